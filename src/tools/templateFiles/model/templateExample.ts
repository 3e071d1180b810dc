import type { MerchantKind, ProductScreens } from '../../../content/cms/productScreens'
import { payments } from '../../../content/cms/scenePayments'
import { dayAfter, includedVat } from '../../../content/cms/screenValues'
import { formatDay, formatShortDay } from '../../../core/i18n/formatDay'
import { formatAmount, withMinus } from '../../../core/i18n/formatMoney'
import { formatNumber, formatPercent } from '../../../core/i18n/formatNumber'
import type { TemplateMarket } from './templateMarket'

/** Texts in the order of the labels or columns that they belong to. */
type Texts = readonly string[]

/** What a picture of the templates shows filled in: the people, shops and amounts of the market's product screens. */
export type TemplateExample = {
  cashFlow: {
    opening: Texts
    in: readonly Texts[]
    totalIn: Texts
    out: readonly Texts[]
    totalOut: Texts
    net: Texts
    closing: Texts
  }
  report: { who: Texts; when: Texts; purpose: string; rows: readonly Texts[]; totals: Texts; toPay: Texts }
  invoice: { from: Texts; to: Texts; number: Texts; due: Texts; rows: readonly Texts[]; sums: Texts }
  mileage: { who: Texts; rate: Texts; rows: readonly Texts[]; totals: Texts }
}

/** A line of the plan: its share of the income of an average month, in per mille, and whether it follows the seasons. */
type PlanLine = { share: number; isSeasonal?: boolean }
/** In the order of the lines of the plan: customers, other income, financing, tax refunds. */
const income: readonly PlanLine[] = [
  { share: 900, isSeasonal: true },
  { share: 40 },
  { share: 0 },
  { share: 20 },
]
/** Salaries, suppliers, rent, software, travel, marketing, taxes, repayments, other costs. */
const expenditure: readonly PlanLine[] = [
  { share: 420 },
  { share: 190, isSeasonal: true },
  { share: 80 },
  { share: 55 },
  { share: 30, isSeasonal: true },
  { share: 40, isSeasonal: true },
  { share: 55 },
  { share: 20 },
  { share: 15 },
]
/** How each month differs from the average, in per cent. */
const seasons = [-6, -4, 3, 1, 4, 6, -3, -9, 5, 7, 2, -6]

/** Paid by one colleague, and whether the amount contains VAT at the standard rate that a company can claim. */
const reported: readonly [MerchantKind, boolean][] = [
  ['courier', true],
  ['office', true],
  ['parking', false],
  ['taxi', false],
  ['hotel', false],
  ['private_tools', true],
  ['private_bus', false],
  ['train', false],
  ['restaurant', false],
]

const add = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0)
const byMonth = (lines: readonly (readonly number[])[]): number[] =>
  seasons.map((_, month) => add(lines.map((line) => line[month] ?? 0)))

/** Amounts of twelve months in whole hundreds of the currency, as a plan has them. */
const planned = (monthly: number, lines: readonly PlanLine[]): number[][] =>
  lines.map(({ share, isSeasonal }) =>
    seasons.map((season) => {
      const percent = isSeasonal ? 100 + season : 100
      return Math.round((monthly * share * percent) / 1e9) * 100
    }),
  )

function cashFlowExample(
  { numbers, accounts }: ProductScreens,
  htmlLang: string,
): TemplateExample['cashFlow'] {
  const moneyIn = planned(numbers.cash_in_amount, income)
  const moneyOut = planned(numbers.cash_in_amount, expenditure)
  const [totalIn, totalOut] = [byMonth(moneyIn), byMonth(moneyOut)]
  const net = totalIn.map((amount, month) => amount - (totalOut[month] ?? 0))
  const first = Math.round((accounts[0]?.balance ?? 0) / 10_000) * 100
  const opening = net.map((_, month) => first + add(net.slice(0, month)))
  const closing = net.map((amount, month) => (opening[month] ?? 0) + amount)
  const row = (amounts: readonly number[], year = add(amounts)): string[] =>
    [...amounts, year].map((amount) => withMinus(formatNumber(amount, htmlLang)))
  return {
    opening: row(opening, first),
    in: moneyIn.map((line) => row(line)),
    totalIn: row(totalIn),
    out: moneyOut.map((line) => row(line)),
    totalOut: row(totalOut),
    net: row(net),
    closing: row(closing, closing.at(-1)),
  }
}

/** The templates filled in with the example company of a market. */
export function templateExampleOf(
  screens: ProductScreens,
  { htmlLang, currency }: Pick<TemplateMarket, 'htmlLang' | 'currency'>,
): TemplateExample {
  const { texts, numbers, people, merchants, categories, today } = screens
  const money = (minorUnits: number): string => formatAmount(minorUnits, currency, htmlLang)
  const day = (from: number): string => formatDay(dayAfter(today, from), htmlLang)
  const shortDay = (from: number): string => formatShortDay(dayAfter(today, from), htmlLang)
  const rate = numbers.vat_rate_standard
  const traveller = people.operations
  const name = `${traveller.first} ${traveller.last}`

  const lines = reported.map(([kind, isTaxed]) => ({
    kind,
    paid: merchants[kind].amount,
    vat: isTaxed ? includedVat(merchants[kind].amount, rate) : 0,
  }))
  const paid = money(add(lines.map((line) => line.paid)))

  const total = merchants.supplier_print.amount
  const vat = includedVat(total, rate)

  const distance = numbers.mileage_distance
  const trips = [0, 1, 2, 3, 4, 5]
  const odometer = 41_180
  const count = (value: number): string => formatNumber(value, htmlLang)
  const owed = Math.round(distance * numbers.mileage_rate)
  const places = [texts.mileage_from, texts.mileage_to]

  return {
    cashFlow: cashFlowExample(screens, htmlLang),
    report: {
      who: [name, texts.company],
      when: [day(-7), day(0)],
      purpose: texts.mileage_purpose,
      rows: lines.map((line, index) => [
        shortDay(payments[line.kind].day),
        merchants[line.kind].name,
        categories[payments[line.kind].category].name,
        String(index + 1),
        money(line.paid),
        line.vat ? formatPercent(rate, htmlLang) : '',
        line.vat ? money(line.vat) : '',
      ]),
      totals: ['', '', '', paid, '', money(add(lines.map((line) => line.vat)))],
      toPay: [money(0), paid],
    },
    invoice: {
      from: [merchants.supplier_print.name],
      to: [texts.company],
      number: [texts.inbox_number, day(0)],
      due: [day(0), day(payments.supplier_print.due)],
      rows: [
        [
          texts.issue_purpose_value,
          count(1),
          money(total - vat),
          formatPercent(rate, htmlLang),
          money(total - vat),
        ],
      ],
      sums: [money(total - vat), money(vat), money(total)],
    },
    mileage: {
      who: [name],
      rate: [money(numbers.mileage_rate), texts.company],
      rows: trips.map((trip) => [
        shortDay(Math.floor(trip / 2) * 2 - 7),
        places[trip % 2] ?? '',
        places[(trip + 1) % 2] ?? '',
        texts.mileage_purpose,
        count(odometer + trip * distance),
        count(odometer + (trip + 1) * distance),
        count(distance),
        money(owed),
      ]),
      totals: ['', '', '', '', '', count(distance * trips.length), money(owed * trips.length)],
    },
  }
}
