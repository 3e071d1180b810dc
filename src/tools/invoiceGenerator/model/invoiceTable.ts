import { readTable } from '../../lines/model/pastedTable'
import { isNumeric } from '../../lines/model/tableNumbers'
import type { PastedTable, TableChoices, TableShape } from '../../lines/model/tableShape'
import { decimal, type Decimal } from '../../numbers/model/decimal'
import { parseNumber } from '../../numbers/model/parseNumber'
import type { Words } from '../../words/model/wordsFor'
import type { InvoiceGeneratorWordKey } from './generatorWordKeys'
import { units, type InvoiceLine, type LineVat, type Unit } from './invoice'

type Field =
  | 'name'
  | 'quantity'
  | 'unit'
  | 'price'
  | 'discountPercent'
  | 'discount'
  | 'rate'
  | 'articleNumber'
  | 'description'

type TableOptions = {
  /** BCP 47 of the page: how its numbers are written. */
  htmlLang: string
  /** VAT of lines without a rate. */
  vat: LineVat
  /** The currency of the invoice. */
  currency: string
  words: Words<InvoiceGeneratorWordKey>
}

/** No country has a higher rate: a number above it that has no sign of per cent is something else. */
const highestRate = 30

const withoutPercent = (cell: string): string => cell.replace(/\s*%$/, '')

/** What the columns of a table of items are called. */
export const invoiceTableLabels = (words: TableOptions['words']): Readonly<Record<Field, string>> => ({
  name: words.line_name,
  quantity: words.quantity,
  unit: words.unit,
  price: words.price,
  discountPercent: words.discount_percent,
  discount: words.discount_amount,
  rate: words.rate,
  articleNumber: words.article_number,
  description: words.line_description,
})

/** The columns of a table of items. Without their names: description, quantity, unit, price, VAT rate, as far as they are there. */
function invoiceTable({ htmlLang, words, currency }: TableOptions): TableShape<Field> {
  const isNumber = (cell: string): boolean => isNumeric(cell, htmlLang)
  const valueOf = (cell: string): Decimal => {
    const parsed = parseNumber(cell, htmlLang, { maxDecimals: 6, allowNegative: true })
    return decimal(parsed.problem === undefined ? (parsed.value ?? '0') : '0')
  }
  const unitOf = (cell: string): Unit | undefined =>
    units.find((unit) =>
      [unit, words[`unit_${unit}`]].some((name) => name.toLowerCase() === cell.toLowerCase()),
    )
  const isRate = (cell: string): boolean =>
    isNumber(cell) && valueOf(cell).gte(0) && valueOf(cell).lte(cell.includes('%') ? 100 : highestRate)
  return {
    htmlLang,
    columns: {
      name: {
        headings: [words.line_name, words.headings_name, 'item, product, service'],
        names: ['description'],
      },
      quantity: {
        headings: [words.quantity, words.headings_quantity],
        names: ['quantity'],
        kind: 'number',
        maxDecimals: 6,
        keepsText: true,
      },
      unit: { headings: [words.unit, words.headings_unit], names: ['unit'], read: unitOf },
      price: {
        headings: [words.price, words.headings_price, 'unit price', words.headings_amount],
        names: ['price', 'net', 'amount'],
        kind: 'amount',
        maxDecimals: 6,
        keepsText: true,
      },
      discountPercent: { headings: [words.discount_percent, `${words.discount_amount} %`] },
      discount: { headings: [words.discount_amount, words.headings_discount] },
      rate: {
        headings: [words.rate, words.headings_rate],
        names: ['vatRate', 'vat'],
        read: (cell) => (isRate(cell) ? withoutPercent(cell) : undefined),
      },
      articleNumber: { headings: [words.article_number, words.headings_article] },
      description: { headings: [words.line_description, words.headings_note], names: ['note'] },
    },
    labels: invoiceTableLabels(words),
    main: 'name',
    ignored: [words.headings_number, words.headings_amount, 'amount, total, no, pos'],
    totals: { names: [words.headings_total] },
    currency,
    // A single number is the price; an amount behind the price is left out, it is worked out.
    guess: (row, looks) => {
      const [start = '', second = ''] = row
      const isNumbered = isNumber(start) && second !== '' && !isNumber(second) && !unitOf(second)
      const nameAt = isNumbered ? 1 : 0
      if (!row[nameAt]) return []
      const numbers = row.flatMap((cell, index) =>
        index > nameAt && isNumber(cell) && !['day', 'id'].includes(looks[index] ?? '') ? [index] : [],
      )
      const [first, other] = numbers
      const quantityAt = other === undefined ? undefined : first
      const priceAt = other ?? first
      const cellAt = (index: number | undefined): Decimal =>
        index === undefined ? decimal('1') : valueOf(row[index] ?? '')
      const amount = cellAt(quantityAt).times(cellAt(priceAt))
      const isAmount = (cell: string): boolean => !cell.includes('%') && valueOf(cell).eq(amount)
      const rateAt = numbers.slice(2).find((index) => isRate(row[index] ?? '') && !isAmount(row[index] ?? ''))
      const unitAt = row.findIndex((cell, index) => index > nameAt && !isNumber(cell) && unitOf(cell))
      return row.map((cell, index) => {
        if (index < nameAt) return null
        if (index === nameAt) return 'name'
        if (index === quantityAt) return 'quantity'
        if (index === priceAt) return 'price'
        if (index === rateAt) return 'rate'
        if (index === unitAt) return 'unit'
        if (!isNumber(cell)) return 'description'
        return isAmount(cell) ? null : undefined
      })
    },
    isLine: ({ name }) => name !== undefined,
  }
}

/** Reads the items of a pasted table. */
export function readInvoiceTable(
  text: string,
  options: TableOptions,
  choices?: TableChoices,
): PastedTable<Partial<InvoiceLine>> {
  const table = readTable(text, invoiceTable(options), choices)
  return {
    ...table,
    lines: table.lines.map(({ rate, unit, discount, discountPercent, quantity = '1', ...texts }) => {
      const reduction = discountPercent ?? discount
      const isPercent = discountPercent !== undefined || reduction?.includes('%')
      return {
        ...texts,
        quantity,
        vat: rate === undefined ? options.vat : { category: 'S', rate },
        ...(unit === undefined ? {} : { unit: unit }),
        ...(reduction === undefined
          ? {}
          : { discount: { kind: isPercent ? 'percent' : 'amount', value: withoutPercent(reduction) } }),
      } satisfies Partial<InvoiceLine>
    }),
  }
}

/** The names that a table of items can have. */
export const invoiceTableNames = (words: TableOptions['words']): string[] => [
  words.line_name, words.quantity, words.unit, words.price, words.discount_percent, words.rate, words.article_number,
] // prettier-ignore

/** A value of a field as it is shown: units in words. */
export function invoiceCellText(field: string, value: string, words: TableOptions['words']): string {
  const unit = field === 'unit' ? units.find((one) => one === value) : undefined
  return unit ? words[`unit_${unit}`] : value
}
