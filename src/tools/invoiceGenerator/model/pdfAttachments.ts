import { Unzlib } from 'fflate'

/**
 * The files embedded in a PDF (ISO 32000-1, 7.11.4), found without a PDF library: the objects of the file are read one
 * after another, compressed ones (object streams) as well, and the streams that a file specification names are unpacked.
 */

/** A file whose streams unpack to more than this is refused, in bytes. */
const maxUnpacked = 40_000_000
/** More than any invoice has: a file with more was made to keep the reader busy. Letters of one and of all dictionaries. */
const maxDictionary = 20_000
const maxDictionaries = 50_000_000

export type PdfProblem = 'pdfEncrypted' | 'pdfUnreadable'

type PdfFile = {
  bytes: Uint8Array
  text: string
  /** Objects that are a number, such as the length of a stream. */
  numbers: ReadonlyMap<number, string>
  /** Where the last stream ends. */
  lastEnd: number
  /** Bytes that may still be unpacked. */
  left: number
}

type PdfObject = { number: number; dictionary: string; streamStart: number | undefined }

const latin1 = (bytes: Uint8Array): string => {
  // Not TextDecoder: its latin1 is windows-1252, which moves bytes from 128 to 159.
  let text = ''
  for (let start = 0; start < bytes.length; start += 32768)
    // Reads the bytes by their index, where a spread would call an iterator for each.
    text += String.fromCharCode.apply(null, bytes.subarray(start, start + 32768) as unknown as number[])
  return text
}

/** The dictionary that begins at `<<`, with those inside of it; undefined when it does not end. */
function dictionaryAt(text: string, start: number): string | undefined {
  const mark = /<<|>>|\((?:\\[\s\S]|[^\\()])*\)/g
  const part = text.slice(start, start + maxDictionary)
  let depth = 0
  for (let found = mark.exec(part); found; found = mark.exec(part)) {
    if (found[0] === '<<') depth += 1
    if (found[0] === '>>') depth -= 1
    if (depth === 0) return part.slice(0, mark.lastIndex)
  }
  return undefined
}

function objectsOf(text: string): PdfObject[] {
  const objects: PdfObject[] = []
  let read = 0
  for (const found of text.matchAll(/(?:^|[\r\n\s])(\d{1,9})\s+\d{1,5}\s+obj\b\s*(?=<<)/g)) {
    if (read > maxDictionaries) break
    const start = found.index + found[0].length
    const dictionary = dictionaryAt(text, start)
    read += dictionary?.length ?? maxDictionary
    if (dictionary === undefined) continue
    const after = start + dictionary.length
    const [stream] = /^\s*stream(?:\r\n|\n|\r)/.exec(text.slice(after, after + 40)) ?? []
    objects.push({
      number: Number(found[1]),
      dictionary,
      streamStart: stream ? after + stream.length : undefined,
    })
  }
  return objects
}

function unpacked(bytes: Uint8Array, max: number): Uint8Array | undefined {
  const parts: Uint8Array[] = []
  let size = 0
  const unzip = new Unzlib((part) => {
    size += part.length
    if (size > max) throw new Error('too large')
    parts.push(part)
  })
  try {
    for (let start = 0; start < bytes.length; start += 65536)
      unzip.push(bytes.subarray(start, start + 65536), start + 65536 >= bytes.length)
  } catch {
    // Bytes after the end of the data are an error to fflate, but not to a reader of PDF; a bomb stays refused.
    if (size > max || parts.length === 0) return undefined
  }
  const whole = new Uint8Array(size)
  parts.reduce((offset, part) => {
    whole.set(part, offset)
    return offset + part.length
  }, 0)
  return whole
}

/** The bytes of a stream, unpacked; undefined for a filter other than Flate. */
function streamOf(file: PdfFile, object: PdfObject): Uint8Array | undefined {
  const { bytes, text, numbers } = file
  if (object.streamStart === undefined || object.streamStart > file.lastEnd || file.left <= 0)
    return undefined
  const [, direct, isIndirect] = /\/Length\s+(\d+)(\s+\d+\s+R)?/.exec(object.dictionary) ?? []
  const length = isIndirect ? numbers.get(Number(direct)) : direct
  const byLength = length === undefined ? -1 : object.streamStart + Number(length)
  const isThere = byLength > 0 && /^\s*endstream/.test(text.slice(byLength, byLength + 20))
  const end = isThere ? byLength : text.indexOf('endstream', object.streamStart)
  const raw = bytes.subarray(object.streamStart, end)
  const filters = /\/Filter\s*(\[[^\]]*\]|\/\w+)/.exec(object.dictionary)?.[1]?.match(/\/\w+/g) ?? []
  if (filters.length === 0) {
    // Streams that do not overlap are never more than the file; those that do were made to keep the reader busy.
    file.left -= raw.length
    return raw
  }
  if (filters.length !== 1 || (filters[0] !== '/FlateDecode' && filters[0] !== '/Fl')) return undefined
  const content = unpacked(raw, file.left)
  file.left -= content?.length ?? file.left
  return content
}

/** The files embedded in a PDF, the newest first. `pdfUnreadable`: damaged, or no file that it names can be unpacked. Never throws. */
export function pdfAttachments(bytes: Uint8Array): readonly Uint8Array[] | PdfProblem {
  const text = latin1(bytes)
  if (/\/Encrypt\s+(?:\d+\s+\d+\s+R|<<)/.test(text)) return 'pdfEncrypted'
  const objects = objectsOf(text)
  if (objects.length === 0) return 'pdfUnreadable'
  const numbers = new Map<number, string>()
  for (const [, number, value = ''] of text.matchAll(
    /(?:^|\s)(\d{1,9})\s+\d{1,5}\s+obj\s+(\d{1,10})\s+endobj/g,
  ))
    numbers.set(Number(number), value)

  const lastEnd = text.lastIndexOf('endstream')
  const file: PdfFile = { bytes, text, numbers, lastEnd, left: maxUnpacked }
  const dictionaries = objects.map(({ dictionary }) => dictionary)
  for (const object of objects) {
    if (!/\/Type\s*\/ObjStm\b/.test(object.dictionary)) continue
    const content = streamOf(file, object)
    if (content) dictionaries.push(latin1(content))
  }
  const named = new Set<number>()
  for (const dictionary of dictionaries) {
    for (const [, names = ''] of dictionary.matchAll(/\/EF\s*<<([^<>]*)>>/g))
      for (const [, number] of names.matchAll(/\/U?F\s+(\d+)\s+\d+\s+R/g)) named.add(Number(number))
  }
  const embedded = objects
    .filter(({ number, dictionary }) => named.has(number) || /\/Type\s*\/EmbeddedFile\b/.test(dictionary))
    .reverse()
  const attachments = embedded.flatMap((object) => streamOf(file, object) ?? [])
  const areMissing = attachments.length === 0 && named.size + embedded.length > 0
  return areMissing ? 'pdfUnreadable' : attachments
}
