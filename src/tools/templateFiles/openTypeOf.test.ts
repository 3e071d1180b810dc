/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { PdfDocument } from '../pdf/exports/pdfDocument'
import { renderPdf } from '../pdf/exports/renderPdf'
import { openTypeOf } from './openTypeOf'

const file = (name: string): Buffer => readFileSync(path.join('node_modules/@fontsource', name))
const fonts = [400, 700].map((weight) => file(`figtree/files/figtree-latin-${weight}-normal.woff`))

const document: PdfDocument = {
  title: 'Rechnung',
  language: 'de',
  created: new Date(0),
  blocks: [{ kind: 'paragraph', text: 'Übersicht der Beträge: 1.234,56 €' }],
}

it('a PDF has the same bytes with the font in either format', async () => {
  const bytesWith = async ([regular, bold]: (Buffer | undefined)[]): Promise<Buffer> => {
    const given = [regular, bold].map((font) => new Uint8Array(font ?? []))
    const { bytes } = await renderPdf(document, { regular: given.slice(0, 1), bold: given.slice(1) })
    return Buffer.from(bytes)
  }
  const compressed = await bytesWith(fonts)
  expect(compressed.length).toBeGreaterThan(5000)
  expect((await bytesWith(fonts.map(openTypeOf))).equals(compressed)).toBe(true)
})

it('another format is refused, and so is a damaged table', () => {
  const [font = Buffer.alloc(0)] = fonts
  expect(() => openTypeOf(Buffer.from('OTTO-and-more'))).toThrow('not a WOFF file')
  const damaged = Buffer.from(font)
  damaged.writeUInt32BE(font.readUInt32BE(44 + 12) + 1, 44 + 12)
  expect(() => openTypeOf(damaged)).toThrow('damaged')
})
