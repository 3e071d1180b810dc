import { formatFileSize, formatMegabytes } from './formatFileSize'

const spaces = (text: string): string => text.replace(/\s/g, ' ')

it('a size has the unit of the language and is at least a kilobyte', () => {
  expect(formatFileSize(293_651, 'en-GB')).toBe('294 kB')
  expect(formatFileSize(3, 'en-GB')).toBe('1 kB')
})

it.each([
  ['en-GB', '20 MB'],
  ['fr-FR', '20 Mo'],
  ['fi-FI', '20 Mt'],
])('a limit in megabytes, in %s', (htmlLang, expected) => {
  expect(spaces(formatMegabytes(20_000_000, htmlLang))).toBe(expected)
})
