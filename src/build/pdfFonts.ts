import { cpSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { pdfFontName, pdfFontSource, pdfFontSubsets } from '../design/theme/pdfFonts'

/** Copies the fonts of PDFs to where the browser fetches them. */
export function writePdfFonts(publicFolder: string): void {
  const folder = path.join(publicFolder, 'fonts/pdf')
  mkdirSync(folder, { recursive: true })
  for (const subset of pdfFontSubsets)
    for (const weight of [400, 700] as const)
      cpSync(pdfFontSource(subset, weight), path.join(folder, pdfFontName(subset, weight)))
}
