import { fittedSize, pictureProblem, type PictureProblem } from './pictureFile'

/** The longest side of a kept picture in px: small print of a receipt stays readable in a PDF. */
const longestSide = 1800

/** A kept picture should not be larger, in bytes; it is compressed more, then made smaller, until it is not. */
const wantedSize = 450 * 1024

const attempts = [
  { longest: longestSide, quality: 0.82 },
  { longest: longestSide, quality: 0.65 },
  { longest: 1400, quality: 0.65 },
  { longest: 1100, quality: 0.55 },
] as const

/** A picture that was refused. */
export class PictureError extends Error {
  constructor(readonly problem: PictureProblem) {
    super(problem)
  }
}

function draw(picture: ImageBitmap, longest: number): HTMLCanvasElement {
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

/**
 * Makes a photo of a receipt small enough to keep: a JPEG of a few hundred KB, upright, without the data that cameras add
 * (place, time, device). Rejects with `PictureError` for a file that is no picture or cannot be read.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer())
  const problem = pictureProblem(head, file.size)
  if (problem) throw new PictureError(problem)
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new PictureError('broken')
  })
  try {
    let smallest: Blob | null = null
    for (const { longest, quality } of attempts) {
      smallest = await toJpeg(draw(picture, longest), quality)
      if (smallest && smallest.size <= wantedSize) return smallest
    }
    if (!smallest) throw new PictureError('broken')
    return smallest
  } finally {
    picture.close()
  }
}
