/** Width and height of a picture, read from the beginning of its file. */

export type Size = { width: number; height: number }

/**
 * Gives the size in pixels, as it is shown, of a PNG, GIF, JPEG, WebP, AVIF or SVG; undefined for everything else, and when
 * it says none.
 */
export function imageSize(file: Buffer): Size | undefined {
  try {
    return (
      sizeOfPng(file) ??
      sizeOfGif(file) ??
      sizeOfJpeg(file) ??
      sizeOfWebp(file) ??
      sizeOfAvif(file) ??
      sizeOfSvg(file) ??
      undefined
    )
  } catch (error) {
    // A file that ends before its size.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function sizeOfPng(file: Buffer): Size | undefined {
  if (file.toString('latin1', 1, 4) !== 'PNG') return undefined
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
}

function sizeOfGif(file: Buffer): Size | undefined {
  if (file.toString('latin1', 0, 3) !== 'GIF') return undefined
  return { width: file.readUInt16LE(6), height: file.readUInt16LE(8) }
}

/** A JPEG is a list of segments; those of the kinds C0 to CF say the size, except three that are something else. */
function sizeOfJpeg(file: Buffer): Size | undefined {
  if (file.length < 2 || file.readUInt16BE(0) !== 0xffd8) return undefined
  let offset = 2
  let isTurned = false
  for (;;) {
    const kind = file.readUInt8(offset + 1)
    if (kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind)) {
      const [height, width] = [file.readUInt16BE(offset + 5), file.readUInt16BE(offset + 7)]
      return isTurned ? { width: height, height: width } : { width, height }
    }
    const length = file.readUInt16BE(offset + 2)
    if (kind === 0xe1) isTurned ||= orientationOf(file.subarray(offset + 4, offset + 2 + length)) >= 5
    offset += 2 + length
  }
}

/** How a camera was held, of the Exif data of a photograph: from 5 on it is shown turned by a quarter. 1 where none is said. */
function orientationOf(segment: Buffer): number {
  if (segment.toString('latin1', 0, 6) !== 'Exif\0\0' || segment.length < 16) return 1
  const tiff = segment.subarray(6)
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number): number => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (directory + 2 > tiff.length) return 1
  const entries = Array.from({ length: short(directory) }, (_, index) => directory + 2 + index * 12)
  const entry = entries.find((at) => at + 12 <= tiff.length && short(at) === 0x0112)
  return entry === undefined ? 1 : short(entry + 8)
}

/** An AVIF says the size of each of its pictures in a property "ispe": that of the whole is the largest. */
function sizeOfAvif(file: Buffer): Size | undefined {
  if (file.toString('latin1', 4, 8) !== 'ftyp' || !file.toString('latin1', 8, 64).includes('avif'))
    return undefined
  const sizes: Size[] = []
  for (let at = file.indexOf('ispe'); at >= 0 && at < 65_536; at = file.indexOf('ispe', at + 4))
    sizes.push({ width: file.readUInt32BE(at + 8), height: file.readUInt32BE(at + 12) })
  return sizes.sort((a, b) => b.width * b.height - a.width * a.height)[0]
}

function sizeOfWebp(file: Buffer): Size | undefined {
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WEBP') return undefined
  const kind = file.toString('latin1', 12, 16)
  if (kind === 'VP8X') return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 }
  if (kind === 'VP8L') {
    const bits = file.readUInt32LE(21)
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  }
  return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff }
}

function sizeOfSvg(file: Buffer): Size | undefined {
  const tag = /<svg\b[^>]*>/.exec(file.toString('utf8', 0, 4096))?.[0]
  if (!tag) return undefined
  const attribute = (name: string): number =>
    Number(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(tag)?.[1])
  const [width, height] = [attribute('width'), attribute('height')]
  if (width && height) return { width: Math.round(width), height: Math.round(height) }
  const box = /\sviewBox="([^"]+)"/
    .exec(tag)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number)
  const [, , boxWidth, boxHeight] = box ?? []
  return boxWidth && boxHeight ? { width: Math.round(boxWidth), height: Math.round(boxHeight) } : undefined
}
