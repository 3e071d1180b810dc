/** Width and height of a picture, read from the beginning of its file. */

export type Size = { width: number; height: number }

/** Gives the size in pixels of a PNG, GIF, JPEG, WebP or SVG; undefined for everything else, and when it says none. */
export function imageSize(file: Buffer): Size | undefined {
  try {
    return (
      sizeOfPng(file) ??
      sizeOfGif(file) ??
      sizeOfJpeg(file) ??
      sizeOfWebp(file) ??
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
  for (;;) {
    const kind = file.readUInt8(offset + 1)
    if (kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind)) {
      return { width: file.readUInt16BE(offset + 7), height: file.readUInt16BE(offset + 5) }
    }
    offset += 2 + file.readUInt16BE(offset + 2)
  }
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
