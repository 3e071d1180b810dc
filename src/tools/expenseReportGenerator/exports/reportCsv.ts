import { currencyDecimals } from '../../numbers/model/decimal'
import type { Calculation } from '../model/calculate'
import type { ReportWords } from '../model/describe'
import type { Report } from '../model/report'
import { reportColumns, reportRows, type RowValue } from './reportRows'

/** Whether a language writes decimals with a comma; its spreadsheets divide columns by semicolons. */
const hasDecimalComma = (htmlLang: string): boolean =>
  new Intl.NumberFormat(htmlLang, { numberingSystem: 'latn' })
    .formatToParts(1.5)
    .some(({ type, value }) => type === 'decimal' && value === ',')

/** A text that a spreadsheet would take for a formula gets an apostrophe, so that it stays a text. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

function cellText(value: RowValue, hasComma: boolean): string {
  if (value.kind === 'none') return ''
  if (value.kind === 'day') return value.day
  if (value.kind === 'text') return harmless(value.text)
  const plain =
    value.currency === undefined
      ? value.value.toFixed()
      : value.value.toFixed(currencyDecimals(value.currency))
  return hasComma ? plain.replace('.', ',') : plain
}

/**
 * The lines of the report as CSV (RFC 4180) with a byte order mark, so that spreadsheets read its letters; decimals and
 * separators are those of the language.
 */
export function reportCsv(
  report: Report,
  calculation: Calculation,
  htmlLang: string,
  words: ReportWords,
): string {
  const hasComma = hasDecimalComma(htmlLang)
  const separator = hasComma ? ';' : ','
  const quote = (text: string): string => (/["\n\r;,]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  const rows = [
    reportColumns(words, report),
    ...reportRows(report, calculation, htmlLang, words).map((row) =>
      row.map((value) => cellText(value, hasComma)),
    ),
  ]
  return '\ufeff' + rows.map((row) => row.map(quote).join(separator)).join('\r\n') + '\r\n'
}
