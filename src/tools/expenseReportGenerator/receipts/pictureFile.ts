/** Why a file is not taken as a picture of a receipt. */
export type PictureProblem =
  'heic' | 'pdf' | 'type' | 'size' | 'broken' | 'full' | 'blocked' | 'many' | 'lines'

/** Larger files are refused before a phone runs out of memory; in bytes. */
export const maxPictureSize = 60_000_000

/** What the file dialog offers. Phones with HEIC give a JPEG when HEIC is not in the list. */
export const acceptedPictures = 'image/jpeg,image/png,image/webp'

const startsWith = (bytes: Uint8Array, text: string, offset = 0): boolean =>
  [...text].every((character, index) => bytes[offset + index] === character.charCodeAt(0))

const heifBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']

/**
 * What a file is by its first bytes: a picture that browsers read, or why it is refused. The name and the type of a file say
 * what somebody calls it, not what it is.
 */
export function pictureProblem(head: Uint8Array, size: number): PictureProblem | undefined {
  if (size > maxPictureSize) return 'size'
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return undefined
  if (head[0] === 0x89 && startsWith(head, 'PNG', 1)) return undefined
  if (startsWith(head, 'RIFF') && startsWith(head, 'WEBP', 8)) return undefined
  if (startsWith(head, '%PDF')) return 'pdf'
  if (startsWith(head, 'ftyp', 4) && heifBrands.some((brand) => startsWith(head, brand, 8))) return 'heic'
  return size === 0 ? 'broken' : 'type'
}

/** Sides of a picture after it was made smaller: at most `longest` px, never larger than before. */
export function fittedSize(
  width: number,
  height: number,
  longest: number,
): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
