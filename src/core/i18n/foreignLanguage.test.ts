import { foreignLanguage } from './foreignLanguage'

it.each([
  ['de', 'en-GB', 'de'],
  ['de', 'de-AT', undefined],
  ['nb', 'nb-NO', undefined],
  ['en', 'nl-BE', 'en'],
])('words in %s on a page in %s: %s', (language, htmlLang, lang) => {
  expect(foreignLanguage(language, htmlLang)).toBe(lang)
})
