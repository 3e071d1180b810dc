import { maxLogoBytes } from '../model/limits'

/** A logo is at most so large on the invoice that more pixels are not seen. */
const maxWidth = 800
const maxHeight = 400

/** Storage of the browser is small: a larger PNG becomes a JPEG. In characters of the data URL. */
const maxPng = 250_000

export type LogoProblem = 'type' | 'size' | 'unreadable'

/** Thrown for a file that cannot be a logo. */
export class LogoError extends Error {
  constructor(readonly problem: LogoProblem) {
    super(`The logo cannot be used: ${problem}`)
  }
}

const types = ['image/png', 'image/jpeg', 'image/svg+xml', 'image/webp']

async function pictureOf(file: File): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(file)
  try {
    const picture = new Image()
    picture.src = address
    await picture.decode()
    return picture
  } catch {
    throw new LogoError('unreadable')
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** Draws a picture on a canvas and gives it as a data URL. */
function drawn(picture: HTMLImageElement, type: 'image/png' | 'image/jpeg', share: number): string {
  // A drawing without its own size is drawn as wide as there is space.
  const width = picture.naturalWidth || maxWidth
  const height = picture.naturalHeight || maxHeight / 2
  const scale = Math.min(1, maxWidth / width, maxHeight / height) * share
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new LogoError('unreadable')
  if (type === 'image/jpeg') {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL(type, 0.85)
}

/**
 * The logo as a PNG or JPEG that is as small as an invoice needs: a data URL. It never leaves the browser. Rejects with a
 * `LogoError`.
 */
export async function shrinkLogo(file: File): Promise<string> {
  if (!types.includes(file.type)) throw new LogoError('type')
  if (file.size > maxLogoBytes) throw new LogoError('size')
  const picture = await pictureOf(file)
  const png = drawn(picture, 'image/png', 1)
  if (png.length <= maxPng) return png
  return drawn(picture, 'image/jpeg', 1)
}
