import { sortKey } from './sortKey'

const sorted = (language: string, names: string[]): string[] =>
  names.toSorted((a, b) => (sortKey(a, language) < sortKey(b, language) ? -1 : 1))

it.each([
  ['da', ['Zambia', 'Østrig', 'Åland', 'Ægypten'], ['Zambia', 'Ægypten', 'Østrig', 'Åland']],
  ['nb', ['Østerrike', 'Zambia', 'Åland'], ['Zambia', 'Østerrike', 'Åland']],
  ['sv', ['Österrike', 'Zambia', 'Åland', 'Ägypten'], ['Zambia', 'Åland', 'Ägypten', 'Österrike']],
  ['fi', ['Zambia', 'Åland'], ['Zambia', 'Åland']],
  // Elsewhere they are letters with an accent.
  ['de', ['Zypern', 'Österreich', 'Oman', 'Ägypten', 'Albanien'], ['Ägypten', 'Albanien', 'Oman', 'Österreich', 'Zypern']],
  ['en', ['Åland', 'Albania', 'Afghanistan'], ['Afghanistan', 'Åland', 'Albania']],
])('the names of %s are in the order of its dictionary', (language, names, expected) => {
  expect(sorted(language, names)).toEqual(expected)
}) // prettier-ignore

it.each([
  ['Færøerne', 'en', 'faeroerne'],
  ['Weißrußland', 'de', 'weissrussland'],
  ['Ísland í Þórshöfn', 'en', 'island i thorshofn'],
  ['Eðey', 'en', 'edey'],
  ['Kıbrıs', 'en', 'kibris'],
  ['Łotwa', 'en', 'lotwa'],
  ['A\u030aland', 'en', 'aland'],
  ['Guinea-Bissau', 'en', 'guinea bissau'],
  ['(Congo), the', 'en', 'congo the'],
])('punctuation and accents of %s do not count in %s', (name, language, key) => {
  expect(sortKey(name, language)).toBe(key)
})
