/** Larger files are no table for a tool, in bytes. */
export const maxTableBytes = 5_000_000

/** The media type of a workbook. */
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** What the file dialog offers. */
export const acceptedTables = `.csv,.tsv,.tab,.txt,.xlsx,text/csv,text/plain,text/tab-separated-values,${xlsxType}`

/**
 * Whether a file can be a table, by its name or by what the browser says of it, or one of a bank or program that is named
 * as what it is.
 */
export const isTableFile = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  /\.(?:csv|tsv|tab|txt|xlsx|xls|ods|numbers|ofx|qfx|qif|sta|940|mt940|c53|cod|n43|se|si)$/i.test(name) ||
  /^text\/(?:csv|plain|tab-separated-values)$/.test(type) ||
  type === xlsxType

/** A table of a file as a text; the name is that of its sheet, empty for a file of text. */
export type FileTable = { name: string; text: string }

/** Why a file has no tables: it has none, it is in a format that is named, or code could not be fetched. */
export type TableProblem = 'noTable' | 'notLoaded' | { format: string }

/** What a chosen or dropped file has: a table, of a workbook one for each sheet, or why it has none. */
export type FileTables = readonly FileTable[] | TableProblem

/** Whether a file has tables. */
export const hasTables = (tables: FileTables): tables is readonly FileTable[] => Array.isArray(tables)

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte)

/** How many of every second byte are zero at the beginning, from the first or the second one on. */
const zeros = (bytes: Uint8Array, from: 0 | 1): number =>
  bytes.slice(0, 400).filter((byte, index) => index % 2 === from && byte === 0).length

function encodingOf(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le'
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be'
  const half = Math.min(bytes.length, 400) / 2
  // UTF-16 without a mark: every second byte of most letters is zero.
  if (half >= 2 && zeros(bytes, 1) > half * 0.6) return 'utf-16le'
  if (half >= 2 && zeros(bytes, 0) > half * 0.6) return 'utf-16be'
  return 'utf-8'
}

/** What windows-1252 has at 0x80 to 0x9f. */
const windowsLetters = [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ']

/** Whether a file is a ZIP, as workbooks are. */
export const isZip = (bytes: Uint8Array): boolean => startsWith(bytes, [0x50, 0x4b, 3, 4])

/**
 * The text of a file with a table: UTF-8, UTF-16 with or without a mark, otherwise windows-1252 as older programs write it.
 * Undefined for a file that is no text, such as a workbook or a PDF.
 */
export function tableText(bytes: Uint8Array): string | undefined {
  const encoding = encodingOf(bytes)
  if (encoding === 'utf-8' && bytes.includes(0)) return undefined
  // XLSX, PDF, and the old format of Office.
  if (
    isZip(bytes) ||
    [
      [0x25, 0x50, 0x44, 0x46],
      [0xd0, 0xcf, 0x11, 0xe0],
    ].some((start) => startsWith(bytes, start))
  )
    return undefined
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return text.includes('\0') ? undefined : text
  } catch {
    if (encoding !== 'utf-8') return undefined
    // Some versions of Node read these bytes as Latin 1.
    return new TextDecoder('windows-1252')
      .decode(bytes)
      .replace(/[\u0080-\u009f]/g, (letter) => windowsLetters[letter.charCodeAt(0) - 0x80] ?? letter)
  }
}
