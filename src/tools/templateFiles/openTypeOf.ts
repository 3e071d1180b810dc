import { inflateSync } from 'node:zlib'

const woffFormat = 'wOFF'
/** Bytes of the header of each format, and of an entry in its list of tables. */
const woff = { header: 44, entry: 20 }
const openType = { header: 12, entry: 16 }

const padded = (length: number): number => Math.ceil(length / 4) * 4

/**
 * A font of the format WOFF 1.0 (https://www.w3.org/TR/WOFF/) with its tables uncompressed: fontkit would decompress the table of
 * all glyphs again for each glyph that it embeds. Throws for another format, and when a table is damaged.
 */
export function openTypeOf(font: Buffer): Buffer {
  if (font.toString('latin1', 0, 4) !== woffFormat) throw new Error('The font is not a WOFF file')
  const count = font.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = woff.header + index * woff.entry
    const offset = font.readUInt32BE(entry + 4)
    const stored = font.readUInt32BE(entry + 8)
    const length = font.readUInt32BE(entry + 12)
    const bytes = font.subarray(offset, offset + stored)
    const content = stored < length ? inflateSync(bytes) : bytes
    if (content.length !== length) throw new Error('A table of the font is damaged')
    return { tag: font.subarray(entry, entry + 4), checksum: font.readUInt32BE(entry + 16), content }
  })
  const start = openType.header + count * openType.entry
  const result = Buffer.alloc(start + tables.reduce((sum, { content }) => sum + padded(content.length), 0))
  const exponent = Math.floor(Math.log2(count))
  const searchRange = 2 ** exponent * openType.entry
  font.copy(result, 0, 4, 8)
  result.writeUInt16BE(count, 4)
  result.writeUInt16BE(searchRange, 6)
  result.writeUInt16BE(exponent, 8)
  result.writeUInt16BE(count * openType.entry - searchRange, 10)
  let offset = start
  tables.forEach(({ tag, checksum, content }, index) => {
    const entry = openType.header + index * openType.entry
    tag.copy(result, entry)
    result.writeUInt32BE(checksum, entry + 4)
    result.writeUInt32BE(offset, entry + 8)
    result.writeUInt32BE(content.length, entry + 12)
    content.copy(result, offset)
    offset += padded(content.length)
  })
  return result
}
