import { numberWordsOf } from './numberWords'

const readAs = (lang: string, word: string): number | undefined => {
  const words = numberWordsOf(lang)
  return words && new RegExp(`^${words.source}$`, 'iu').test(word) ? words.valueOf(word) : undefined
}

it.each([
  ['da-dk', 'enogtyve', 21],
  ['da-dk', 'halvtreds', 50],
  ['de-de', 'achtzehn', 18],
  ['de-de', 'Siebenundzwanzig', 27],
  ['en-us', 'forty-five', 45],
  ['en-ie', 'Seventeen', 17],
  ['es-es', 'dieciocho', 18],
  ['es-es', 'veintiún', 21],
  ['es-es', 'treinta y dos', 32],
  ['fi-fi', 'kahdeksassatoista', 18],
  ['fi-fi', 'kolmessakymmenessä', 30],
  ['fi-fi', 'kaksikymmentäviisi', 25],
  ['fr-fr', 'dix-huit', 18],
  ['fr-be', 'septante', 70],
  ['fr-fr', 'vingt et un', 21],
  ['it-it', 'ventotto', 28],
  ['it-it', 'ventitré', 23],
  ['nb-no', 'tjueto', 22],
  ['nl-be', 'tweeëntwintig', 22],
  ['nl-nl', 'achttien', 18],
  ['pt-pt', 'duas', 2],
  ['pt-pt', 'vinte e sete', 27],
  ['sv-se', 'tjugotvå', 22],
  ['sv-se', 'arton', 18],
])('%s: %s is %d', (lang, word, number) => {
  expect(readAs(lang, word)).toBe(number)
  expect(numberWordsOf(lang)?.isIn(`(${word} …)`)).toBe(true)
})

it('a text without a number is known by its words', () => {
  expect(numberWordsOf('en-gb')?.isIn('Every tenth receipt of someone')).toBe(false)
  expect(numberWordsOf('de-de')?.isIn('Viermal im Jahr')).toBe(false)
  expect(numberWordsOf('de-de')?.isIn('A4')).toBe(true)
})

it('digits with and without separators; no article, no other word, no other language', () => {
  expect(readAs('en-gb', '1,000')).toBe(1000)
  expect(readAs('fr-fr', '12 000')).toBe(12_000)
  expect(readAs('de-de', '17')).toBe(17)
  expect(readAs('de-de', 'ein')).toBeUndefined()
  expect(readAs('en-gb', 'one')).toBeUndefined()
  expect(readAs('de-de', 'Dreirad')).toBeUndefined()
  expect(numberWordsOf('pl-pl')).toBeUndefined()
})
