import { http } from '../../core/http/client'
import {
  pdfFontName,
  pdfFontPath,
  pdfFontSubsets,
  pdfFontSubsetsFor,
  type PdfFontWeight,
} from '../../design/theme/pdfFonts'
import type { PdfFonts } from './exports/pdfDocument'

/** Files of this page view, by name. */
const files = new Map<string, Promise<Uint8Array>>()

/** A file of a font; one that could not be fetched is fetched again when it is requested again. */
function fontFile(name: string): Promise<Uint8Array> {
  let file = files.get(name)
  if (!file) {
    file = http
      .get(pdfFontPath(name))
      .arrayBuffer()
      .then((buffer) => new Uint8Array(buffer))
    files.set(name, file)
    file.catch(() => files.delete(name))
  }
  return file
}

/**
 * The fonts for a text. Rejects when those of every document cannot be fetched; without one for rarer letters, which
 * may not be at hand without a connection, `renderPdf` names those letters.
 */
export async function loadFonts(text: string): Promise<PdfFonts> {
  const of = async (weight: PdfFontWeight): Promise<Uint8Array[]> => {
    const loaded = await Promise.all(
      pdfFontSubsetsFor(text).map(async (subset) => {
        const file = fontFile(pdfFontName(subset, weight))
        return subset.letters ? file.catch(() => null) : file
      }),
    )
    return loaded.filter((file) => file !== null)
  }
  const [regular, bold] = await Promise.all([of(400), of(700)])
  return { regular, bold }
}

/** Fetches what a document may need, so that it can be made later without a connection. Failures are left for later. */
export function prefetchFonts(): void {
  for (const subset of pdfFontSubsets.filter(({ ahead }) => ahead))
    for (const weight of [400, 700] as const) fontFile(pdfFontName(subset, weight)).catch(() => undefined)
}
