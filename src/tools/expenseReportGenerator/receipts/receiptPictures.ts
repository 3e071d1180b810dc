import { PictureError } from './pictureError'
import { fileKind, fittedSize, maxPictureSize } from './pictureFile'

/** The longest side of a kept picture in px: small print of a receipt stays readable in a PDF. */
const longestSide = 1800

/** A kept picture of 1800 × 1350 px should not be larger, in bytes; it is compressed more, then made smaller, until it is not. */
const wantedSize = 450 * 1024
const ordinaryArea = 1800 * 1350

const attempts = [
  { longest: longestSide, quality: 0.82 },
  { longest: longestSide, quality: 0.65 },
  { longest: 1400, quality: 0.65 },
  { longest: 1100, quality: 0.55 },
] as const

/** What can be drawn, with its size in px. */
type Drawable = ImageBitmap | HTMLCanvasElement

function draw(picture: Drawable, longest: number): HTMLCanvasElement {
  const { width, height } = fittedSize(picture.width, picture.height, longest)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new PictureError('broken')
  // JPEG has no transparency; without this it would be black.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return canvas
}

const toJpeg = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))

async function smallJpeg(picture: Drawable): Promise<Blob> {
  let smallest: Blob | null = null
  for (const { longest, quality } of attempts) {
    const canvas = draw(picture, longest)
    smallest = await toJpeg(canvas, quality)
    // A long receipt has more px than a photo.
    const allowed = wantedSize * Math.max(1, (canvas.width * canvas.height) / ordinaryArea)
    if (smallest && smallest.size <= allowed) return smallest
  }
  if (!smallest) throw new PictureError('broken')
  return smallest
}

/**
 * Makes pictures of a receipt that are small enough to keep, JPEGs of a few hundred KB: one of a photo, upright and without
 * the data that cameras add (place, time, device); of a PDF one for each page. Rejects with `PictureError` for a file that is
 * neither or cannot be read, and for a PDF with more than `most` pages.
 */
export async function receiptPictures(
  file: Blob,
  most: number,
): Promise<{ pictures: readonly Blob[]; isPdf: boolean }> {
  if (file.size > maxPictureSize) throw new PictureError('size')
  if (file.size === 0) throw new PictureError('broken')
  const kind = fileKind(new Uint8Array(await file.slice(0, 16).arrayBuffer()))
  if (kind === 'unknown') throw new PictureError('type')
  if (kind === 'pdf') {
    const { drawPages } = await import('./pdfPages').catch(() => {
      throw new PictureError('pdf')
    })
    const pictures: Blob[] = []
    await drawPages(file, most, longestSide, async (page) => void pictures.push(await smallJpeg(page)))
    return { pictures, isPdf: true }
  }
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new PictureError(kind === 'heic' ? 'heic' : kind === 'avif' ? 'type' : 'broken')
  })
  try {
    return { pictures: [await smallJpeg(picture)], isPdf: false }
  } finally {
    picture.close()
  }
}
