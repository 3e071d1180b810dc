import { Unzlib } from 'fflate'

/**
 * The files embedded in a PDF (ISO 32000-1, 7.11.4), found without a PDF library: the objects of the file are read one
 * after another, compressed ones (object streams) as well, and the streams that a file specification names are unpacked.
 */

/** A file that unpacks to more than this is refused, in bytes. */
const maxUnpacked = 20_000_000
/** More objects than any invoice has. */
const maxObjects = 200_000

export type PdfProblem = 'pdfEncrypted' | 'pdfUnreadable'

type PdfObject = { number: number; dictionary: string; streamStart: number | undefined }

const latin1 = (bytes: Uint8Array): string => {
  // Not TextDecoder: its latin1 is windows-1252, which moves bytes from 128 to 159.
  let text = ''
  for (let start = 0; start < bytes.length; start += 32768)
    text += String.fromCharCode(...bytes.subarray(start, start + 32768))
  return text
}

/** The dictionary that begins at `<<`, with those inside of it; undefined when it does not end. */
function dictionaryAt(text: string, start: number): string | undefined {
  const mark = /<<|>>|\((?:\\[\s\S]|[^\\()])*\)/g
  mark.lastIndex = start
  let depth = 0
  for (let found = mark.exec(text); found; found = mark.exec(text)) {
    if (found.index - start > 200_000) return undefined
    if (found[0] === '<<') depth += 1
    if (found[0] === '>>') depth -= 1
    if (depth === 0) return text.slice(start, mark.lastIndex)
  }
  return undefined
}

function objectsOf(text: string): PdfObject[] {
  const objects: PdfObject[] = []
  for (const found of text.matchAll(/(?:^|[\r\n\s])(\d{1,9})\s+\d{1,5}\s+obj\b\s*(?=<<)/g)) {
    if (objects.length >= maxObjects) break
    const start = found.index + found[0].length
    const dictionary = dictionaryAt(text, start)
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

function unpacked(bytes: Uint8Array): Uint8Array | undefined {
  const parts: Uint8Array[] = []
  let size = 0
  const unzip = new Unzlib((part) => {
    size += part.length
    if (size > maxUnpacked) throw new Error('too large')
    parts.push(part)
  })
  try {
    for (let start = 0; start < bytes.length; start += 65536)
      unzip.push(bytes.subarray(start, start + 65536), start + 65536 >= bytes.length)
  } catch {
    // Bytes after the end of the data are an error to fflate, but not to a reader of PDF; a bomb stays refused.
    if (size > maxUnpacked || parts.length === 0) return undefined
  }
  const whole = new Uint8Array(size)
  parts.reduce((offset, part) => {
    whole.set(part, offset)
    return offset + part.length
  }, 0)
  return whole
}

/** The bytes of a stream, unpacked; undefined for a filter other than Flate. */
function streamOf(
  bytes: Uint8Array,
  text: string,
  object: PdfObject,
  numbers: Map<number, string>,
): Uint8Array | undefined {
  if (object.streamStart === undefined) return undefined
  const [, direct, isIndirect] = /\/Length\s+(\d+)(\s+\d+\s+R)?/.exec(object.dictionary) ?? []
  const length = isIndirect ? numbers.get(Number(direct)) : direct
  const byLength = length === undefined ? -1 : object.streamStart + Number(length)
  const isThere = byLength > 0 && /^\s*endstream/.test(text.slice(byLength, byLength + 20))
  const end = isThere ? byLength : text.indexOf('endstream', object.streamStart)
  if (end < 0) return undefined
  const raw = bytes.subarray(object.streamStart, end)
  const filters = /\/Filter\s*(\[[^\]]*\]|\/\w+)/.exec(object.dictionary)?.[1]?.match(/\/\w+/g) ?? []
  if (filters.length === 0) return raw
  return filters.length === 1 && (filters[0] === '/FlateDecode' || filters[0] === '/Fl')
    ? unpacked(raw)
    : undefined
}

/** The files embedded in a PDF, the newest first. Never throws. */
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

  const dictionaries = objects.map(({ dictionary }) => dictionary)
  for (const object of objects) {
    if (!/\/Type\s*\/ObjStm\b/.test(object.dictionary)) continue
    const content = streamOf(bytes, text, object, numbers)
    if (content) dictionaries.push(latin1(content))
  }
  const named = new Set<number>()
  for (const dictionary of dictionaries) {
    for (const [, names = ''] of dictionary.matchAll(/\/EF\s*<<([^>]*)>>/g))
      for (const [, number] of names.matchAll(/\/U?F\s+(\d+)\s+\d+\s+R/g)) named.add(Number(number))
  }
  return objects
    .filter(({ number, dictionary }) => named.has(number) || /\/Type\s*\/EmbeddedFile\b/.test(dictionary))
    .reverse()
    .flatMap((object) => streamOf(bytes, text, object, numbers) ?? [])
}
