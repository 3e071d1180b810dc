/** Why a file is not taken as a receipt. */
export type PictureProblem =
  | 'heic'
  | 'pdf'
  | 'password'
  | 'pages'
  | 'type'
  | 'size'
  | 'broken'
  | 'full'
  | 'blocked'
  | 'many'
  | 'lines'

/** Larger files are refused before a phone runs out of memory; in bytes. */
export const maxPictureSize = 60_000_000

/** What the file dialog offers. Phones with HEIC give a JPEG when HEIC is not in the list. */
export const acceptedPictures = 'image/jpeg,image/png,image/webp,image/avif,image/gif,application/pdf'

const startsWith = (bytes: Uint8Array, text: string, offset = 0): boolean =>
  [...text].every((character, index) => bytes[offset + index] === character.charCodeAt(0))

const heifBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']
const avifBrands = ['avif', 'avis']

/** What a file is: a picture that every browser reads or one that only some read, a PDF, or nothing of these. */
export type FileKind = 'picture' | 'heic' | 'avif' | 'pdf' | 'unknown'

/** What a file is by its first bytes. Its name and type say what somebody calls it, not what it is. */
export function fileKind(head: Uint8Array): FileKind {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'picture'
  if (head[0] === 0x89 && startsWith(head, 'PNG', 1)) return 'picture'
  if (startsWith(head, 'RIFF') && startsWith(head, 'WEBP', 8)) return 'picture'
  if (startsWith(head, 'GIF8')) return 'picture'
  if (startsWith(head, '%PDF')) return 'pdf'
  if (!startsWith(head, 'ftyp', 4)) return 'unknown'
  if (heifBrands.some((brand) => startsWith(head, brand, 8))) return 'heic'
  return avifBrands.some((brand) => startsWith(head, brand, 8)) ? 'avif' : 'unknown'
}

/** The least width of a long receipt in px, as a share of the longest side of other pictures: 800 of 1800. */
const leastShare = 4 / 9

/** No side of a picture is longer and no picture has more px: what a canvas of a phone can hold. */
const maxSide = 12_000
const maxArea = 12_000_000

/**
 * Sides of a picture after it was made smaller, never larger than before: at most `longest` px. A long receipt keeps a width
 * at which its print can be read.
 */
export function fittedSize(
  width: number,
  height: number,
  longest: number,
): { width: number; height: number } {
  const readable = height > width ? (longest * leastShare) / width : 0
  const scale = Math.min(
    1,
    Math.max(longest / Math.max(width, height), readable),
    maxSide / Math.max(width, height),
    Math.sqrt(maxArea / (width * height)),
  )
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
