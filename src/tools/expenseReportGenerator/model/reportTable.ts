import { headingName, isIban, namesOf } from '../../lines/model/headings'
import { parseDay } from '../../lines/model/parseDay'
import { readTable } from '../../lines/model/pastedTable'
import { isNumeric, numberIn, writtenNumber } from '../../lines/model/tableNumbers'
import type {
  ColumnLook,
  PastedTable,
  TableChoices,
  TableColumn,
  TableShape,
  UnreadCell,
} from '../../lines/model/tableShape'
import { currencyIn } from '../../numbers/model/currencyIn'
import { currencyNamed } from '../../numbers/model/currencyNames'
import { formatDecimal } from '../../numbers/model/formatDecimal'
import type { ReportWords } from './describe'
import { categories, type Category, type ExpenseLine } from './report'

type Field =
  | 'date'
  | 'merchant'
  | 'category'
  | 'note'
  | 'amount'
  | 'currency'
  | 'vat'
  | 'vatRate'
  | 'people'
  | 'rate'
  | 'rateSource'

/** What was read of a pasted row. */
export type PastedExpense = Partial<Pick<ExpenseLine, Exclude<Field, 'vatRate'>>>

type TableOptions = {
  htmlLang: string
  words: ReportWords
  /** The currency of the report. */
  currency: string
}

const otherThanAmounts: readonly (ColumnLook | undefined)[] = ['day', 'id', 'balance', 'out', 'in']

/** What the columns of a table of expenses are called. */
export const reportTableLabels = (words: ReportWords): Readonly<Record<Field, string>> => ({
  date: words.date,
  merchant: words.merchant,
  category: words.category,
  note: words.note,
  amount: words.amount,
  currency: words.currency,
  vat: words.vat,
  vatRate: `${words.vat} (%)`,
  people: words.people,
  rate: words.doc_exchange_rate,
  rateSource: words.rate_source,
})

/** Whether a column says the rate of VAT, not its amount: by a sign of per cent, or by a name that only a rate of VAT has. */
const areVatRates = (cells: readonly string[], heading: string): boolean =>
  /%|percent|prozent|prosent|procent/i.test(heading) ||
  cells.some((cell) => cell.includes('%')) ||
  (namesOf('vatRate').includes(headingName(heading)) &&
    /vat|tax|mwst|ust|steuer|moms|mva|alv|vero|tva|iva|aliquota|btw/i.test(heading))

/** A rate of VAT as the field of VAT takes it: `20 %`. Programs also write it as a share of one; no rate is below 1 %. */
function vatPercent(cell: string, htmlLang: string): string | undefined {
  const value = numberIn(cell, htmlLang)
  if (value === undefined || value.lt(0) || value.gt(100)) return undefined
  const isShare = !cell.includes('%') && value.gt(0) && value.lt(1)
  return `${formatDecimal(isShare ? value.times(100) : value, htmlLang, 2)} %`
}

/** The columns of a table of expenses, which the tool's own files have too, with the names of the page's language. */
function reportTable({ htmlLang, words, currency }: TableOptions): TableShape<Field> {
  const categoryOf = (cell: string): Category | undefined =>
    categories.find((category) =>
      [category, words[`category_${category}`]].some((name) => name.toLowerCase() === cell.toLowerCase()),
    )
  const columns: Record<Field, TableColumn> = {
    date: {
      headings: [words.date, words.headings_date],
      names: ['date', 'bookingDate', 'valueDate'],
      kind: 'day',
    },
    amount: {
      headings: [words.amount, words.headings_amount],
      names: ['gross', 'amount', 'net'],
      kind: 'amount',
      keepsText: true,
    },
    // Before the amount of VAT, which `VAT (%)` is not.
    vatRate: { headings: [], names: ['vatRate', 'vat'], kind: 'number', accepts: areVatRates },
    vat: { headings: [words.vat, words.headings_vat], names: ['vat'], kind: 'amount', keepsText: true },
    currency: { headings: [words.currency, words.headings_currency], names: ['currency'] },
    category: { headings: [words.category, words.headings_category], names: ['category'], read: categoryOf },
    merchant: {
      headings: [words.merchant, words.headings_merchant],
      names: ['merchant', 'description', 'memo'],
    },
    people: { headings: [words.people, words.headings_people], names: ['people'] },
    rate: {
      headings: [words.doc_exchange_rate],
      names: ['exchangeRate'],
      kind: 'exchangeRate',
      maxDecimals: 8,
    },
    rateSource: { headings: [words.rate_source] },
    note: { headings: [words.note, words.headings_note], names: ['note', 'memo', 'description'] },
  }
  const isAmount = (cell: string, look: ColumnLook | undefined): boolean =>
    !otherThanAmounts.includes(look) && isNumeric(cell, htmlLang)
  /** Whether a cell looks like what a column has, in the order in which the columns are tried. */
  const looksLike: Partial<
    Record<Field, (cell: string, look: ColumnLook | undefined, column: readonly string[]) => boolean>
  > = {
    date: (cell, look) => parseDay(cell, htmlLang, { hasSerials: look === 'day' }) !== undefined,
    amount: isAmount,
    vat: isAmount,
    currency: (cell) => /^\p{Lu}{3}$/u.test(cell) && currencyNamed(cell) !== undefined,
    // A taxi may be the name of one shop among others.
    category: (_, _look, column) => column.every((cell) => categoryOf(cell) !== undefined),
    merchant: (cell) => !isNumeric(cell, htmlLang),
    note: (cell) => !isNumeric(cell, htmlLang),
  }
  return {
    htmlLang,
    columns,
    labels: reportTableLabels(words),
    main: 'merchant',
    ignored: [words.doc_number, words.doc_amount, words.receipts, words.headings_number],
    totals: { names: [words.doc_total, words.headings_total], unless: 'date' },
    sides: { field: 'amount', isSpending: true, takesTotal: true },
    currency,
    needsCells: true,
    guess: (row, looks, cellsAt) => {
      const taken = new Set<Field>()
      return row.map((cell, index) => {
        if (cell === '') return undefined
        const look = looks[index]
        if (look === 'id' || look === 'balance' || isIban(cell) || !/[\p{L}\p{N}]/u.test(cell)) return null
        const field = (Object.keys(looksLike) as Field[]).find(
          (one) => (one === 'note' || !taken.has(one)) && looksLike[one]?.(cell, look, cellsAt(index)),
        )
        if (field) taken.add(field)
        return field
      })
    },
    isLine: ({ amount, date, merchant, category }, unread) =>
      amount !== undefined && (unread.length > 0 || (date ?? merchant ?? category) !== undefined),
  }
}

/**
 * What was paid and the VAT in it, with one sign: statements write both with a minus. An amount without VAT and the VAT
 * beside it are what was paid, together.
 */
function withVat<Row extends Partial<Record<string, string>>>(
  cells: Row,
  { htmlLang, isNet }: { htmlLang: string; isNet: boolean },
): Row {
  const { amount = '', vat = '' } = cells
  const [read, tax] = [numberIn(amount, htmlLang), numberIn(vat, htmlLang)]
  if (!read || !tax || tax.eq(0)) return cells
  const signed = read.lt(0) ? tax.abs().times(-1) : tax.abs()
  return {
    ...cells,
    ...(isNet ? { amount: writtenNumber(read.plus(signed), amount, htmlLang) } : {}),
    ...(signed.eq(tax) ? {} : { vat: writtenNumber(signed, vat, htmlLang) }),
  }
}

/** Reads the expenses of a pasted table. An amount with a currency is in that currency. */
export function readReportTable(
  text: string,
  options: TableOptions,
  choices?: TableChoices,
): PastedTable<PastedExpense> {
  const table = readTable(text, reportTable(options), choices)
  const unread: UnreadCell[] = []
  // Of an amount without VAT, the VAT in it cannot be taken.
  const isNet = table.columns.some(
    ({ role, name }) => role === 'amount' && namesOf('net').includes(headingName(name)),
  )
  const lines = table.lines.map(({ category, currency: said, vatRate, ...read }): PastedExpense => {
    const cells = withVat(read, { htmlLang: options.htmlLang, isNet })
    const vat = vatRate === undefined || isNet ? undefined : vatPercent(vatRate, options.htmlLang)
    if (vatRate !== undefined && vat === undefined && cells.vat === undefined)
      unread.push({ field: 'vatRate', cell: vatRate })
    const known = choices?.currency ?? options.currency
    const currency = said === undefined ? currencyIn(cells.amount ?? '', known) : currencyNamed(said, known)
    if (said !== undefined && currency === undefined) unread.push({ field: 'currency', cell: said })
    return {
      ...(vat === undefined ? {} : { vat }),
      ...cells,
      // Never the currency of the report: the field asks which one it is.
      ...(said !== undefined && currency === undefined ? { amount: `${cells.amount ?? ''} ${said}` } : {}),
      ...(category === undefined ? {} : { category: category as Category }),
      ...(currency === undefined ? {} : { currency }),
    }
  })
  const first = table.first.map((cells) => withVat(cells, { htmlLang: options.htmlLang, isNet }))
  return { ...table, lines, first, unread: [...table.unread, ...unread] }
}

/** The names that a table of expenses can have, as the tool writes them into its own files. */
export const reportTableNames = (words: ReportWords): string[] =>
  (['date', 'merchant', 'category', 'note', 'amount', 'currency', 'vat', 'people'] as const).map(
    (key) => words[key],
  )

/** A value of a field as it is shown: days and categories in words. */
export function reportCellText(field: string, value: string, words: ReportWords, htmlLang: string): string {
  if (field === 'date')
    return new Intl.DateTimeFormat(htmlLang, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(value))
  const category = field === 'category' ? categories.find((one) => one === value) : undefined
  return category ? words[`category_${category}`] : value
}
