import { definePDFJSModule, extractText, getDocumentProxy } from 'unpdf'

const engine = definePDFJSModule(() => import('unpdf/pdfjs'))

/** Pages and words of a PDF. Rejects with a sentence that says why it cannot be read. */
export async function readPdf(bytes: Uint8Array): Promise<{ pages: number; words: number }> {
  await engine
  // A copy: the engine takes the memory that it is given.
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  try {
    const { totalPages, text } = await extractText(pdf, { mergePages: true })
    return { pages: totalPages, words: text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0 }
  } finally {
    await pdf.destroy()
  }
}
