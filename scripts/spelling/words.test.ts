import { cmsDocument } from '../../src/content/cms/document.fixture'
import { dictionaryOf, knownWords, unknownWords, wordsOfDocuments, wordsOfText } from './words'

it('the words of a text, without tokens, addresses, numbers and words of two letters', () => {
  expect(
    wordsOfText('Don’t pay {market.vat} at https://example.com/x or to a@b.example by 12h, café-owner.'),
  ).toEqual(["Don't", 'pay', 'café-owner'])
})

it('the words of each language, from texts that a person reads', () => {
  const words = wordsOfDocuments([
    cmsDocument(
      'page',
      { title: 'Hallo Welt', link: { uid: 'hallo-wlt' }, texts: [{ key: 'wlt', text: 'Guten' }] },
      { lang: 'de-de' },
    ),
    cmsDocument('market_law', { text: 'Bogføringsloven' }, { lang: 'de-de' }),
  ])
  expect([...(words.get('de-de')?.keys() ?? [])]).toEqual(['Hallo', 'Welt', 'Guten'])
})

it('words that neither the dictionary nor the list of the language knows', () => {
  const known = knownWords('# names\n[all]\nOutlay Peppol\n[de-de]\nJänner # Austria\n')
  const words = new Map(['Outlay', 'Jänner', 'Rechung', 'Tag'].map((word) => [word, 'a']))
  const toDictionary = new Set(['Outlay', 'Jänner', 'Rechung'])
  expect(unknownWords(words, toDictionary, known, 'de-de')).toEqual([{ word: 'Rechung', documentId: 'a' }])
  expect(unknownWords(words, toDictionary, known, 'sv-se').map(({ word }) => word)).toEqual([
    'Jänner',
    'Rechung',
  ])
})

it('dictionaries of the content languages', () => {
  expect(dictionaryOf('nl-be')).toBe('nl_BE')
  expect(dictionaryOf('fi-fi')).toBeUndefined()
})
