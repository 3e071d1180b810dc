import { existsSync } from 'node:fs'
import { fontCss } from './fonts'
import { pdfFontSource, pdfFontSubsets } from './pdfFonts'

/** Whether a face of the font is fetched for a character. */
const isFetchedFor = (character: string, range: string): boolean =>
  range.split(',').some((part) => {
    const [from = '', to = from] = part.trim().replace('U+', '').split('-')
    const code = character.codePointAt(0) ?? 0
    return parseInt(from, 16) <= code && code <= parseInt(to, 16)
  })

const ranges = [...fontCss.matchAll(/unicode-range:([^}]*)/g)].map(([, range = '']) => range)

it('fetches the extended file for letters that only it has, and for no other character', () => {
  expect(ranges).toHaveLength(1)
  const [extended = ''] = ranges
  for (const letter of 'łőęčșẞ') expect([letter, isFetchedFor(letter, extended)]).toEqual([letter, true])
  for (const other of 'aéœŒı’“…–€™−') expect([other, isFetchedFor(other, extended)]).toEqual([other, false])
})

it('has the files of the fonts of PDFs in their packages', () => {
  const missing = pdfFontSubsets.flatMap((subset) =>
    ([400, 700] as const).map((weight) => pdfFontSource(subset, weight)).filter((file) => !existsSync(file)),
  )
  expect(missing).toEqual([])
})
