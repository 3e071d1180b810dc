import { isDay } from '../../../core/values/day'
import { isRecord } from '../../../core/values/record'
import { isLanguage, rewriteNumber } from '../../numbers/model/rewriteNumber'
import { ratesOf } from '../../travelRates/model/officialRates'
import { lineLimits } from './calculate'
import {
  categories,
  emptyReport,
  maxLines,
  newExpense,
  newMileage,
  newPerDiem,
  reportCurrencies,
  type Category,
  type Line,
  type Receipt,
  type Report,
  type ReportDefaults,
} from './report'

type Fields = Readonly<Record<string, unknown>>

/** The longest text of a field: more is no expense report. */
const maxText = 2000

/** The most pictures of one line. */
export const maxReceipts = 10

/** Texts as they are, numbers as text, anything else as nothing. */
const text = (fields: Fields, name: string): string => {
  const value = fields[name]
  if (typeof value === 'string') return value.slice(0, maxText)
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}

/** A day that the calendar has. */
const day = (fields: Fields, name: string): string => {
  const value = text(fields, name)
  return isDay(value) ? value : ''
}

const isCurrency = (value: string): boolean => (reportCurrencies as readonly string[]).includes(value)
const isCategory = (value: string): value is Category => (categories as readonly string[]).includes(value)

/** A currency of the list; another one would be shown as a choice that is not there. */
const currency = (fields: Fields, fallback: string): string => {
  const value = text(fields, 'currency').toUpperCase()
  return isCurrency(value) ? value : fallback
}

const country = (fields: Fields, fallback: string): string => {
  const value = text(fields, 'country')
  return value === '' || ratesOf(value) ? value : fallback
}

const receipts = (value: unknown): Receipt[] =>
  (Array.isArray(value) ? value : [])
    .filter(isRecord)
    .map((fields) => ({ id: text(fields, 'id'), name: text(fields, 'name') }))
    .filter(({ id }) => id !== '')
    .slice(0, maxReceipts)

function lineOf(fields: Fields, id: string, defaults: ReportDefaults): Line {
  const base = {
    date: day(fields, 'date'),
    note: text(fields, 'note'),
    rate: text(fields, 'rate'),
    rateSource: text(fields, 'rateSource'),
  }
  if (fields['kind'] === 'mileage')
    return {
      ...newMileage(id, country(fields, defaults.country)),
      ...base,
      route: text(fields, 'route'),
      vehicle: text(fields, 'vehicle'),
      distance: text(fields, 'distance'),
      before: text(fields, 'before'),
      ownRate: text(fields, 'ownRate'),
    }
  if (fields['kind'] === 'perDiem')
    return {
      ...newPerDiem(id, country(fields, defaults.country)),
      ...base,
      place: text(fields, 'place'),
      allowance: text(fields, 'allowance'),
      count: text(fields, 'count'),
      breakfasts: text(fields, 'breakfasts'),
      lunches: text(fields, 'lunches'),
      dinners: text(fields, 'dinners'),
      halvedDays: text(fields, 'halvedDays'),
      ownRate: text(fields, 'ownRate'),
    }
  const category = text(fields, 'category')
  return {
    ...newExpense(id, currency(fields, defaults.currency)),
    ...base,
    merchant: text(fields, 'merchant'),
    category: isCategory(category) ? category : 'other',
    amount: text(fields, 'amount'),
    vat: text(fields, 'vat'),
    people: text(fields, 'people'),
    receipts: receipts(fields['receipts']),
  }
}

/** A line with its numbers as another language writes them. */
const rewrittenLine = (line: Line, from: string, to: string): Line => ({
  ...line,
  ...Object.fromEntries(
    Object.entries(lineLimits).flatMap(([name, limits]) => {
      const value = (line as Fields)[name]
      return typeof value === 'string' ? [[name, rewriteNumber(value, limits, from, to)]] : []
    }),
  ),
})

/**
 * Reads a stored or shared report. Numbers that were typed on a page of another language are written as this one does. Each field is checked by itself: what cannot be understood is empty, the rest is kept.
 * Undefined when it is no report.
 */
export function parseReport(value: unknown, defaults: ReportDefaults): Report | undefined {
  if (!isRecord(value) || !Array.isArray(value['lines'])) return undefined
  const known = emptyReport(defaults)
  const reportCurrency = currency(value, defaults.currency)
  const ids = new Set<string>()
  const lines = value['lines']
    .filter(isRecord)
    .slice(0, maxLines)
    .map((fields, index) => {
      const stored = text(fields, 'id')
      const id = /^line-\d{1,6}$/.test(stored) && !ids.has(stored) ? stored : `line-${100_000 + index}`
      ids.add(id)
      return lineOf(fields, id, { ...defaults, currency: reportCurrency })
    })
  // Without a readable language the numbers are taken as this page writes them.
  const from = isLanguage(value['htmlLang']) ? value['htmlLang'] : defaults.htmlLang
  return {
    ...known,
    employee: text(value, 'employee'),
    company: text(value, 'company'),
    purpose: text(value, 'purpose'),
    from: day(value, 'from'),
    to: day(value, 'to'),
    currency: reportCurrency,
    receiptFrom: rewriteNumber(text(value, 'receiptFrom'), lineLimits.amount, from, defaults.htmlLang),
    lines: lines.map((line) => rewrittenLine(line, from, defaults.htmlLang)),
  }
}
