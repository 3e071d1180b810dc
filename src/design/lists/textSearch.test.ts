import { textSearch } from './textSearch'

it.each([
  ['en', 'Café receipts', 'cafe'],
  ['en', 'Cafe receipts', 'CAFÉ'],
  ['en', 'Cafe\u0301 receipts', 'café'],
  ['fr', 'Reçus et dépenses', 'recus depenses'],
  ['de', 'Müller & Söhne', 'MÜLLER söhne'],
  ['en', 'Export to DATEV for advisers', 'advisers datev'],
  ['en', 'anything', '   '],
])('in %s, "%s" has "%s"', (language, text, query) => {
  expect(textSearch(language).matches(text, query)).toBe(true)
})

it.each([
  ['en', 'Export to DATEV', 'datev xero'],
  ['en', 'Export to DATEV', '.*'],
  ['en', '', 'x'],
  // A separate letter there.
  ['sv', 'Förmåner', 'formaner'],
  ['da', 'Måned', 'maned'],
])('in %s, "%s" does not have "%s"', (language, text, query) => {
  expect(textSearch(language).matches(text, query)).toBe(false)
})
