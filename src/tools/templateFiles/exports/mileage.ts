import type { PdfDocument } from '../../pdf/exports/pdfDocument'
import type { Workbook, WorkbookCell } from '../../spreadsheet/exports/workbook'
import { mileageBandsOf, type MileageBands } from '../model/mileageBands'
import type { TemplateExample } from '../model/templateExample'
import { dateFormat, moneyFormat, type TemplateMarket } from '../model/templateMarket'
import { empty, formula, gap, header, hint, input, inputStyle, label, text, title, totalStyle } from './cells'
import { blankTable, formDocument, formRows } from './form'

const journeys = 40

/** What the bands are, and where they are published. */
const bandsNote = ({ vehicle, source, from }: MileageBands): string =>
  [vehicle, source.title, from].filter(Boolean).join(' · ')

/** The rows of the bands, from the row of the rate on. */
const bandRows = [4, 5, 6, 7] as const

/**
 * What a distance of the year is worth: that distance × the rate of its band + what the bands before it add. Without a last
 * unit of distance a band has no end.
 */
const yearAmount = (distance: string): string =>
  bandRows.reduceRight(
    (beyond, row) =>
      row === 7
        ? `${distance}*$L$7+$M$7`
        : `IF(OR($K$${row}="",${distance}<=$K$${row}),${distance}*$L$${row}+$M$${row},${beyond})`,
    '',
  )

/**
 * A mileage log: each journey with its distance, times the rate that the company pays. Where the official rate changes with
 * the distance of the year, its bands are beside it, to be changed, and the distance before the first journey counts.
 */
export function mileageWorkbook(market: TemplateMarket): Workbook {
  const { words } = market
  const money = moneyFormat(market)
  /** Rates have up to four decimals. */
  const rate = moneyFormat(market).replaceAll('0.00', '0.00##')
  const day = dateFormat(market)
  const official = mileageBandsOf(market.country)
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
    formula(
      `IF(OR(E${row}="",F${row}=""),"",IF(F${row}<E${row},"${words.mi_end_before}",F${row}-E${row}))`,
      undefined,
      '',
    ),
    ...(official
      ? [
          formula(
            `IF(OR(NOT(ISNUMBER(G${row})),$H$4=""),"",ROUND(${[
              yearAmount(`(N($H$7)+SUM($G$${first}:G${row}))`),
              `(${yearAmount(row === first ? 'N($H$7)' : `(N($H$7)+SUM($G$${first}:G${row - 1}))`)})`,
            ].join('-')},2))`,
            money,
            '',
          ),
        ]
      : [formula(`IF(OR(NOT(ISNUMBER(G${row})),$H$4=""),"",ROUND(G${row}*$H$4,2))`, money, '')]),
  ]

  /** A band: its last unit of distance, its rate, and what is added to distance × rate. */
  const band = (row: (typeof bandRows)[number]): WorkbookCell[] => {
    const [at, end] = [official?.bands[row - 4], row === 7 ? undefined : official?.bands[row - 4]?.upTo]
    if (!official) return []
    const before = row - 1
    const last = row - 3 > official.bands.length
    return [
      empty,
      text(String(row - 3)),
      end === undefined
        ? input('#,##0')
        : { kind: 'number', value: String(end), format: '#,##0', ...inputStyle },
      row === 4
        ? formula('$H$4', rate, '')
        : at && !last
          ? { kind: 'number', value: at.rate, format: rate, ...inputStyle }
          : input(rate),
      row === 4
        ? { kind: 'number', value: '0', format: money, ...inputStyle }
        : at?.plus !== undefined
          ? { kind: 'number', value: at.plus, format: money, ...inputStyle }
          : formula(`M${before}+N(K${before})*(N(L${before})-N(L${row}))`, money, '0'),
    ]
  }

  return {
    sheets: [
      {
        name: words.mi_title,
        columns: [13, 22, 22, 30, 14, 14, 13, 15, ...(official ? [3, 4, 13, 13, 13] : [])],
        orientation: 'landscape',
        frozenRows: first - 1,
        checks: [
          {
            range: `F${first}:F${last}`,
            formula: `AND(ISNUMBER(F${first}),OR(E${first}="",F${first}>=E${first}))`,
            message: words.mi_end_before,
          },
        ],
        rows: [
          [title(words.mi_title, 4)],
          [hint(words.hint, 8), ...(official ? [empty, hint(bandsNote(official), 4)] : [])],
          official
            ? [...gap(10), header(words.mi_band_to, 'end'), header(words.mi_rate, 'end'), header('+', 'end')]
            : [],
          [
            label(words.your_name),
            input(undefined, { span: 2 }),
            empty,
            text(words.mi_rate, { strong: true, span: 3 }),
            input(rate),
            ...band(4),
          ],
          [
            label(words.mi_vehicle),
            input(undefined, { span: 2 }),
            empty,
            text(words.from_date, { strong: true, span: 3 }),
            input(day),
            ...band(5),
          ],
          [
            label(words.company),
            input(undefined, { span: 2 }),
            empty,
            text(words.to_date, { strong: true, span: 3 }),
            input(day),
            ...band(6),
          ],
          official ? [...gap(4), text(words.mi_before, { strong: true, span: 3 }), input(), ...band(7)] : [],
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

/** The same to be filled in by hand, or filled in with an example. */
export function mileageDocument(market: TemplateMarket, shown?: TemplateExample): PdfDocument {
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
  const filled = shown?.mileage
  const [totals = []] = formRows(1, columns.length - 1, filled && [filled.totals])
  return formDocument(market, words.mi_title, 'landscape', [
    {
      kind: 'columns',
      columns: [
        [blankTable(words.mi_vehicle, [words.your_name, words.mi_vehicle], filled?.who)],
        [blankTable(words.mi_rate, [words.mi_rate, words.company], filled?.rate)],
      ],
    },
    {
      kind: 'table',
      name: words.mi_title,
      rowHeight: 23.5,
      grid: true,
      columns,
      rows: formRows(9, columns.length, filled?.rows),
      totals: [[{ text: words.total, strong: true }, ...totals]],
    },
    {
      kind: 'columns',
      columns: [
        [blankTable(words.signature, [words.signature], [], 22)],
        [blankTable(words.approved_by, [words.approved_by], [], 22)],
      ],
    },
  ])
}
