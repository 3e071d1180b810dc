import { lettersOf } from './exports/letters'
import type { PdfDocument, RenderedPdf } from './exports/pdfDocument'
import { loadFonts, prefetchFonts } from './loadFonts'

const rendererCode = () => import('./exports/renderPdf')

/** Makes a PDF of a document; code and fonts are fetched when they are not there yet, which may reject. */
export async function makePdf(document: PdfDocument): Promise<RenderedPdf> {
  const [{ renderPdf }, fonts] = await Promise.all([rendererCode(), loadFonts(lettersOf(document))])
  return renderPdf(document, fonts)
}

/** Fetches code and fonts ahead: called when a visitor starts a document, so that a PDF needs no network later. */
export function preparePdf(): void {
  void Promise.all([rendererCode(), import('pdfkit')]).catch(() => undefined)
  prefetchFonts()
}
