import { nextNumber } from '../../lines/model/lineList'
import { ratesOf } from '../../travelRates/model/officialRates'

/** The kinds of expenses, in the order in which they are offered. */
export const categories = [
  'transport',
  'taxi',
  'car',
  'accommodation',
  'meals',
  'guests',
  'office',
  'software',
  'phone',
  'training',
  'fees',
  'other',
] as const

export type Category = (typeof categories)[number]

/** A picture of a receipt. The picture itself is in the browser's database, under its id. */
export type Receipt = {
  id: string
  name: string
  /** A page of a PDF, whose print is too small for half a page. */
  isPage?: true
}

/** What all lines have. Everything that was typed stays as it was typed. */
type LineBase = {
  id: string
  /** `2026-11-25`; empty without a day. */
  date: string
  note: string
  /** How much one unit of the line's currency is in the currency of the report, and where that was read. */
  rate: string
  rateSource: string
}

export type ExpenseLine = LineBase & {
  kind: 'expense'
  merchant: string
  category: Category
  amount: string
  currency: string
  /** The VAT that the amount contains. */
  vat: string
  /** Who was there. */
  people: string
  receipts: readonly Receipt[]
}

export type MileageLine = LineBase & {
  kind: 'mileage'
  route: string
  country: string
  /** Id of an official rate of the country; empty for a rate of the company. */
  vehicle: string
  distance: string
  /**
   * The distance of the year before this journey, or of the month where the rule limits months; without it the journeys
   * of the report before this one count.
   */
  before: string
  /** How many people came along, where the rule pays for them. */
  passengers: string
  ownRate: string
}

export type PerDiemLine = LineBase & {
  kind: 'perDiem'
  place: string
  country: string
  /** Id of an official allowance of the country; empty for a rate of the company. */
  allowance: string
  count: string
  breakfasts: string
  lunches: string
  dinners: string
  halvedDays: string
  ownRate: string
}

export type Line = ExpenseLine | MileageLine | PerDiemLine
export type LineKind = Line['kind']

/** An expense report as it was typed. */
export type Report = {
  version: 2
  /** How its numbers are written: the page they were typed on (BCP 47). */
  htmlLang: string
  employee: string
  company: string
  purpose: string
  from: string
  to: string
  currency: string
  /** Receipts are requested from this amount on; for all without it. */
  receiptFrom: string
  lines: readonly Line[]
}

/** What is assumed before the visitor says something else: the currency and the country of the market, the page's language. */
export type ReportDefaults = { currency: string; country: string; htmlLang: string }

/** More lines are not taken, so that the report stays fast and can be read. */
export const maxLines = 500

/** The currencies to choose from; ISO 4217. */
export const reportCurrencies = [
  'EUR', 'GBP', 'USD', 'DKK', 'NOK', 'SEK', 'CHF', 'PLN', 'CZK', 'HUF', 'RON', 'ISK', 'TRY', 'UAH', 'CAD', 'AUD',
  'NZD', 'JPY', 'CNY', 'HKD', 'SGD', 'KRW', 'INR', 'THB', 'AED', 'SAR', 'QAR', 'KWD', 'ILS', 'EGP', 'MAD', 'ZAR',
  'BRL', 'MXN', 'ARS', 'CLP', 'COP',
] as const // prettier-ignore

const blank = { date: '', note: '', rate: '', rateSource: '' }

export const newExpense = (id: string, currency: string): ExpenseLine => ({
  ...blank,
  id,
  kind: 'expense',
  merchant: '',
  category: 'other',
  amount: '',
  currency,
  vat: '',
  people: '',
  receipts: [],
})

export const newMileage = (id: string, country: string): MileageLine => ({
  ...blank,
  id,
  kind: 'mileage',
  route: '',
  country,
  vehicle: ratesOf(country)?.mileage[0]?.rates[0]?.id ?? '',
  distance: '',
  before: '',
  passengers: '',
  ownRate: '',
})

export const newPerDiem = (id: string, country: string): PerDiemLine => ({
  ...blank,
  id,
  kind: 'perDiem',
  place: '',
  country,
  allowance: ratesOf(country)?.perDiem[0]?.allowances[0]?.id ?? '',
  count: '1',
  breakfasts: '',
  lunches: '',
  dinners: '',
  halvedDays: '',
  ownRate: '',
})

const makers: Record<LineKind, (id: string, report: Report, defaults: ReportDefaults) => Line> = {
  expense: (id, { currency }) => newExpense(id, currency),
  mileage: (id, _report, { country }) => newMileage(id, country),
  perDiem: (id, _report, { country }) => newPerDiem(id, country),
}

/** An empty line, for which the number is free in the report. */
export const newLine = (kind: LineKind, number: number, report: Report, defaults: ReportDefaults): Line =>
  makers[kind](`line-${number}`, report, defaults)

/** A report of somebody who has entered nothing: one empty expense to begin with. */
export const emptyReport = ({ currency, htmlLang }: ReportDefaults): Report => ({
  version: 2,
  htmlLang,
  employee: '',
  company: '',
  purpose: '',
  from: '',
  to: '',
  currency,
  receiptFrom: '',
  lines: [newExpense('line-1', currency)],
})

/** The report with a new line at its end, and the id of the line. The report itself when it has all lines it may have. */
export function withNewLine(
  report: Report,
  kind: LineKind,
  defaults: ReportDefaults,
  values: Partial<ExpenseLine> = {},
): { report: Report; id: string | undefined } {
  if (report.lines.length >= maxLines) return { report, id: undefined }
  const made = newLine(kind, nextNumber(report.lines), report, defaults)
  const line = made.kind === 'expense' ? { ...made, ...values, id: made.id } : made
  return { report: { ...report, lines: [...report.lines, line] }, id: made.id }
}

/** The report with the changed fields of one line. */
export const withLine = <L extends Line>(report: Report, id: string, changes: Partial<L>): Report => ({
  ...report,
  lines: report.lines.map((line) => (line.id === id ? { ...line, ...changes } : line)),
})

/** A report for the same person and company without what was entered for this one. */
export const nextReport = (report: Report, defaults: ReportDefaults): Report => ({
  ...emptyReport({ ...defaults, currency: report.currency }),
  employee: report.employee,
  company: report.company,
  receiptFrom: report.receiptFrom,
})

/** The report without its pictures, as a link can hold it. */
export const withoutReceipts = (report: Report): Report => ({
  ...report,
  lines: report.lines.map((line) => (line.kind === 'expense' ? { ...line, receipts: [] } : line)),
})

/** The ids of all pictures of a report. */
export const receiptIds = ({ lines }: Pick<Report, 'lines'>): string[] =>
  lines.flatMap((line) => (line.kind === 'expense' ? line.receipts.map(({ id }) => id) : []))

/** Whether nothing was entered in a line. */
export const isUntouched = (line: Line): boolean =>
  line.kind === 'expense' &&
  [line.date, line.note, line.merchant, line.amount, line.vat, line.people].every((text) => text === '') &&
  line.receipts.length === 0
