import { readFileSync } from 'node:fs'
import { pdfFontSource, pdfFontSubsetsFor, type PdfFontWeight } from '../../design/theme/pdfFonts'
import type { PdfFonts } from '../pdf/exports/pdfDocument'
import { openTypeOf } from './openTypeOf'

const files = new Map<string, Uint8Array>()

/** A file, read once: the renderer keeps what it has parsed of each. */
function fontFile(source: string): Uint8Array {
  const file = files.get(source) ?? openTypeOf(readFileSync(source))
  files.set(source, file)
  return file
}

/** The fonts for a text, from their packages in the project's folder. */
export const readPdfFonts = (text: string): PdfFonts => {
  const of = (weight: PdfFontWeight): Uint8Array[] =>
    pdfFontSubsetsFor(text).map((subset) => fontFile(pdfFontSource(subset, weight)))
  return { regular: of(400), bold: of(700) }
}
