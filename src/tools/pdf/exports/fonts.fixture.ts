import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { PdfFonts } from './pdfDocument'

const file = (name: string): Uint8Array => readFileSync(path.join('node_modules/@fontsource', name))

/** The fonts of a document, read from their packages. */
export const fixtureFonts = (): PdfFonts => {
  const of = (weight: 400 | 700): Uint8Array[] => [
    file(`figtree/files/figtree-latin-${weight}-normal.woff`),
    file(`figtree/files/figtree-latin-ext-${weight}-normal.woff`),
    file(`noto-sans/files/noto-sans-greek-${weight}-normal.woff`),
    file(`noto-sans/files/noto-sans-cyrillic-${weight}-normal.woff`),
  ]
  return { regular: of(400), bold: of(700) }
}
