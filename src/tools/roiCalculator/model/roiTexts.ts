import { fill } from '../../../core/i18n/fill'
import { numberLocale } from '../../../core/i18n/numberLocale'
import { decimal, roundTo, type Decimal } from '../../numbers/model/decimal'
import { formatDecimal, formatMoneyOf, formatPercent } from '../../numbers/model/formatDecimal'
import type { Words } from '../../words/model/wordsFor'
import { kindOf, type AssumptionKey, type CostBasis } from './assumptions'
import type { NumberStyle } from './roiWork'
import { people, type Costs, type Figures, type Savings } from './savings'
import type { RoiWordKey } from './wordKeys'

type Unit = 'hour' | 'minute' | 'month'

/** Figures of the calculation in the language and the currency of the page. */
export type RoiFormat = {
  /** To the minor unit, for tables and formulas. */
  money: (value: Decimal) => string
  /** Without decimals from 100 on, where they would pretend to be exact. */
  about: (value: Decimal) => string
  number: (value: Decimal, decimals?: number) => string
  percent: (value: Decimal) => string
  /** A number with its unit in words: `33.3 hours`. */
  measured: (value: Decimal, unit: Unit) => string
}

export function roiFormat({ htmlLang, currency }: NumberStyle): RoiFormat {
  const money = (value: Decimal): string => formatMoneyOf(value, currency, htmlLang)
  return {
    money,
    about: (value) =>
      value.abs().gte(100) || value.eq(0)
        ? formatMoneyOf(roundTo(value, 0), currency, htmlLang, { wholeWithoutDecimals: true })
        : money(value),
    number: (value, decimals = 2) => formatDecimal(value, htmlLang, decimals),
    percent: (value) => formatPercent(roundTo(value, 0), htmlLang),
    measured: (value, unit) =>
      new Intl.NumberFormat(numberLocale(htmlLang), {
        style: 'unit',
        unit,
        unitDisplay: 'long',
        maximumFractionDigits: 1,
      }).format(Number(roundTo(value, 1).toFixed())),
  }
}

/** The value of an assumption with its unit, for a list of all. */
export function assumptionText(key: AssumptionKey, value: Decimal, format: RoiFormat): string {
  switch (kindOf(key)) {
    case 'money':
      return format.money(value)
    case 'percent':
      return `${format.number(value)} %`
    case 'minutes':
      return format.measured(value, 'minute')
    case 'hours':
      return format.measured(value, 'hour')
    case 'count':
      return format.number(value)
  }
}

export type ResultTexts = {
  headline: string
  note: string
  /** The four figures that matter, with their names. */
  facts: readonly { key: string; label: string; value: string }[]
}

/** The result in words. It says as plainly that the product does not pay as that it does. */
export function resultTexts(savings: Savings, words: Words<RoiWordKey>, format: RoiFormat): ResultTexts {
  const { outcome, firstYear, year, month, roi, payback } = savings
  const values = { amount: format.about(firstYear.abs()), saving: format.about(year.saving.total) }
  return {
    headline: fill(words[`outcome_${outcome}`], values),
    note: fill(words[`note_${outcome}`], values),
    facts: [
      { key: 'hours', label: words.hours_month, value: format.number(month.saving.hours, 1) },
      { key: 'saving', label: words.saving_year, value: format.about(year.saving.total) },
      { key: 'roi', label: words.roi, value: roi ? format.percent(roi) : words.roi_none },
      { key: 'payback', label: words.payback, value: paybackText(payback, words, format) },
    ],
  }
}

function paybackText(payback: Decimal | undefined, words: Words<RoiWordKey>, format: RoiFormat): string {
  if (!payback) return words.payback_never
  if (payback.eq(0)) return words.payback_at_once
  // One decimal of a month; what is sooner is said to take the shortest time that can be shown.
  const shortest = decimal('0.1')
  return format.measured(payback.lt(shortest) ? shortest : payback, 'month')
}

export type TableRow = { key: string; label: string; cells: readonly string[]; strong?: boolean }

/** The rows of the table: a month and a year, today and with the product, and the saving of a year. */
export function tableRows(savings: Savings, words: Words<RoiWordKey>, format: RoiFormat): TableRow[] {
  const { month, year } = savings
  const row = (key: keyof Costs, show: (value: Decimal) => string): TableRow => ({
    key,
    label: words[key],
    cells: [month.today, month.outlay, year.today, year.outlay, year.saving].map((costs) => show(costs[key])),
  })
  return [
    row('hours', (value) => format.number(value, 1)),
    ...people.map((person) => row(person, format.money)),
    row('software', format.money),
    { ...row('total', format.money), strong: true },
  ]
}

/** The titles of the columns of the table, after the one of the row headers. */
export const tableColumns = (words: Words<RoiWordKey>): string[] => [
  words.month_today,
  words.month_outlay,
  words.year_today,
  words.year_outlay,
  words.year_saving,
]

/** A step of the calculation as it is written by hand. */
export type Working = { key: string; label: string; expression: string; result: string }

/** The whole calculation with the figures, step by step. */
export function workings(
  figures: Figures,
  basis: CostBasis,
  savings: Savings,
  words: Words<RoiWordKey>,
  format: RoiFormat,
): Working[] {
  const { number, money } = format
  const { month, year, setUp, minutes, hourlyCost, firstYear, roi, payback } = savings
  const reports = `${number(figures.employees)} × ${number(figures.reports_per_month)}`
  const hoursOf = (of: Decimal): string => `${reports} × ${number(of)} ÷ 60`
  const timeSaved = year.saving.total.minus(year.saving.software)
  const steps: (Working | false)[] = [
    {
      key: 'hours_today',
      label: words.hours_today,
      expression: hoursOf(minutes.today),
      result: number(month.today.hours),
    },
    {
      key: 'hours_outlay',
      label: words.hours_outlay,
      expression: hoursOf(minutes.outlay),
      result: number(month.outlay.hours),
    },
    basis === 'salary' && {
      key: 'hour_cost',
      label: words.hour_cost,
      expression: `${money(figures.salary)} × (1 + ${number(figures.on_costs)} ÷ 100) ÷ ${number(figures.hours_per_year)}`,
      result: money(hourlyCost),
    },
    {
      key: 'time_saved',
      label: words.time_saved,
      expression: `${reports} × (${number(minutes.today)} − ${number(minutes.outlay)}) ÷ 60 × 12 × ${money(hourlyCost)}`,
      result: money(timeSaved),
    },
    {
      key: 'software_change',
      label: words.software_change,
      expression: `12 × (${money(figures.software_today)} − ${number(figures.employees)} × ${money(figures.software_outlay)})`,
      result: money(year.saving.software),
    },
    {
      key: 'year_saving',
      label: words.year_saving,
      expression: `${money(timeSaved)} + ${inBrackets(year.saving.software, money)}`,
      result: money(year.saving.total),
    },
    {
      key: 'set_up',
      label: words.set_up,
      expression: `(${number(figures.setup_hours)} + ${number(figures.employees)} × ${number(figures.introduction_minutes)} ÷ 60) × ${money(hourlyCost)}`,
      result: money(setUp.cost),
    },
    {
      key: 'first_year',
      label: words.first_year,
      expression: `${money(year.saving.total)} − ${money(setUp.cost)}`,
      result: money(firstYear),
    },
    roi !== undefined && {
      key: 'roi',
      label: words.roi_formula,
      expression: `${inBrackets(firstYear, money)} ÷ (${money(year.outlay.software)} + ${money(setUp.cost)})`,
      result: format.percent(roi),
    },
    payback !== undefined &&
      year.saving.total.gt(0) && {
        key: 'payback',
        label: words.payback_formula,
        expression: `${money(setUp.cost)} ÷ (${money(year.saving.total)} ÷ 12)`,
        result: number(payback),
      },
  ]
  return steps.filter((step) => step !== false)
}

const inBrackets = (value: Decimal, money: (value: Decimal) => string): string =>
  value.lt(0) ? `(${money(value)})` : money(value)
