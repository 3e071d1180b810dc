/** Rows of a CSV file: texts, and numbers as the language writes them. */
export type CsvRows = readonly (readonly string[])[]

/** A field that a spreadsheet would take as a formula: it begins like one and is no number. */
const formula =
  /^(?:[=@\t\r\n\uff1d\uff20\uff0b\uff0d]|[+\-\u2212](?![\d.,'\u00a0\u202f ]*\d[\d.,'\u00a0\u202f ]*%?$))[\s\S]*$/

/**
 * Between the fields: spreadsheets of languages with a decimal comma read a semicolon. Those of Switzerland do too, although
 * it has a decimal point (Windows' list separator of de-CH, fr-CH and it-CH).
 */
export const csvSeparator = (htmlLang: string): ',' | ';' =>
  htmlLang.endsWith('-CH') ||
  new Intl.NumberFormat(htmlLang).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value === ','
    ? ';'
    : ','

/**
 * Makes a CSV file (RFC 4180, UTF-8 with the mark by which Excel knows it). A field that a spreadsheet would calculate
 * gets an apostrophe before it (OWASP, "CSV Injection"); numbers stay as they are.
 */
export async function csvOf(rows: CsvRows, htmlLang: string): Promise<string> {
  const { default: papaparse } = await import('papaparse')
  return `\ufeff${papaparse.unparse(
    rows.map((row) => [...row]),
    { delimiter: csvSeparator(htmlLang), newline: '\r\n', escapeFormulae: formula },
  )}\r\n`
}
