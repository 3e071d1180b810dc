/** Lines of an invoice out of what was copied in a spreadsheet. */
import { decimal, type Decimal } from '../../numbers/model/decimal'
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

/** No country has a higher rate: a number above it that has no sign of per cent is something else. */
const highestRate = 30

function valueOf(text: string, htmlLang: string): Decimal {
  const parsed = parseNumber(text, htmlLang, limits)
  return decimal(parsed.problem === undefined ? (parsed.value ?? '0') : '0')
}

/**
 * Lines of a pasted table. The first cell of a row is the description, or the second one behind its number in the list; then
 * come, as far as they are there: quantity, unit, price, VAT rate. A single number is the price. An amount behind the price is
 * left out, it is worked out. A first row without any number is a heading.
 */
export function pasteLines(text: string, { htmlLang, vat, unitNames }: PasteOptions): PastedLines {
  const unitOf = (name: string): Unit | undefined =>
    units.find((unit) => unit === name.toUpperCase()) ??
    units.find((unit) => unitNames[unit].toLowerCase() === name.toLowerCase())
  const rows = pastedRows(text)
  const isNumeric = (cell: string): boolean => isNumber(cell, htmlLang)
  const hasNumber = (row: readonly string[]): boolean => row.slice(1).some(isNumeric)
  const [first] = rows
  const data = first && rows.length > 1 && first.length > 1 && !hasNumber(first) ? rows.slice(1) : rows
  const lines = data.flatMap((row) => {
    const [start = '', second = ''] = row
    const isNumbered = isNumeric(start) && second !== '' && !isNumeric(second) && !unitOf(second)
    const [name = '', ...rest] = isNumbered ? row.slice(1) : row
    if (!name) return []
    const numbers = rest.filter(isNumeric)
    const unit = rest
      .filter((cell) => !isNumeric(cell))
      .map(unitOf)
      .find(Boolean)
    const [one = '', two, ...others] = numbers
    const quantity = two === undefined ? '1' : one
    const price = two ?? one
    const amount = valueOf(quantity, htmlLang).times(valueOf(price, htmlLang))
    const rate = others.find((cell) => {
      const value = valueOf(cell, htmlLang)
      return cell.includes('%') || (value.gte(0) && value.lte(highestRate) && !value.eq(amount))
    })
    const { id: _id, ...empty } = emptyLine
    return [
      {
        ...empty,
        name,
        quantity,
        price,
        unit: unit ?? empty.unit,
        vat: rate === undefined ? vat : ({ category: 'S', rate: rate.replace(/\s*%$/, '') } as const),
      },
    ]
  })
  return { lines, left: data.length - lines.length }
}
