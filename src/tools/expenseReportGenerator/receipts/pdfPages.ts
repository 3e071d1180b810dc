import { PictureError } from './pictureError'
import { fittedSize } from './pictureFile'

/** PDF.js in one file without a worker; half a megabyte, so it is fetched with the first PDF. */
const pdfCode = () => import('unpdf/pdfjs')

/** Far more px than a page can get: `fittedSize` chooses how large it is drawn. */
const manyTimes = 20

const isPasswordError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'PasswordException'

/**
 * Draws the pages of a PDF one after the other, each at most `longest` px long, and waits for `onPage` before the next, so that
 * one page at a time is in memory. Rejects with `PictureError`: `password` for a PDF that asks for one, `pages` for one with
 * more than `most` pages (nothing is drawn), `pdf` when it or PDF.js cannot be read.
 */
export async function drawPages(
  file: Blob,
  most: number,
  longest: number,
  onPage: (page: HTMLCanvasElement) => Promise<void>,
): Promise<void> {
  const unreadable = (): never => {
    throw new PictureError('pdf')
  }
  const { getDocument, VerbosityLevel } = await pdfCode().catch(unreadable)
  const loading = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    const pdf = await loading.promise
    if (pdf.numPages > most) throw new PictureError('pages')
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      const size = page.getViewport({ scale: 1 })
      const { width } = fittedSize(size.width * manyTimes, size.height * manyTimes, longest)
      const viewport = page.getViewport({ scale: width / size.width })
      const canvas = Object.assign(document.createElement('canvas'), {
        width: Math.round(viewport.width),
        height: Math.round(viewport.height),
      })
      await page.render({ canvas, viewport }).promise
      await onPage(canvas)
      page.cleanup()
    }
  } catch (error) {
    if (error instanceof PictureError) throw error
    throw new PictureError(isPasswordError(error) ? 'password' : 'pdf')
  } finally {
    await loading.destroy()
  }
}
