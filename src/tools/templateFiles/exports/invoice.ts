import type { PdfDocument } from '../../pdf/exports/pdfDocument'
import type { Workbook, WorkbookCell } from '../../spreadsheet/exports/workbook'
import type { TemplateExample } from '../model/templateExample'
import { dateFormat, moneyFormat, type TemplateMarket } from '../model/templateMarket'
import {
  empty,
  example,
  formula,
  gap,
  header,
  hint,
  input,
  inputFill,
  label,
  text,
  title,
  totalStyle,
} from './cells'
import { blankTable, formDocument, formRows } from './form'
import { percentCheck, percentOf } from './percent'

const items = 15

/**
 * An invoice: lines of quantity × price, the VAT of each, and the totals. Each amount is rounded to two decimals, so
 * that the totals are the sums of what is shown.
 */
export function invoiceWorkbook(market: TemplateMarket): Workbook {
  const { words } = market
  const money = moneyFormat(market)
  const day = dateFormat(market)
  const first = 17
  const last = first + items - 1

  const item = (row: number): WorkbookCell[] => [
    input(),
    input(),
    input(money),
    input(),
    formula(`IF(OR(B${row}="",C${row}=""),"",ROUND(B${row}*C${row},2))`, money, ''),
    formula(`IF(OR(E${row}="",D${row}=""),"",ROUND(E${row}*${percentOf(`D${row}`)}/100,2))`, money, ''),
  ]
  const fact = (name: string, cell: WorkbookCell): WorkbookCell[] => [
    empty,
    text(name, { span: 2 }),
    { ...cell, span: 2 },
  ]
  const total = (name: string, of: string, style = {}): WorkbookCell[] => [
    ...gap(3),
    text(name, style),
    text('', style),
    formula(of, money, '0', style),
  ]
  const payment = (name: string): WorkbookCell[] => [text(name), input(undefined, { span: 2 })]

  return {
    sheets: [
      {
        name: words.in_title,
        columns: [42, 11, 15, 11, 15, 15],
        checks: [percentCheck(`D${first}`, `D${first}:D${last}`, words.problem_percent)],
        rows: [
          [title(words.in_title, 3)],
          [hint(words.hint, 6)],
          [],
          [label(words.in_from), ...fact(words.in_number, input())],
          [example(words.in_company), ...fact(words.in_date, input(day))],
          [example(words.in_street), ...fact(words.in_supply_date, input(day))],
          [example(words.in_town), ...fact(words.in_days, { kind: 'number', value: '30', ...plainInput })],
          [
            example(words.in_vat_number),
            ...fact(words.in_due, {
              kind: 'formula',
              formula: 'IF(E5="","",E5+E7)',
              format: day,
              result: '',
              align: 'start',
            }),
          ],
          [empty, ...fact(words.in_reference, input())],
          [],
          [label(words.in_to)],
          [example(words.in_customer)],
          [example(words.in_street)],
          [example(words.in_town)],
          [],
          [
            header(words.in_item),
            header(words.in_quantity, 'end'),
            header(words.in_price, 'end'),
            header(words.in_tax_rate, 'end'),
            header(words.in_net, 'end'),
            header(words.in_tax, 'end'),
          ],
          ...Array.from({ length: items }, (_, index) => item(first + index)),
          [],
          total(words.in_total_net, `SUM(E${first}:E${last})`),
          total(words.in_total_tax, `SUM(F${first}:F${last})`),
          total(words.in_total, `F${last + 2}+F${last + 3}`, totalStyle),
          [],
          [label(words.in_payment)],
          payment(words.in_bank),
          payment(words.in_account),
          payment(words.in_bank_code),
          [],
          [label(words.notes)],
          [input(undefined, { span: 6, wrap: true })],
        ],
      },
    ],
  }
}

const plainInput = { align: 'start' as const, fill: inputFill, borderBottom: true }

/** The same to be filled in by hand, or filled in with an example. */
export function invoiceDocument(market: TemplateMarket, shown?: TemplateExample): PdfDocument {
  const { words } = market
  const filled = shown?.invoice
  return formDocument(market, words.in_title, 'portrait', [
    {
      kind: 'columns',
      columns: [
        [
          { kind: 'paragraph', text: words.in_from, strong: true },
          blankTable(
            words.in_from,
            [words.in_company, words.in_street, words.in_town, words.in_vat_number],
            filled?.from,
          ),
        ],
        [
          { kind: 'paragraph', text: words.in_to, strong: true },
          blankTable(
            words.in_to,
            [words.in_customer, words.in_street, words.in_town, words.in_reference],
            filled?.to,
          ),
        ],
      ],
    },
    {
      kind: 'columns',
      columns: [
        [blankTable(words.in_number, [words.in_number, words.in_date], filled?.number)],
        [blankTable(words.in_due, [words.in_supply_date, words.in_due], filled?.due)],
      ],
    },
    {
      kind: 'table',
      name: words.in_title,
      rowHeight: 24,
      grid: true,
      columns: [
        { title: words.in_item, width: 5 },
        { title: words.in_quantity, width: 1.4, align: 'end' },
        { title: words.in_price, width: 1.8, align: 'end' },
        { title: words.in_tax_rate, width: 1.4, align: 'end' },
        { title: words.in_net, width: 2, align: 'end' },
      ],
      rows: formRows(10, 5, filled?.rows),
    },
    {
      kind: 'columns',
      columns: [
        [blankTable(words.in_payment, [words.in_bank, words.in_account, words.in_bank_code])],
        [blankTable(words.in_total, [words.in_total_net, words.in_total_tax, words.in_total], filled?.sums)],
      ],
    },
  ])
}
