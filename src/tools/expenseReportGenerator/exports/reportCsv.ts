import { currencyDecimals } from '../../numbers/model/decimal'
import { csvOf, csvSeparator } from '../../spreadsheet/exports/csv'
import type { Calculation } from '../model/calculate'
import type { ReportWords } from '../model/describe'
import type { Report } from '../model/report'
import { reportColumns, reportRows, type RowValue } from './reportRows'

function cellText(value: RowValue, hasComma: boolean): string {
  if (value.kind === 'none') return ''
  if (value.kind === 'day') return value.day
  if (value.kind === 'text') return value.text
  const plain =
    value.currency === undefined
      ? value.value.toFixed()
      : value.value.toFixed(currencyDecimals(value.currency))
  return hasComma ? plain.replace('.', ',') : plain
}

/** The lines of the report as CSV; decimals and separators are those of the language, days are `2026-11-25`. */
export function reportCsv(
  report: Report,
  calculation: Calculation,
  htmlLang: string,
  words: ReportWords,
): Promise<string> {
  const hasComma = csvSeparator(htmlLang) === ';'
  const rows = reportRows(report, calculation, htmlLang, words).map((row) =>
    row.map((value) => cellText(value, hasComma)),
  )
  return csvOf([reportColumns(words, report), ...rows], htmlLang)
}
