import type { PdfDocument } from '../../pdf/exports/pdfDocument'
import type { Workbook, WorkbookCell } from '../../spreadsheet/exports/workbook'
import { dateFormat, moneyFormat, type TemplateMarket } from '../model/templateMarket'
import { empty, formula, header, hint, input, label, text, title, totalStyle } from './cells'
import { blankTable, formDocument } from './form'

const journeys = 40

/** A mileage log: each journey with its distance, times the rate that the company pays. */
export function mileageWorkbook(market: TemplateMarket): Workbook {
  const { words } = market
  const money = moneyFormat(market)
  /** Rates have up to four decimals. */
  const rate = moneyFormat(market).replaceAll('0.00', '0.00##')
  const day = dateFormat(market)
  const first = 9
  const last = first + journeys - 1
  const blank = text('', totalStyle)

  const journey = (row: number): WorkbookCell[] => [
    input(day),
    input(),
    input(),
    input(),
    input(),
    input(),
    formula(`IF(OR(E${row}="",F${row}=""),"",F${row}-E${row})`, undefined, ''),
    formula(`IF(OR(G${row}="",$H$4=""),"",ROUND(G${row}*$H$4,2))`, money, ''),
  ]

  return {
    sheets: [
      {
        name: words.mi_title,
        columns: [13, 22, 22, 30, 14, 14, 13, 15],
        orientation: 'landscape',
        frozenRows: first - 1,
        rows: [
          [title(words.mi_title, 4)],
          [hint(words.hint, 8)],
          [],
          [
            label(words.your_name),
            input(undefined, { span: 2 }),
            empty,
            text(words.mi_rate, { strong: true, span: 3 }),
            input(rate),
          ],
          [
            label(words.mi_vehicle),
            input(undefined, { span: 2 }),
            empty,
            text(words.from_date, { strong: true, span: 3 }),
            input(day),
          ],
          [
            label(words.company),
            input(undefined, { span: 2 }),
            empty,
            text(words.to_date, { strong: true, span: 3 }),
            input(day),
          ],
          [],
          [
            header(words.date),
            header(words.mi_start),
            header(words.mi_end),
            header(words.mi_purpose),
            header(words.mi_odometer_start, 'end'),
            header(words.mi_odometer_end, 'end'),
            header(words.mi_distance, 'end'),
            header(words.mi_amount, 'end'),
          ],
          ...Array.from({ length: journeys }, (_, index) => journey(first + index)),
          [
            text(words.total, totalStyle),
            blank,
            blank,
            blank,
            blank,
            blank,
            formula(`SUM(G${first}:G${last})`, undefined, '0', totalStyle),
            formula(`SUM(H${first}:H${last})`, money, '0', totalStyle),
          ],
          [],
          [
            label(words.signature),
            input(undefined, { span: 2 }),
            empty,
            text(words.approved_by, { strong: true, span: 2 }),
            input(undefined, { span: 2 }),
          ],
        ],
      },
    ],
  }
}

/** The same to be filled in by hand. */
export function mileageDocument(market: TemplateMarket): PdfDocument {
  const { words } = market
  const columns = [
    { title: words.date, width: 1.6 },
    { title: words.mi_start, width: 2.6 },
    { title: words.mi_end, width: 2.6 },
    { title: words.mi_purpose, width: 3.4 },
    { title: words.mi_odometer_start, width: 1.7, align: 'end' as const },
    { title: words.mi_odometer_end, width: 1.7, align: 'end' as const },
    { title: words.mi_distance, width: 1.5, align: 'end' as const },
    { title: words.mi_amount, width: 1.7, align: 'end' as const },
  ]
  const blanks = (count: number): string[] => Array.from({ length: count }, () => '')
  return formDocument(market, words.mi_title, 'landscape', [
    {
      kind: 'columns',
      columns: [
        [blankTable(words.mi_vehicle, [words.your_name, words.mi_vehicle])],
        [blankTable(words.mi_rate, [words.mi_rate, words.company])],
      ],
    },
    {
      kind: 'table',
      name: words.mi_title,
      rowHeight: 23.5,
      grid: true,
      columns,
      rows: Array.from({ length: 9 }, () => blanks(columns.length)),
      totals: [[{ text: words.total, strong: true }, ...blanks(columns.length - 1)]],
    },
    {
      kind: 'columns',
      columns: [
        [blankTable(words.signature, [words.signature], 22)],
        [blankTable(words.approved_by, [words.approved_by], 22)],
      ],
    },
  ])
}
