import { commonWordKeys } from '../../tools/words/model/commonWordKeys'
import type { CmsDocument } from '../cms/document'
import { toolWordsFindings } from './toolWords'

const document = (type: string, uid: string, data: Record<string, unknown>): CmsDocument => ({
  id: `${type}.${uid}`,
  uid,
  type,
  lang: 'en-gb',
  tags: [],
  first_publication_date: '',
  last_publication_date: '',
  alternate_languages: [],
  data,
})

const complete = commonWordKeys.map((key) => ({ key, text: `Text of ${key}` }))
const found = (documents: CmsDocument[]) =>
  toolWordsFindings(documents).map(({ field, message }) => `${field}: ${message}`)

it('finds nothing in complete words', () => {
  expect(found([document('tool_words', 'common', { texts: complete })])).toEqual([])
})

it('names every text that is missing, unknown or there twice', () => {
  const [first, second] = complete
  const texts = [...complete.slice(1), { ...second }, { key: 'greeting', text: 'Hello' }]
  expect(found([document('tool_words', 'common', { texts })])).toEqual([
    `data.texts.${complete.length - 1}.key: the text "${second?.key}" is there twice: remove one`,
    `data.texts.${complete.length}.key: the part "common" has no text "greeting": remove the entry`,
    `data.texts: the text "${first?.key}" is missing: add an entry with this key`,
  ])
})

it('names a document of no part', () => {
  expect(found([document('tool_words', 'abacus', { texts: [] })])).toEqual([
    expect.stringMatching(/^uid: no part is called "abacus"; there are common, vat-calculator/),
  ])
})

it('names a page whose language lacks the words of its tool', () => {
  const page = document('page', 'vat-calculator', { slices: [{ slice_type: 'vat_calculator' }] })
  expect(found([document('tool_words', 'common', { texts: complete }), page])).toEqual([
    'data: shows a tool, and "en-gb" has no document of the type "tool_words" with the UID "vat-calculator"',
  ])
})

it('names a text whose placeholders are not those of the default language', () => {
  const german = (text: string) => ({
    ...document('tool_words', 'common', {
      texts: complete.map((entry, index) => (index === 0 ? { ...entry, text } : entry)),
    }),
    id: 'german',
    lang: 'de-de',
  })
  const english = document('tool_words', 'common', {
    texts: complete.map((entry, index) =>
      index === 0 ? { ...entry, text: '{count} of {total} {market.vat}' } : entry,
    ),
  })
  expect(found([english, german('{total}, davon {count}')])).toEqual([])
  expect(found([english, german('{conut} von {total}')])).toEqual([
    `data.texts.0.text: the text "${commonWordKeys[0]}" has {conut} {total}; the tool fills in {count} {total}`,
  ])
  expect(found([english, german('alle')])).toEqual([
    `data.texts.0.text: the text "${commonWordKeys[0]}" has no placeholder; the tool fills in {count} {total}`,
  ])
})

it.each(['larger than 60 MB.', 'plus de 30 Mo', 'yli 20 Mt.', 'under 500 kB'])(
  'names a text that states the size of a file: %s',
  (text) => {
    const texts = complete.map((entry, index) => (index === 0 ? { ...entry, text } : entry))
    expect(found([document('tool_words', 'common', { texts })])).toEqual([
      `data.texts.0.text: the text "${commonWordKeys[0]}" states the size of a file: write {size}, which the tool fills in`,
    ])
  },
)
