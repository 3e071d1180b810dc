import { colours } from '../../../design/theme/colours'
import type { PdfDocument } from '../../pdf/exports/pdfDocument'
import type { Workbook, WorkbookCell } from '../../spreadsheet/exports/workbook'
import type { TemplateExample } from '../model/templateExample'
import { moneyFormat, type TemplateMarket } from '../model/templateMarket'
import {
  empty,
  example,
  formula,
  header,
  hint,
  input,
  inputFill,
  label,
  text,
  title,
  totalStyle,
} from './cells'
import { formDocument } from './form'

const months = 12
/** The first month of a new sheet, and its number in the calendar of a sheet. */
const firstMonth = { day: '2027-01-01', serial: 46388 }

const moneyIn = ['cf_sales', 'cf_other_in', 'cf_financing', 'cf_tax_refunds'] as const
const moneyOut = [
  'cf_salaries',
  'cf_suppliers',
  'cf_rent',
  'cf_software',
  'cf_travel',
  'cf_marketing',
  'cf_taxes',
  'cf_repayments',
  'cf_other_out',
] as const

/** Letters of the columns: labels in A, months from B, the year after them. */
const monthColumns = Array.from({ length: months }, (_, index) => String.fromCharCode(66 + index))
const yearColumn = String.fromCharCode(66 + months)
const lastMonth = monthColumns.at(-1) ?? 'B'

/** A cash flow plan of twelve months: what comes in and goes out, and what is left at the end of each month. */
export function cashFlowWorkbook(market: TemplateMarket): Workbook {
  const { words } = market
  const money = moneyFormat(market, 0)
  const opening = 8
  const firstIn = opening + 2
  const lastIn = firstIn + moneyIn.length - 1
  const totalIn = lastIn + 1
  const firstOut = totalIn + 2
  const lastOut = firstOut + moneyOut.length - 1
  const totalOut = lastOut + 1
  const net = totalOut + 1
  const closing = net + 1

  const line = (name: string, row: number): WorkbookCell[] => [
    example(name),
    ...monthColumns.map(() => input(money)),
    formula(`SUM(B${row}:${lastMonth}${row})`, money, '0'),
  ]
  const computed = (
    name: string,
    of: (column: string, index: number) => string,
    year: string,
    style = totalStyle,
  ): WorkbookCell[] => [
    text(name, style),
    ...monthColumns.map((column, index) => formula(of(column, index), money, '0', style)),
    formula(year, money, '0', style),
  ]
  const section = (name: string): WorkbookCell[] => [text(name, { strong: true, colour: colours.accent })]

  return {
    sheets: [
      {
        name: words.cf_title,
        columns: [32, ...monthColumns.map(() => 12), 14],
        orientation: 'landscape',
        frozenRows: 7,
        rows: [
          [title(words.cf_title, 6)],
          [hint(words.hint, 10)],
          [],
          [label(words.cf_first_month), { ...dateCell }],
          [label(words.cf_opening), input(money)],
          [],
          [
            header(words.cf_month),
            ...monthColumns.map((_, index): WorkbookCell => ({
              ...header('', 'end'),
              kind: 'formula',
              formula: index === 0 ? 'B4' : `EDATE(${monthColumns[index - 1] ?? 'B'}7,1)`,
              format: 'mmm yyyy',
              result: String(monthSerial(index)),
            })),
            header(words.cf_year, 'end'),
          ],
          computed(
            words.cf_opening,
            (_, index) => (index === 0 ? 'N(B5)' : `${monthColumns[index - 1] ?? 'B'}${closing}`),
            `B${opening}`,
          ),
          section(words.cf_in),
          ...moneyIn.map((key, index) => line(words[key], firstIn + index)),
          computed(
            words.cf_total_in,
            (column) => `SUM(${column}${firstIn}:${column}${lastIn})`,
            `SUM(B${totalIn}:${lastMonth}${totalIn})`,
          ),
          section(words.cf_out),
          ...moneyOut.map((key, index) => line(words[key], firstOut + index)),
          computed(
            words.cf_total_out,
            (column) => `SUM(${column}${firstOut}:${column}${lastOut})`,
            `SUM(B${totalOut}:${lastMonth}${totalOut})`,
          ),
          computed(
            words.cf_net,
            (column) => `${column}${totalIn}-${column}${totalOut}`,
            `${yearColumn}${totalIn}-${yearColumn}${totalOut}`,
          ),
          computed(
            words.cf_closing,
            (column) => `${column}${opening}+${column}${net}`,
            `${lastMonth}${closing}`,
          ),
          [empty],
          [label(words.notes), input(undefined, { span: 8 })],
        ],
      },
    ],
  }
}

const dateCell: WorkbookCell = {
  kind: 'date',
  value: firstMonth.day,
  format: 'mmm yyyy',
  fill: inputFill,
  borderBottom: true,
}

/** The number of a month's first day in the calendar of a sheet. */
function monthSerial(index: number): number {
  const first = new Date(`${firstMonth.day}T00:00:00Z`)
  const day = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + index, 1)
  return firstMonth.serial + (day - first.getTime()) / 86_400_000
}

/** The same to be filled in by hand, on one page across, or filled in with an example. */
export function cashFlowDocument(market: TemplateMarket, shown?: TemplateExample): PdfDocument {
  const { words } = market
  const filled = shown?.cashFlow
  const cells = (texts: readonly string[] = []): string[] =>
    [...monthColumns, yearColumn].map((_, index) => texts[index] ?? '')
  const row = (name: string, texts?: readonly string[]): string[] => [name, ...cells(texts)]
  const strongRow = (name: string, texts?: readonly string[]) => [
    { text: name, strong: true },
    ...cells(texts),
  ]
  return formDocument(market, words.cf_title, 'landscape', [
    {
      kind: 'table',
      name: words.cf_title,
      rowHeight: 19.5,
      grid: true,
      columns: [
        { title: words.cf_month, width: 3.4 },
        ...monthColumns.map((_, index) => ({ title: String(index + 1), width: 1, align: 'end' as const })),
        { title: words.cf_year, width: 1.2, align: 'end' as const },
      ],
      rows: [
        strongRow(words.cf_opening, filled?.opening),
        ...moneyIn.map((key, index) => row(words[key], filled?.in[index])),
        strongRow(words.cf_total_in, filled?.totalIn),
        ...moneyOut.map((key, index) => row(words[key], filled?.out[index])),
        strongRow(words.cf_total_out, filled?.totalOut),
        strongRow(words.cf_net, filled?.net),
        strongRow(words.cf_closing, filled?.closing),
      ],
    },
  ])
}
