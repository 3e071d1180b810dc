import { isTableFile, tableText } from './tableFile'

const text = 'Datum;Empfänger;Betrag\n03.11.2026;Café “Blau”;12,50 €\n'
const utf16 = (order: 'le' | 'be', mark: boolean): Uint8Array => {
  const units = [...(mark ? `\ufeff${text}` : text)].map((character) => character.charCodeAt(0))
  return new Uint8Array(
    units.flatMap((unit) => (order === 'le' ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])),
  )
}
/** As windows-1252 writes these texts. */
const windows = new Uint8Array(
  [...text].map((character) => ({ '“': 0x93, '”': 0x94, '€': 0x80 })[character] ?? character.charCodeAt(0)),
)

it.each([
  ['UTF-8', new TextEncoder().encode(text)],
  ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${text}`)],
  ['UTF-16, little end first', utf16('le', true)],
  ['UTF-16, big end first', utf16('be', true)],
  ['UTF-16 without a mark', utf16('le', false)],
  ['UTF-16 without a mark, big end first', utf16('be', false)],
  ['windows-1252', windows],
])('reads a file in %s', (_, bytes) => {
  expect(tableText(bytes)?.replace(/^\ufeff/, '')).toBe(text)
})

it.each([
  ['a workbook', [0x50, 0x4b, 3, 4, 20, 0, 0, 0]],
  ['a PDF', [...new TextEncoder().encode('%PDF-1.7\n')]],
  ['an old workbook', [0xd0, 0xcf, 0x11, 0xe0, 0xa1]],
  ['bytes that are no text', [65, 0, 0, 0, 66, 1, 2, 0, 0, 0, 0, 9]],
])('%s is no text', (_, bytes) => {
  expect(tableText(new Uint8Array(bytes))).toBeUndefined()
})

it('knows a table by its name or kind', () => {
  expect(['umsaetze.CSV', 'a.tsv', 'b.txt', 'c.XLSX', 'd.jpg'].map((name) => isTableFile({ name, type: '' }))).toEqual([
    true, true, true, true, false,
  ]) // prettier-ignore
  expect(isTableFile({ name: 'export', type: 'text/csv' })).toBe(true)
})
