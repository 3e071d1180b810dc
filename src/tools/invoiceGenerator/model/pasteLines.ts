/** Lines of an invoice out of what was copied in a spreadsheet. */
import { parseNumber } from '../../numbers/model/parseNumber'
import { pastedRows } from '../../spreadsheet/model/pastedRows'
import { emptyLine, units, type InvoiceLine, type LineVat, type Unit } from './invoice'

/** What was pasted: lines without ids, and how many rows were left out because they have no text. */
export type PastedLines = { lines: Omit<InvoiceLine, 'id'>[]; left: number }

type PasteOptions = {
  /** BCP 47 of the page: how its numbers are written. */
  htmlLang: string
  /** VAT of lines without a rate. */
  vat: LineVat
  /** Names of the units in the language of the page. */
  unitNames: Readonly<Record<Unit, string>>
}

/** Whether a text that was pasted is a table, and not a sentence for one field. */
export const isTable = (text: string): boolean => text.includes('\t') || /\S\s*\r?\n\s*\S/.test(text)

const limits = { maxDecimals: 6, maxDigits: 12, allowNegative: true } as const

const isNumber = (text: string, htmlLang: string): boolean => {
  const parsed = parseNumber(text, htmlLang, limits)
  return parsed.problem === undefined && parsed.value !== undefined
}

/**
 * Lines of a pasted table. The first cell of a row is the description; then come, as far as they are there: quantity, unit,
 * price, VAT rate. A single number is the price. A first row without any number is a heading.
 */
export function pasteLines(text: string, { htmlLang, vat, unitNames }: PasteOptions): PastedLines {
  const unitOf = (name: string): Unit | undefined =>
    units.find((unit) => unit === name.toUpperCase()) ??
    units.find((unit) => unitNames[unit].toLowerCase() === name.toLowerCase())
  const rows = pastedRows(text)
  const hasNumber = (row: readonly string[]): boolean => row.slice(1).some((cell) => isNumber(cell, htmlLang))
  const [first] = rows
  const data = first && rows.length > 1 && first.length > 1 && !hasNumber(first) ? rows.slice(1) : rows
  const lines = data.flatMap((row) => {
    const [name = '', ...rest] = row
    if (!name) return []
    const numbers = rest.filter((cell) => isNumber(cell, htmlLang))
    const unit = rest
      .filter((cell) => !isNumber(cell, htmlLang))
      .map(unitOf)
      .find(Boolean)
    const [one = '', two, three] = numbers
    const quantity = two === undefined ? '1' : one
    const price = two ?? one
    const { id: _id, ...empty } = emptyLine
    return [
      {
        ...empty,
        name,
        quantity,
        price,
        unit: unit ?? empty.unit,
        vat: three === undefined ? vat : ({ category: 'S', rate: three.replace(/\s*%$/, '') } as const),
      },
    ]
  })
  return { lines, left: data.length - lines.length }
}
