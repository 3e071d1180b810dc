/** What keeps a picture of pixels out of the media library: it is decoded, with limits on size, memory and time. */
import pLimit from 'p-limit'
import sharp from 'sharp'
import type { MediaKind } from './mediaKinds'

/** Most pixels of a picture, of all frames of an animation: 64 million, which take 256 MB while they are decoded. */
export const maxPixels = 64_000_000
/** The same of an AVIF, which is decoded in one step that no time limit ends, and slowly: 63 million took 6 s. */
const maxAvifPixels = 24_000_000
/** Longest side of a picture in pixels: that of WebP, which the build makes copies in. */
export const maxSide = 16_383
const maxSeconds = 10

/** How pictures are decoded, here and by the build. What a camera writes a little wrong is taken; what is cut off is not. */
export const decoding = { failOn: 'error', limitInputPixels: maxPixels } as const

/** One at a time: a few large ones together would take the memory of the server. */
const queue = pLimit(1)

const damaged = 'cannot be read: it is damaged, or was cut off while it was saved or sent. Save it again'

const million = (pixels: number): string => `${Math.ceil(pixels / 1e6)} million`

/** A sentence about a picture, without its subject: `cannot be read …`; undefined when it is usable. */
export const pictureProblem = (content: Buffer, kind: MediaKind): Promise<string | undefined> =>
  queue(() => decodingProblem(content, kind))

async function decodingProblem(content: Buffer, kind: MediaKind): Promise<string | undefined> {
  try {
    // The beginning of the file only: a size above the limits is named, and not decoded.
    const {
      width,
      height,
      pages = 1,
      pageHeight,
    } = await sharp(content, {
      limitInputPixels: false,
    }).metadata()
    const frame = pageHeight ?? height
    if (Math.max(width, frame) > maxSide)
      return `is ${width} × ${frame} pixels; a side may have ${maxSide}. Make it smaller`
    const most = kind === 'avif' ? maxAvifPixels : maxPixels
    if (width * frame * pages > most)
      return `has ${million(width * frame * pages)} pixels${pages > 1 ? ` in ${pages} frames` : ''}; it may have ${million(most)}. Make it smaller`
    if (pages > 1 && kind !== 'gif')
      return 'is animated, and pages would show its first frame only. Use a GIF or a film'
    await sharp(content, { ...decoding, ...(kind === 'gif' ? { pages: -1 } : {}) })
      .timeout({ seconds: maxSeconds })
      .resize(8, 8, { fit: 'fill' })
      .raw()
      .toBuffer()
  } catch (error) {
    return /timeout/i.test(String(error))
      ? `takes more than ${maxSeconds} seconds to read. Make it smaller`
      : damaged
  }
  return kind === 'gif' && !content.subarray(-16).includes(0x3b) ? damaged : undefined
}
