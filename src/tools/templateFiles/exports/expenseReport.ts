import type { PdfDocument } from '../../pdf/exports/pdfDocument'
import type { Workbook, WorkbookCell } from '../../spreadsheet/exports/workbook'
import type { TemplateExample } from '../model/templateExample'
import { dateFormat, hasInputTax, moneyFormat, type TemplateMarket } from '../model/templateMarket'
import { empty, example, formula, gap, header, hint, input, label, text, title, totalStyle } from './cells'
import { blankTable, formDocument, formRows } from './form'
import { percentCheck, percentOf } from './percent'

const entries = 30
const categories = [
  'ex_cat_travel',
  'ex_cat_hotel',
  'ex_cat_meals',
  'ex_cat_office',
  'ex_cat_software',
  'ex_cat_other',
] as const

/**
 * An expense report: what was paid, the VAT in it where it can be claimed back, the sum of each category, and what is to
 * be paid back. The VAT in an amount with VAT is amount × rate ÷ (100 + rate); a rate is typed as 20 or as 20%.
 */
export function expenseReportWorkbook(market: TemplateMarket): Workbook {
  const { words } = market
  const money = moneyFormat(market)
  const day = dateFormat(market)
  const withTax = hasInputTax(market)
  const first = 10
  const last = first + entries - 1
  const total = last + 1
  const firstCategory = total + 3
  const lastCategory = firstCategory + categories.length - 1
  const uncategorized = lastCategory + 1
  const advance = uncategorized + 2

  const entry = (row: number): WorkbookCell[] => [
    input(day),
    input(),
    input(),
    input(),
    input(money),
    ...(withTax
      ? [
          input(),
          formula(
            `IF(OR(E${row}="",F${row}=""),"",ROUND(E${row}*${percentOf(`F${row}`)}/(100+${percentOf(`F${row}`)}),2))`,
            money,
            '',
          ),
          formula(`IF(E${row}="","",E${row}-N(G${row}))`, money, ''),
        ]
      : []),
  ]
  const sum = (column: string): WorkbookCell =>
    formula(`SUM(${column}${first}:${column}${last})`, money, '0', totalStyle)
  const blank = text('', totalStyle)

  return {
    sheets: [
      {
        name: words.ex_title,
        columns: [13, 38, 20, 12, 15, ...(withTax ? [10, 14, 15] : [])],
        orientation: withTax ? 'landscape' : 'portrait',
        frozenRows: first - 1,
        ...(withTax
          ? { checks: [percentCheck(`F${first}`, `F${first}:F${last}`, words.problem_percent)] }
          : {}),
        rows: [
          [title(words.ex_title, 3)],
          [hint(words.hint, 5)],
          [],
          [label(words.your_name), input(), empty, label(words.from_date), input(day)],
          [label(words.company), input(), empty, label(words.to_date), input(day)],
          [label(words.ex_purpose), input()],
          [],
          [],
          [
            header(words.date),
            header(words.ex_what),
            header(words.ex_category),
            header(words.ex_receipt),
            header(words.ex_paid, 'end'),
            ...(withTax
              ? [header(words.ex_tax_rate, 'end'), header(words.ex_tax, 'end'), header(words.ex_net, 'end')]
              : []),
          ],
          ...Array.from({ length: entries }, (_, index) => entry(first + index)),
          [
            text(words.total, totalStyle),
            blank,
            blank,
            blank,
            sum('E'),
            ...(withTax ? [blank, sum('G'), sum('H')] : []),
          ],
          [],
          [label(words.ex_by_category)],
          ...categories.map((key, index) => [
            example(words[key], { span: 2 }),
            ...gap(2),
            formula(
              `SUMIF($C$${first}:$C$${last},A${firstCategory + index},$E$${first}:$E$${last})`,
              money,
              '0',
            ),
          ]),
          [
            text(words.ex_uncategorized),
            ...gap(3),
            formula(`E${total}-SUM(E${firstCategory}:E${lastCategory})`, money, '0'),
          ],
          [],
          [text(words.ex_advance), ...gap(3), input(money)],
          [
            text(words.ex_to_pay, totalStyle),
            blank,
            blank,
            blank,
            formula(`E${total}-N(E${advance})`, money, '0', totalStyle),
          ],
          [],
          [label(words.signature), input(), empty, label(words.approved_by), input()],
        ],
      },
    ],
  }
}

/** The same to be filled in by hand, or filled in with an example. */
export function expenseReportDocument(market: TemplateMarket, shown?: TemplateExample): PdfDocument {
  const { words } = market
  const withTax = hasInputTax(market)
  const columns = [
    { title: words.date, width: 2 },
    { title: words.ex_what, width: 5 },
    { title: words.ex_category, width: 3 },
    { title: words.ex_receipt, width: 1.6 },
    { title: words.ex_paid, width: 2.2, align: 'end' as const },
    ...(withTax
      ? [
          { title: words.ex_tax_rate, width: 1.5, align: 'end' as const },
          { title: words.ex_tax, width: 1.8, align: 'end' as const },
        ]
      : []),
  ]
  const filled = shown?.report
  const [totals = []] = formRows(1, columns.length - 1, filled && [filled.totals])
  return formDocument(market, words.ex_title, 'portrait', [
    {
      kind: 'columns',
      columns: [
        [blankTable(words.ex_title, [words.your_name, words.company], filled?.who)],
        [blankTable(words.ex_purpose, [words.from_date, words.to_date], filled?.when)],
      ],
    },
    blankTable(words.ex_purpose, [words.ex_purpose], filled && [filled.purpose]),
    {
      kind: 'table',
      name: words.ex_title,
      rowHeight: 24,
      grid: true,
      columns,
      rows: formRows(15, columns.length, filled?.rows),
      totals: [[{ text: words.total, strong: true }, ...totals]],
    },
    {
      kind: 'columns',
      columns: [
        [blankTable(words.signature, [words.signature, words.approved_by])],
        [blankTable(words.ex_to_pay, [words.ex_advance, words.ex_to_pay], filled?.toPay)],
      ],
    },
  ])
}
