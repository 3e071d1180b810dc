import { dayLocale } from '../../../core/i18n/dayLocale'
import { fill } from '../../../core/i18n/fill'
import { formatDay } from '../../../core/i18n/formatDay'
import { labelled } from '../../../core/i18n/labelled'
import { formatDecimal, formatMoneyOf } from '../../numbers/model/formatDecimal'
import type { PdfBlock, PdfCell, PdfDocument, PdfImage } from '../../pdf/exports/pdfDocument'
import type { CalculatedLine, Calculation } from '../model/calculate'
import { calculationText, lineTitle, validityText, type ReportWords } from '../model/describe'
import { allowanceOf, mileageRateOf } from '../model/officialRateOf'
import { isUntouched, type Report } from '../model/report'

/** What the document needs beside the report. */
export type DocumentOptions = {
  htmlLang: string
  words: ReportWords
  /** The time of the document; the same report at the same time gives the same file. */
  created: Date
  /** The pictures that are in this browser, by the ids of the receipts. */
  pictures: ReadonlyMap<string, Uint8Array>
  pageSize: 'A4' | 'LETTER'
}

/** A printed line: its number as in the tool, and what was calculated. */
export type PrintedLine = CalculatedLine & { number: number }

/** The lines that are printed: all but empty ones, with the numbers that they have in the tool. */
export const printedLines = ({ lines }: Pick<Calculation, 'lines'>): PrintedLine[] =>
  lines.map((line, index) => ({ ...line, number: index + 1 })).filter(({ line }) => !isUntouched(line))

/** The day of a line in short form, `25/11/2026`; empty without one. */
const shortDay = (day: string, htmlLang: string): string =>
  day === ''
    ? ''
    : new Intl.DateTimeFormat(dayLocale(htmlLang), {
        day: '2-digit',
        month: '2-digit',
        year: 'numeric',
        timeZone: 'UTC',
      }).format(new Date(day))

/** What a line says beside its title: how it was calculated, who was there, the note. */
export function detailsOf(calculated: CalculatedLine, htmlLang: string, words: ReportWords): string[] {
  const { line } = calculated
  return [
    words[`category_${calculated.category}`],
    calculationText(calculated, htmlLang, words),
    line.kind === 'expense' && line.people.trim() ? labelled(words.people, line.people.trim(), htmlLang) : '',
    line.note.trim(),
  ].filter(Boolean)
}

const end = (text: string, strong = false): PdfCell => ({ text, align: 'end', strong })

function linesTable(
  printed: readonly PrintedLine[],
  calculation: Calculation,
  report: Report,
  { htmlLang, words }: DocumentOptions,
): PdfBlock {
  const money = (value: CalculatedLine['amount'], currency: string): string =>
    value ? formatMoneyOf(value, currency, htmlLang) : ''
  return {
    kind: 'table',
    name: words.lines_title,
    columns: [
      { title: words.doc_number, width: 0.6 },
      { title: words.date, width: 1.4 },
      { title: words.doc_description, width: 4.4 },
      { title: words.doc_original, align: 'end', width: 1.7 },
      { title: words.vat, align: 'end', width: 1.4 },
      { title: `${words.doc_amount} (${report.currency})`, align: 'end', width: 1.7 },
    ],
    rows: printed.map((line) => [
      String(line.number),
      shortDay(line.line.date, htmlLang),
      `${lineTitle(line.line, words)}\n${detailsOf(line, htmlLang, words).join(' · ')}`,
      end(money(line.amount, line.currency)),
      end(money(line.vat, line.currency)),
      end(line.converted ? money(line.converted, report.currency) : words.doc_incomplete),
    ]),
    totals: [
      [
        '',
        '',
        { text: words.doc_total, strong: true },
        '',
        end(formatMoneyOf(calculation.totals.vat, report.currency, htmlLang)),
        end(formatMoneyOf(calculation.totals.total, report.currency, htmlLang), true),
      ],
    ],
  }
}

/** The exchange rates of the report, each once with its source. */
function rateTexts(
  printed: readonly PrintedLine[],
  report: Report,
  { htmlLang, words }: DocumentOptions,
): string[] {
  const texts = printed.flatMap(({ rate, currency, line }) => {
    if (!rate) return []
    const text = fill(words.doc_rate, {
      currency,
      rate: formatDecimal(rate, htmlLang, 8),
      report: report.currency,
    })
    return [line.rateSource.trim() ? `${text} (${line.rateSource.trim()})` : text]
  })
  return [...new Set(texts)]
}

/** The official rates that lines were calculated with, each once with its source. */
function officialTexts(printed: readonly PrintedLine[], { htmlLang, words }: DocumentOptions): string[] {
  const texts = printed.flatMap(({ line }) => {
    if (line.kind === 'expense') return []
    const { period, isUsed } =
      line.kind === 'mileage'
        ? { period: mileageRateOf(line).period, isUsed: mileageRateOf(line).rate !== undefined }
        : { period: allowanceOf(line).period, isUsed: allowanceOf(line).allowance !== undefined }
    if (!period || !isUsed) return []
    const { title, url } = period.source
    return [`${title}, ${url}. ${validityText(period, line.country, htmlLang, words)}`]
  })
  return [...new Set(texts)]
}

/** The width of a long receipt in points: seven eighths of the paper of a till. */
const leastWidth = 200

function receiptBlocks(printed: readonly PrintedLine[], options: DocumentOptions): PdfBlock[] {
  const { words, pictures, htmlLang } = options
  const images = printed.flatMap(({ line, number, amount, currency }) => {
    if (line.kind !== 'expense') return []
    const caption = [
      fill(words.doc_receipt, { line: String(number) }),
      shortDay(line.date, htmlLang),
      lineTitle(line, words),
      amount ? formatMoneyOf(amount, currency, htmlLang) : '',
    ]
      .filter(Boolean)
      .join(' · ')
    return line.receipts.flatMap((receipt, index): PdfImage[] => {
      const bytes = pictures.get(receipt.id)
      const alt = fill(words.receipt_alt, { number: String(index + 1), line: String(number) })
      // Two photos fit on a page, so that they can still be read when they are printed.
      const most = receipt.isPage ? { maxWidth: 480 } : { maxWidth: 480, maxHeight: 310 }
      return bytes ? [{ kind: 'image', bytes, alt, caption, ...most, leastWidth }] : []
    })
  })
  return images.length === 0
    ? []
    : [{ kind: 'heading', level: 2, text: words.receipts, newPage: true }, ...images]
}

const titled = (title: string, items: readonly string[]): PdfBlock[] =>
  items.length === 0
    ? []
    : [
        { kind: 'heading', level: 2, text: title },
        { kind: 'list', items },
      ]

/** The name of the files of a report: what it is, of whom and of when. */
export const reportTitle = ({ employee, from, to }: Report, words: ReportWords): string =>
  [words.doc_title, employee.trim(), from || to].filter(Boolean).join(' ')

/** The report as a document: what, who and when, the lines with their totals, rates with sources, signatures, receipts. */
export function reportDocument(
  report: Report,
  calculation: Calculation,
  options: DocumentOptions,
): PdfDocument {
  const { htmlLang, words, created, pageSize } = options
  const { totals } = calculation
  const printed = printedLines(calculation)
  const money = (value: typeof totals.total) => formatMoneyOf(value, report.currency, htmlLang)
  const days = [report.from, report.to].map((day) => (day ? formatDay(day, htmlLang) : ''))
  const period =
    days[0] && days[1]
      ? fill(words.doc_between, { from: days[0], to: days[1] })
      : days.filter(Boolean).join('')
  const pair = (label: string, value: string) => (value ? [{ label, value }] : [])
  const isOtherCurrency = totals.byCurrency.some(({ currency }) => currency !== report.currency)
  return {
    title: reportTitle(report, words),
    language: htmlLang,
    ...(report.employee.trim() ? { author: report.employee.trim() } : {}),
    subject: words.doc_title,
    created,
    pageSize,
    footer: `${reportTitle(report, words)}\t${words.doc_page}`,
    blocks: [
      { kind: 'heading', level: 1, text: words.doc_title },
      {
        kind: 'pairs',
        entries: [
          ...pair(words.doc_name, report.employee.trim()),
          ...pair(words.doc_company, report.company.trim()),
          ...pair(words.doc_period, period),
          ...pair(words.doc_purpose, report.purpose.trim()),
          { label: words.total, value: money(totals.total) },
        ],
      },
      { kind: 'heading', level: 2, text: words.lines_title },
      linesTable(printed, calculation, report, options),
      {
        kind: 'table',
        name: words.by_category,
        columns: [
          { title: words.by_category, width: 3 },
          { title: words.doc_amount, align: 'end', width: 1 },
        ],
        rows: totals.byCategory.map(({ category, amount }) => [
          words[`category_${category}`],
          end(money(amount)),
        ]),
      },
      ...(isOtherCurrency
        ? [
            {
              kind: 'table' as const,
              name: words.by_currency,
              columns: [
                { title: words.by_currency, width: 1 },
                { title: words.doc_original, align: 'end' as const, width: 1 },
                { title: words.doc_amount, align: 'end' as const, width: 1 },
              ],
              rows: totals.byCurrency.map(({ currency, amount, converted }) => [
                currency,
                end(formatMoneyOf(amount, currency, htmlLang)),
                end(money(converted)),
              ]),
            },
          ]
        : []),
      ...titled(words.doc_rates, rateTexts(printed, report, options)),
      ...titled(words.doc_official, officialTexts(printed, options)),
      { kind: 'space', height: 24 },
      {
        kind: 'columns',
        columns: [words.doc_signature, words.doc_approved].map((label) => [
          { kind: 'paragraph', text: '______________________________' },
          { kind: 'paragraph', text: label, muted: true, small: true },
        ]),
      },
      ...receiptBlocks(printed, options),
    ],
  }
}
