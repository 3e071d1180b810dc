import { labelled } from '../../../core/i18n/labelled'
import type { Decimal } from '../../numbers/model/decimal'
import { formatMoneyOf, formatPercent } from '../../numbers/model/formatDecimal'
import type { Calculation, Amounts } from './calculation'
import type { CalculatorWork } from './calculatorWork'

/** What the copied texts call the columns. */
export type CopyWords = {
  description: string
  rate: string
  net: string
  vat: string
  gross: string
  total: string
}

type Copied = { work: CalculatorWork; calculation: Calculation; words: CopyWords; htmlLang: string }

/** The counted lines with their labels. */
function countedLines({ work, calculation }: Copied): ({ label: string; percent: Decimal } & Amounts)[] {
  return calculation.lines.flatMap((line, index) =>
    line.kind === 'counted' ? [{ ...line, label: work.lines[index]?.label.trim() ?? '' }] : [],
  )
}

/** The result in words, for a mail or a note. */
export function resultAsText(copied: Copied): string {
  const { calculation, words, htmlLang } = copied
  const { total, rates, currency } = calculation
  if (!total) return ''
  const money = (value: Decimal): string => formatMoneyOf(value, currency, htmlLang)
  const all = (amounts: Amounts): string =>
    `${words.net} ${money(amounts.net)}, ${words.vat} ${money(amounts.vat)}, ${words.gross} ${money(amounts.gross)}`
  const lines = countedLines(copied)
  return [
    ...(lines.length > 1 || lines[0]?.label
      ? lines.map((line, index) =>
          labelled(
            line.label || String(index + 1),
            `${formatPercent(line.percent, htmlLang)}, ${all(line)}`,
            htmlLang,
          ),
        )
      : []),
    ...(rates.length > 1
      ? rates.map((rate) =>
          labelled(`${words.vat} ${formatPercent(rate.percent, htmlLang)}`, all(rate), htmlLang),
        )
      : []),
    rates.length === 1 && rates[0]
      ? labelled(`${words.total} (${formatPercent(rates[0].percent, htmlLang)})`, all(total), htmlLang)
      : labelled(words.total, all(total), htmlLang),
  ].join('\n')
}

/** A number that a spreadsheet of the language reads as one: its decimal separator, no thousands. */
function plainNumber(value: Decimal, decimals: number, htmlLang: string): string {
  const separator = new Intl.NumberFormat(htmlLang).formatToParts(1.5).find(({ type }) => type === 'decimal')
  return value.toFixed(decimals).replace('.', separator?.value ?? '.')
}

/** A text that a spreadsheet takes neither as a formula nor as two cells. */
const cell = (text: string): string => text.replace(/[\t\r\n]+/g, ' ').replace(/^(?=[=+@-])/, "'")

/** The result as a table with tabs, for a spreadsheet. */
export function resultAsTable(copied: Copied): string {
  const { calculation, words, htmlLang } = copied
  const { total } = calculation
  if (!total) return ''
  const numbers = ({ net, vat, gross }: Amounts): string[] =>
    [net, vat, gross].map((value) => plainNumber(value, 2, htmlLang))
  const percent = (value: Decimal): string =>
    `${plainNumber(value, Math.max(0, (value.toString().split('.')[1] ?? '').length), htmlLang)}%`
  return [
    [words.description, words.rate, words.net, words.vat, words.gross].map(cell),
    ...countedLines(copied).map((line) => [cell(line.label), percent(line.percent), ...numbers(line)]),
    ...calculation.rates.map((rate) => [cell(words.total), percent(rate.percent), ...numbers(rate)]),
    ...(calculation.rates.length > 1 ? [[cell(words.total), '', ...numbers(total)]] : []),
  ]
    .map((row) => row.join('\t'))
    .join('\n')
}
