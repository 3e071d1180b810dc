import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  pdfFontName,
  pdfFontSource,
  pdfFontSubsets,
  pdfFontSubsetsFor,
  type PdfFontWeight,
} from '../theme/pdfFonts'
import type { PdfFonts } from '../tools/pdf/exports/pdfDocument'

/** Copies the fonts of PDFs to where the browser fetches them. */
export function writePdfFonts(publicFolder: string): void {
  const folder = path.join(publicFolder, 'fonts/pdf')
  mkdirSync(folder, { recursive: true })
  for (const subset of pdfFontSubsets)
    for (const weight of [400, 700] as const)
      cpSync(pdfFontSource(subset, weight), path.join(folder, pdfFontName(subset, weight)))
}

/** The fonts for a text, for documents that the build makes. */
export const readPdfFonts = (text: string): PdfFonts => {
  const of = (weight: PdfFontWeight): Uint8Array[] =>
    pdfFontSubsetsFor(text).map((subset) => readFileSync(pdfFontSource(subset, weight)))
  return { regular: of(400), bold: of(700) }
}
