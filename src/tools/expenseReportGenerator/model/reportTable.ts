import {
  isNumeric,
  readTable,
  type PastedTable,
  type TableColumn,
  type TableShape,
} from '../../lines/model/pastedTable'
import { currencyIn, currencyOf } from './currencyIn'
import type { ReportWords } from './describe'
import { parseDay } from './parseDay'
import { categories, type Category, type ExpenseLine } from './report'

type Field =
  'date' | 'merchant' | 'category' | 'note' | 'amount' | 'currency' | 'vat' | 'people' | 'rate' | 'rateSource'

/** What was read of a pasted row. */
export type PastedExpense = Partial<Pick<ExpenseLine, Field>>

/** The columns of a table of expenses, which the tool's own files have too, with the names of the page's language. */
function reportTable(htmlLang: string, words: ReportWords): TableShape<Field> {
  const categoryOf = (cell: string): Category | undefined =>
    categories.find((category) =>
      [category, words[`category_${category}`]].some((name) => name.toLowerCase() === cell.toLowerCase()),
    )
  const columns: Record<Field, TableColumn> = {
    date: {
      headings: [words.date, words.headings_date, 'day'],
      read: (cell) => parseDay(cell, htmlLang)?.day,
    },
    amount: { headings: [words.amount, words.headings_amount, 'total, gross'] },
    vat: { headings: [words.vat, words.headings_vat, 'tax'] },
    currency: {
      headings: [words.currency, words.headings_currency],
      read: (cell) => currencyOf(cell) ?? currencyIn(cell),
    },
    category: { headings: [words.category, words.headings_category], read: categoryOf },
    merchant: { headings: [words.merchant, words.headings_merchant, 'supplier, vendor'] },
    people: { headings: [words.people, words.headings_people] },
    rate: { headings: [words.doc_exchange_rate] },
    rateSource: { headings: [words.rate_source] },
    note: { headings: [words.note, words.headings_note, 'description, purpose'] },
  }
  /** Whether a cell looks like what a column has, in the order in which the columns are tried. */
  const looks: Partial<Record<Field, (cell: string) => boolean>> = {
    date: (cell) => parseDay(cell, htmlLang) !== undefined,
    amount: (cell) => isNumeric(cell, htmlLang),
    vat: (cell) => isNumeric(cell, htmlLang),
    currency: (cell) => currencyOf(cell) !== undefined,
    category: (cell) => categoryOf(cell) !== undefined,
    merchant: () => true,
  }
  return {
    htmlLang,
    columns,
    main: 'merchant',
    ignored: [words.doc_number, words.doc_amount, words.receipts, words.headings_number],
    totals: {
      names: [words.doc_total, words.headings_total, 'total, grand total, subtotal, sum'],
      unless: 'date',
    },
    needsCells: true,
    guess: (row) => {
      const taken = new Set<Field>()
      return row.map((cell) => {
        if (cell === '') return undefined
        const field =
          (Object.keys(looks) as Field[]).find((one) => !taken.has(one) && looks[one]?.(cell)) ?? 'note'
        taken.add(field)
        return field
      })
    },
    isLine: ({ amount, date, merchant, category }, unread) =>
      amount !== undefined && (unread.length > 0 || (date ?? merchant ?? category) !== undefined),
  }
}

/** Reads the expenses of a pasted table. An amount with a currency is in that currency. */
export function readReportTable(
  text: string,
  htmlLang: string,
  words: ReportWords,
): PastedTable<PastedExpense> {
  const table = readTable(text, reportTable(htmlLang, words))
  return {
    ...table,
    lines: table.lines.map(({ category, ...cells }) => {
      const currency = cells.currency ?? currencyIn(cells.amount ?? '')
      return {
        ...cells,
        ...(category === undefined ? {} : { category: category as Category }),
        ...(currency === undefined ? {} : { currency }),
      }
    }),
  }
}

/** The names that a table of expenses can have, as the tool writes them into its own files. */
export const reportTableNames = (words: ReportWords): string[] =>
  (['date', 'merchant', 'category', 'note', 'amount', 'currency', 'vat', 'people'] as const).map(
    (key) => words[key],
  )
