import type { CmsDocument } from '../cms/document'
import { globalStringKeys } from '../site/globalStrings'
import { globalStringFindings } from './globalStrings'

const complete = Object.fromEntries(globalStringKeys.map((key) => [key, `Text of ${key}`]))
const strings = (lang: string, data: Record<string, unknown>, type = 'global_strings'): CmsDocument => ({
  id: `${type}-${lang}`,
  uid: null,
  type,
  lang,
  tags: [],
  first_publication_date: '',
  last_publication_date: '',
  alternate_languages: [],
  data,
})
const found = (documents: CmsDocument[]) =>
  globalStringFindings(documents).map(
    ({ documentId, field, message }) => `${documentId} ${field}: ${message}`,
  )

it('finds nothing in complete languages', () => {
  expect(found([strings('en-gb', complete), strings('de-de', complete)])).toEqual([])
})

it('names every string that a language lacks', () => {
  const { send: _, ...incomplete } = complete
  expect(
    found([strings('en-gb', complete), strings('de-de', { ...incomplete, menu: '  ', home: null })]),
  ).toEqual(
    ['menu', 'home', 'send'].map(
      (key) =>
        `global_strings-de-de data.${key}: the text is missing, pages in "de-de" show it in English: write it`,
    ),
  )
})

it('names a language without the document', () => {
  expect(found([strings('en-gb', complete), strings('fi-fi', {}, 'homepage')])).toEqual([
    'global_strings-en-gb lang: "fi-fi" has no document of the type "global_strings": write one',
  ])
})
