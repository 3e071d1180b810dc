import { formatDay } from '../../../core/i18n/formatDay'
import { currencyDecimals } from '../../numbers/model/decimal'
import type { Workbook, WorkbookCell } from '../../spreadsheet/exports/workbook'
import type { Calculation } from '../model/calculate'
import type { ReportWords } from '../model/describe'
import type { Report } from '../model/report'
import { reportColumns, reportRows, type RowValue } from './reportRows'

const widths = [5, 12, 28, 24, 40, 24, 14, 10, 12, 14, 24, 18, 9]

/** The letter of the column with the amount in the currency of the report. */
const amountColumn = 'L'

const moneyFormat = (currency: string): string => {
  const decimals = currencyDecimals(currency)
  return decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`
}

const heading = (value: string): WorkbookCell => ({
  kind: 'text',
  value,
  strong: true,
  fill: '#dcebe2',
  wrap: true,
  borderBottom: true,
})

function cellOf(value: RowValue): WorkbookCell {
  if (value.kind === 'none') return { kind: 'empty' }
  if (value.kind === 'day') return { kind: 'date', value: value.day, format: 'yyyy-mm-dd' }
  if (value.kind === 'text') return { kind: 'text', value: value.text, wrap: value.text.length > 30 }
  return {
    kind: 'number',
    value: value.value.toFixed(),
    format: value.currency === undefined ? '0.########' : moneyFormat(value.currency),
  }
}

/** The report as a workbook: a sheet with all lines and a sum that follows changes, and one with who, when and the totals. */
export function reportWorkbook(
  report: Report,
  calculation: Calculation,
  htmlLang: string,
  words: ReportWords,
): Workbook {
  const columns = reportColumns(words, report)
  const rows = reportRows(report, calculation, htmlLang, words)
  const { totals } = calculation
  const format = moneyFormat(report.currency)
  const last = rows.length + 1
  const amountIndex = amountColumn.charCodeAt(0) - 'A'.charCodeAt(0)
  const sum: WorkbookCell[] = columns.map((_column, index): WorkbookCell => {
    if (index === 1) return { kind: 'text', value: words.doc_total, strong: true, borderTop: true }
    if (index === amountIndex && rows.length > 0)
      return {
        kind: 'formula',
        formula: `SUM(${amountColumn}2:${amountColumn}${last})`,
        result: totals.total.toFixed(),
        format,
        strong: true,
        borderTop: true,
      }
    return { kind: 'empty', borderTop: true }
  })
  const days = [report.from, report.to].filter(Boolean).map((day) => formatDay(day, htmlLang))
  const facts: [string, string][] = [
    [words.doc_name, report.employee.trim()],
    [words.doc_company, report.company.trim()],
    [words.doc_period, days.join(' – ')],
    [words.doc_purpose, report.purpose.trim()],
  ]
  const amountRow = (label: string, value: string, currency: string, strong = false): WorkbookCell[] => [
    { kind: 'text', value: label, strong },
    { kind: 'number', value, format: moneyFormat(currency), strong },
    { kind: 'text', value: currency },
  ]
  return {
    sheets: [
      {
        name: words.lines_title,
        columns: widths,
        frozenRows: 1,
        orientation: 'landscape',
        rows: [columns.map(heading), ...rows.map((row) => row.map(cellOf)), sum],
      },
      {
        name: words.summary_title,
        columns: [36, 18, 10],
        rows: [
          [{ kind: 'text', value: words.doc_title, strong: true, fontSize: 16 }],
          ...facts
            .filter(([, value]) => value !== '')
            .map(([label, value]): WorkbookCell[] => [
              { kind: 'text', value: label },
              { kind: 'text', value, span: 2 },
            ]),
          [{ kind: 'empty' }],
          [heading(words.by_category), heading(words.doc_amount), heading(words.currency)],
          ...totals.byCategory.map(({ category, amount }) =>
            amountRow(words[`category_${category}`], amount.toFixed(), report.currency),
          ),
          amountRow(words.total, totals.total.toFixed(), report.currency, true),
          amountRow(words.vat_total, totals.vat.toFixed(), report.currency),
          [{ kind: 'empty' }],
          [heading(words.by_currency), heading(words.doc_original), heading(words.currency)],
          ...totals.byCurrency.map(({ currency, amount }) => amountRow(currency, amount.toFixed(), currency)),
        ],
      },
    ],
  }
}
