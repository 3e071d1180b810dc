import type { Decimal } from '../../numbers/model/decimal'
import type { Calculation } from '../model/calculate'
import { calculationText, lineTitle, type ReportWords } from '../model/describe'
import type { Report } from '../model/report'
import { printedLines } from './reportDocument'

/** The value of a cell in a table of the report. */
export type RowValue =
  | { kind: 'text'; text: string }
  | { kind: 'day'; day: string }
  /** With the currency it is in, or a plain number such as an exchange rate. */
  | { kind: 'number'; value: Decimal; currency?: string }
  | { kind: 'none' }

const text = (value: string): RowValue => (value === '' ? { kind: 'none' } : { kind: 'text', text: value })

const number = (value: Decimal | undefined, currency?: string): RowValue =>
  value ? { kind: 'number', value, ...(currency === undefined ? {} : { currency }) } : { kind: 'none' }

/** The columns of the table of lines, which `reportRows` fills. The names are those that a pasted table may have. */
export const reportColumns = (words: ReportWords, { currency }: Report): string[] => [
  words.doc_number,
  words.date,
  words.merchant,
  words.category,
  words.note,
  words.people,
  words.amount,
  words.currency,
  words.vat,
  words.doc_exchange_rate,
  words.rate_source,
  `${words.doc_amount} (${currency})`,
  words.receipts,
]

/** All lines of the report as a table; cells of what a line does not have are empty. */
export const reportRows = (
  report: Report,
  calculation: Calculation,
  htmlLang: string,
  words: ReportWords,
): RowValue[][] =>
  printedLines(calculation).map((calculated): RowValue[] => {
    const { line, amount, converted, vat, rate, currency, category } = calculated
    const how = calculationText(calculated, htmlLang, words)
    return [
      { kind: 'text', text: String(calculated.number) },
      line.date ? { kind: 'day', day: line.date } : { kind: 'none' },
      text(lineTitle(line, words)),
      text(words[`category_${category}`]),
      text([how, line.note.trim()].filter(Boolean).join(' · ')),
      text(line.kind === 'expense' ? line.people.trim() : ''),
      number(amount, currency),
      text(currency),
      number(vat, currency),
      number(rate),
      text(rate ? line.rateSource.trim() : ''),
      number(converted, report.currency),
      text(line.kind === 'expense' && line.receipts.length > 0 ? String(line.receipts.length) : ''),
    ]
  })
