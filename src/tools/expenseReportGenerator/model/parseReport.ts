import { isDay } from '../../../core/values/day'
import { isRecord } from '../../../core/values/record'
import { currencyOf } from '../../numbers/model/currencyIn'
import { isLanguage, rewriteNumber } from '../../numbers/model/rewriteNumber'
import { readLike, readList, upTo, type Checks } from '../../savedWork/model/readLike'
import { ratesOf } from '../../travelRates/model/officialRates'
import { lineLimits } from './lineLimits'
import {
  categories,
  emptyReport,
  maxLines,
  newLine,
  type Line,
  type LineKind,
  type Receipt,
  type Report,
  type ReportDefaults,
} from './report'

/** The most pictures of one line. */
export const maxReceipts = 10

/** A day that the calendar has. */
const day = (text: string): string | undefined => (isDay(text) ? text : undefined)

const checks: Checks = {
  '*': upTo(2000),
  kind: ['expense', 'mileage', 'perDiem'],
  category: categories,
  // Another country would be shown as a choice that is not there.
  currency: currencyOf,
  country: (text) => (text === '' || ratesOf(text) ? text : undefined),
  htmlLang: (text) => (isLanguage(text) ? text : undefined),
  date: day,
  from: day,
  to: day,
}

const readReceipt = (value: unknown): Receipt | undefined => {
  const receipt = isRecord(value) ? readLike({ id: '', name: '' }, value) : undefined
  if (!receipt?.id) return undefined
  return isRecord(value) && value['isPage'] === true ? { ...receipt, isPage: true } : receipt
}

function readLine(value: unknown, report: Report, defaults: ReportDefaults): Line | undefined {
  if (!isRecord(value)) return undefined
  const { kind } = readLike<{ kind: LineKind }>({ kind: 'expense' }, value, checks)
  const line = readLike(newLine(kind, 0, report, defaults), value, checks)
  return line.kind === 'expense'
    ? { ...line, receipts: readList(value['receipts'], maxReceipts, readReceipt) }
    : line
}

/** A line with its numbers as another language writes them. */
const rewrittenLine = (line: Line, from: string, to: string): Line => ({
  ...line,
  ...Object.fromEntries(
    Object.entries(lineLimits).flatMap(([name, limits]) => {
      const value = (line as Readonly<Record<string, unknown>>)[name]
      return typeof value === 'string' ? [[name, rewriteNumber(value, limits, from, to)]] : []
    }),
  ),
})

/**
 * Reads a stored or shared report. Numbers that were typed on a page of another language are written as this one does. Each
 * field is checked by itself: what cannot be understood is empty, the rest is kept. Undefined when it is no report.
 */
export function parseReport(value: unknown, defaults: ReportDefaults): Report | undefined {
  if (!isRecord(value) || !Array.isArray(value['lines'])) return undefined
  // Without a readable language the numbers are taken as this page writes them.
  const { htmlLang: from, ...report } = readLike(emptyReport(defaults), value, checks)
  const to = defaults.htmlLang
  const ids = new Set<string>()
  const lines = readList(value['lines'], maxLines, (line) =>
    readLine(line, { ...report, htmlLang: from }, defaults),
  )
  return {
    ...report,
    version: 2,
    htmlLang: to,
    receiptFrom: rewriteNumber(report.receiptFrom, lineLimits.amount, from, to),
    lines: lines.map((line, index) => {
      const id = /^line-\d{1,6}$/.test(line.id) && !ids.has(line.id) ? line.id : `line-${100_000 + index}`
      ids.add(id)
      return { ...rewrittenLine(line, from, to), id }
    }),
  }
}
