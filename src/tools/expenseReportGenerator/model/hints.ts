import { decimal, type Decimal } from '../../numbers/model/decimal'
import { parseNumber } from '../../numbers/model/parseNumber'
import type { CalculatedLine } from './calculate'
import { moneyLimits } from './lineLimits'
import { allowanceOf, mileageRateOf } from './officialRateOf'
import { isUntouched, type Line, type Report } from './report'

/** What an approver would ask about. None of them is an error: the report can be sent with all of them. */
export const hintCodes = [
  'dateMissing',
  'future',
  'outsidePeriod',
  'old',
  'weekend',
  'duplicate',
  'receiptMissing',
  'peopleMissing',
  'vatHigh',
  'rateSourceMissing',
  'noOfficialRate',
  'mealAndPerDiem',
  'mealsOverDay',
  'overLimit',
  'purposeMissing',
] as const

export type HintCode = (typeof hintCodes)[number]
export type Hint = { lineId: string; code: HintCode }

/** Reports are requested within three months in most companies; in days. */
const oldAfter = 90

/** The highest rate of VAT in the European Union, in Hungary: 27 of 127 parts of an amount. */
const highestVatShare: Decimal = decimal(27).div(127)

const dayInMs = 86_400_000

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

const plain = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ')

/** What makes two lines the same purchase, journey or day; empty when too little is known of a line. */
function sameness({ line, amount, currency }: CalculatedLine): string {
  if (line.date === '' || !amount) return ''
  const of = line.kind === 'expense' ? line.merchant : line.kind === 'mileage' ? line.route : line.country
  const what = line.kind === 'perDiem' ? line.allowance : plain(of)
  return line.kind !== 'perDiem' && what === ''
    ? ''
    : [line.kind, line.date, what, currency, amount.toFixed()].join('\n')
}

const isMealLine = (line: Line): boolean =>
  line.kind === 'expense' && (line.category === 'meals' || line.category === 'guests')

/** More meals in a day than its allowance is worth can only be deducted from that day. */
function mealsOverDay(calculated: CalculatedLine, htmlLang: string): boolean {
  const { line } = calculated
  if (line.kind !== 'perDiem') return false
  const { allowance } = allowanceOf(line)
  if (allowance?.meals?.kind !== 'each') return false
  const numberOf = (text: string): Decimal => {
    const parsed = parseNumber(text, htmlLang)
    return decimal(parsed.problem === undefined ? (parsed.value ?? 0) : 0)
  }
  const deducted = numberOf(line.breakfasts)
    .times(allowance.meals.breakfast ?? 0)
    .plus(numberOf(line.lunches).times(allowance.meals.lunch))
    .plus(numberOf(line.dinners).times(allowance.meals.dinner))
  return numberOf(line.count).gt(1) && deducted.gt(allowance.amount)
}

function dateHints(day: string, { from, to }: Report, today: string): HintCode[] {
  if (day === '') return ['dateMissing']
  const age = (Date.parse(today) - Date.parse(day)) / dayInMs
  return [
    ...(day > today ? (['future'] as const) : []),
    ...((from !== '' && day < from) || (to !== '' && day > to) ? (['outsidePeriod'] as const) : []),
    ...(age > oldAfter ? (['old'] as const) : []),
    ...(isWeekend(day) ? (['weekend'] as const) : []),
  ]
}

function expenseHints(calculated: CalculatedLine, receiptFrom: Decimal): HintCode[] {
  const { line, amount, vat, converted } = calculated
  if (line.kind !== 'expense') return []
  const asksReceipt = amount?.gt(0) && (converted ? converted.gte(receiptFrom) : receiptFrom.eq(0))
  return [
    ...(asksReceipt && line.receipts.length === 0 ? (['receiptMissing'] as const) : []),
    ...(line.category === 'guests' && line.people.trim() === '' ? (['peopleMissing'] as const) : []),
    ...(amount && vat && amount.gt(0) && vat.gt(amount.times(highestVatShare).plus('0.01'))
      ? (['vatHigh'] as const)
      : []),
  ]
}

function rateHints({ line, rate }: CalculatedLine): HintCode[] {
  const lacksRate =
    (line.kind === 'mileage' && line.country !== '' && !mileageRateOf(line).period) ||
    (line.kind === 'perDiem' && line.country !== '' && !allowanceOf(line).period)
  return [
    ...(rate && line.rateSource.trim() === '' ? (['rateSourceMissing'] as const) : []),
    ...(lacksRate ? (['noOfficialRate'] as const) : []),
  ]
}

/** What an approver would ask about the lines of a report, on the day `today`, `2026-11-25`. Empty lines have no hints. */
export function hintsOf(
  report: Report,
  lines: readonly CalculatedLine[],
  today: string,
  htmlLang: string,
): Hint[] {
  const parsed = parseNumber(report.receiptFrom, htmlLang, moneyLimits(report.currency))
  const receiptFrom = decimal(parsed.problem === undefined ? (parsed.value ?? 0) : 0)
  const seen = new Set<string>()
  const perDiemDays = new Set(
    lines.flatMap(({ line }) => (line.kind === 'perDiem' && line.date !== '' ? [line.date] : [])),
  )
  return lines
    .filter(({ line }) => !isUntouched(line))
    .flatMap((calculated) => {
      const { line } = calculated
      const same = sameness(calculated)
      const isDuplicate = same !== '' && seen.has(same)
      seen.add(same)
      const codes: HintCode[] = [
        ...dateHints(line.date, report, today),
        ...(isDuplicate ? (['duplicate'] as const) : []),
        ...expenseHints(calculated, receiptFrom),
        ...rateHints(calculated),
        ...(isMealLine(line) && perDiemDays.has(line.date) ? (['mealAndPerDiem'] as const) : []),
        ...(mealsOverDay(calculated, htmlLang) ? (['mealsOverDay'] as const) : []),
        ...(calculated.overLimit ? (['overLimit'] as const) : []),
        ...(report.purpose.trim() === '' && line.note.trim() === '' ? (['purposeMissing'] as const) : []),
      ]
      return codes.map((code) => ({ lineId: line.id, code }))
    })
}
