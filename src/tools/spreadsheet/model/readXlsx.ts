/** Reads the sheets of a workbook (XLSX). Fetched with the first one. */
import { XMLParser } from 'fast-xml-parser'
import { strFromU8, unzipSync } from 'fflate'
import { isRecord } from '../../../core/values/record'
import { decimal } from '../../numbers/model/decimal'
import { decimalSeparator } from '../../numbers/model/parseNumber'

/** A visible sheet that has cells, as rows of texts. */
export type XlsxSheet = { name: string; rows: readonly (readonly string[])[] }

/** No part of a workbook is unpacked beyond this, in bytes. */
const maxPart = 40_000_000
/** More columns of a sheet are not read: a single cell may be the last of 16,384. */
const maxColumns = 200

/** What the format of a cell says that its number is. */
type NumberKind = { kind: 'number' | 'day' | 'time' | 'percent'; unit?: string }

type Element = Record<string, unknown>

const many = ['sheet', 'Relationship', 'xf', 'numFmt', 'si', 'r', 'row', 'c']

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  htmlEntities: true,
  isArray: (name) => many.includes(name),
})

const childOf = (element: unknown, ...names: string[]): unknown =>
  names.reduce<unknown>((at, name) => (isRecord(at) ? at[name] : undefined), element)

const elements = (value: unknown): Element[] => (Array.isArray(value) ? value.filter(isRecord) : [])

const attribute = (element: Element, name: string): string => {
  const value = element[`@${name}`]
  return typeof value === 'string' ? value : ''
}

/** The text of an element that may have attributes. Excel writes control characters as `_x000D_`. */
function textOf(value: unknown): string {
  const text = isRecord(value) ? value['#text'] : value
  return typeof text === 'string'
    ? text.replace(/_x([0-9A-F]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    : ''
}

/** A text of one piece, or of several that look different. */
const richText = (item: Element): string =>
  'r' in item
    ? elements(item['r'])
        .map((part) => textOf(part['t']))
        .join('')
    : textOf(item['t'])

/** What a format shows: `dd.mm.yyyy`, `0%`, `#,##0.00 [$€-407]`. */
function kindOfFormat(code: string): NumberKind {
  const unit = /\[\$([^\-\]]+)/.exec(code)?.[1] ?? /"?(\p{Sc})"?/u.exec(code)?.[1]
  const plain = code.replace(/"[^"]*"|\\.|_.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
  if (/[dy]/i.test(plain) || /^m+$/i.test(plain)) return { kind: 'day' }
  if (/[hs]/i.test(plain)) return { kind: 'time' }
  if (plain.includes('%')) return { kind: 'percent' }
  return { kind: 'number', ...(unit ? { unit: unit.trim() } : {}) }
}

/** The formats that a workbook does not write out, by their numbers (ECMA-376, part 1, 18.8.30). */
function builtInFormat(id: number): NumberKind {
  if ((id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58))
    return { kind: 'day' }
  if ((id >= 18 && id <= 21) || (id >= 45 && id <= 47)) return { kind: 'time' }
  return { kind: id === 9 || id === 10 ? 'percent' : 'number' }
}

/** What the numbers of each style of cells are. */
function kindsOfStyles(styles: unknown): NumberKind[] {
  const formats = new Map(
    elements(childOf(styles, 'styleSheet', 'numFmts', 'numFmt')).map((format) => [
      attribute(format, 'numFmtId'),
      attribute(format, 'formatCode'),
    ]),
  )
  return elements(childOf(styles, 'styleSheet', 'cellXfs', 'xf')).map((style) => {
    const id = attribute(style, 'numFmtId')
    const code = formats.get(id)
    return code === undefined ? builtInFormat(Number(id)) : kindOfFormat(code)
  })
}

/** The day of a serial number. Excel counts 29 February 1900, which was none; on a Mac it once began with 1904. */
function dayOf(serial: number, is1904: boolean): string | undefined {
  const days = Math.floor(serial) + (is1904 ? 1462 : 0)
  if (days < 1 || days > 146_097) return undefined
  return new Date(Date.UTC(1899, 11, days < 60 ? 31 : 30) + days * 86_400_000).toISOString().slice(0, 10)
}

const timeOf = (serial: number): string =>
  new Date(Math.round((serial % 1) * 86_400) * 1000).toISOString().slice(11, 16)

/** Digits without grouping as the page writes them; a thousandth gets a fourth decimal, so that it is no thousand. */
function plainNumber(value: number, htmlLang: string): string {
  const text = decimal(Number(value.toPrecision(15))).toFixed()
  const padded = /\.\d{3}$/.test(text) ? `${text}0` : text
  return padded.replace('.', decimalSeparator(htmlLang))
}

/** Column and row of `AB12`, both from 0. */
function placeOf(reference: string): { column: number; row: number } | undefined {
  const [, letters, digits] = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference) ?? []
  if (letters === undefined) return undefined
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  return { column, row: Number(digits) - 1 }
}

type Book = { htmlLang: string; texts: readonly string[]; kinds: readonly NumberKind[]; is1904: boolean }

function cellText(cell: Element, { htmlLang, texts, kinds, is1904 }: Book): string {
  const type = attribute(cell, 't')
  const raw = textOf(cell['v'])
  if (type === 'inlineStr') return isRecord(cell['is']) ? richText(cell['is']) : ''
  if (type === 's') return texts[Number(raw)] ?? ''
  if (type === 'b') return raw === '1' ? 'TRUE' : 'FALSE'
  // A day that is written as such; what is no number, as a formula that gives a text.
  if (type === 'd') return raw.slice(0, 10)
  if (raw === '' || (type !== '' && type !== 'n')) return raw
  const value = Number(raw)
  if (!Number.isFinite(value)) return raw
  const { kind, unit } = kinds[Number(attribute(cell, 's') || 0)] ?? { kind: 'number' as const }
  if (kind === 'day') return dayOf(value, is1904) ?? raw
  if (kind === 'time') return timeOf(value)
  if (kind === 'percent') return `${plainNumber(value * 100, htmlLang)}%`
  return unit ? `${plainNumber(value, htmlLang)} ${unit}` : plainNumber(value, htmlLang)
}

function rowsOf(sheet: unknown, book: Book): string[][] {
  const rows: string[][] = []
  for (const row of elements(childOf(sheet, 'worksheet', 'sheetData', 'row'))) {
    const cells: string[] = []
    for (const cell of elements(row['c'])) {
      const column = placeOf(attribute(cell, 'r'))?.column ?? cells.length
      if (column < maxColumns) cells[column] = cellText(cell, book).trim()
    }
    rows.push(Array.from(cells, (text: string | undefined) => text ?? ''))
  }
  return rows.filter((cells) => cells.some(Boolean))
}

/** The path of a part that `xl/workbook.xml` names. */
const partPath = (target: string): string => (target.startsWith('/') ? target.slice(1) : `xl/${target}`)

/**
 * The visible sheets of a workbook that have cells, with what their cells show: days as `2026-11-03`, percentages and currencies
 * with their signs, numbers as the page writes them, results of formulas. Undefined for a file that is no XLSX.
 */
export function readXlsx(bytes: Uint8Array, htmlLang: string): readonly XlsxSheet[] | undefined {
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => /\.(?:xml|rels)$/.test(name) && originalSize <= maxPart,
    })
    const part = (path: string): unknown => {
      const file = files[path]
      return file && parser.parse(strFromU8(file))
    }
    const workbook = part('xl/workbook.xml')
    if (childOf(workbook, 'workbook') === undefined) return undefined
    const targets = new Map(
      elements(childOf(part('xl/_rels/workbook.xml.rels'), 'Relationships', 'Relationship')).map((one) => [
        attribute(one, 'Id'),
        partPath(attribute(one, 'Target')),
      ]),
    )
    const properties = childOf(workbook, 'workbook', 'workbookPr')
    const book: Book = {
      htmlLang,
      texts: elements(childOf(part('xl/sharedStrings.xml'), 'sst', 'si')).map(richText),
      kinds: kindsOfStyles(part('xl/styles.xml')),
      is1904: isRecord(properties) && /^(?:1|true)$/.test(attribute(properties, 'date1904')),
    }
    return elements(childOf(workbook, 'workbook', 'sheets', 'sheet'))
      .filter((sheet) => !/hidden/i.test(attribute(sheet, 'state')))
      .map((sheet) => ({
        name: attribute(sheet, 'name'),
        rows: rowsOf(part(targets.get(attribute(sheet, 'id')) ?? ''), book),
      }))
      .filter(({ rows }) => rows.length > 0)
  } catch {
    return undefined
  }
}

/** Rows as a text with tabs, as a spreadsheet copies them. */
export const rowsAsText = (rows: XlsxSheet['rows']): string =>
  rows
    .map((row) =>
      row.map((cell) => (/[\t\n\r]|^"/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'),
    )
    .join('\n')
