import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { locales, type Locale } from '../../locales.config'
import { toolWordsOf, type ToolWords, type ToolWordsPart } from '../../src/content/cms/toolWords'
import { readJson } from '../../src/core/values/readJson'
import { policyDocx } from '../../src/tools/expensePolicyBuilder/exports/policyDocx'
import { suggestedAnswers } from '../../src/tools/expensePolicyBuilder/model/answers'
import { addClause, addSection, noEdits } from '../../src/tools/expensePolicyBuilder/model/edits'
import { policyOf } from '../../src/tools/expensePolicyBuilder/model/policy'
import { expensePolicyWordKeys } from '../../src/tools/expensePolicyBuilder/model/wordKeys'
import { reportWorkbook } from '../../src/tools/expenseReportGenerator/exports/reportWorkbook'
import { calculateReport } from '../../src/tools/expenseReportGenerator/model/calculate'
import {
  emptyReport,
  newExpense,
  newMileage,
  newPerDiem,
  type Report,
} from '../../src/tools/expenseReportGenerator/model/report'
import { expenseReportWordKeys } from '../../src/tools/expenseReportGenerator/model/wordKeys'
import { renderWorkbook } from '../../src/tools/spreadsheet/exports/renderWorkbook'
import type { Workbook, WorkbookCell } from '../../src/tools/spreadsheet/exports/workbook'
import { templates } from '../../src/tools/templateFiles/exports/templates'
import { withUnit, type TemplateMarket } from '../../src/tools/templateFiles/model/templateMarket'
import type { TemplateName } from '../../src/tools/templateFiles/model/templateNames'
import { templateFileWordKeys } from '../../src/tools/templateFiles/model/wordKeys'
import { wordsFor } from '../../src/tools/words/model/wordsFor'
import type { ExpectedDocument } from './documentFindings'

/** The markets with their own language. */
const markets = locales.filter(({ isPrimary }) => isPrimary)

function documentData(locale: Locale, name: string): Record<string, unknown> {
  const file = path.join('content/documents', locale.contentLanguage, `${name}.json`)
  return (readJson(file) as { data: Record<string, unknown> }).data
}

const toolWords = (locale: Locale, part: ToolWordsPart): ToolWords =>
  toolWordsOf(documentData(locale, `tool_words.${part}`))

const currencyOf = (locale: Locale): string =>
  String(documentData(locale, `market.${locale.urlCode}`)['currency'])

/** The workbooks of the free templates, as the build has written them. Throws when there are none. */
export function builtTemplates(): Map<string, Uint8Array> {
  const folder = 'public/template-files'
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.xlsx'))
    : []
  if (files.length === 0) throw new Error(`No workbooks in ${folder}: run \`npm run build\` first`)
  return new Map(
    files
      .sort()
      .map((file) => [`template-${file.replaceAll(path.sep, '-')}`, readFileSync(path.join(folder, file))]),
  )
}

/** A template with something written into it, and what its formulas then give. */
export type FilledTemplate = {
  bytes: Uint8Array
  results: Readonly<Record<string, number | string>>
}

type Entry = { text: string } | { number: string } | { day: string }

/** Writes entries into the first sheet of a workbook, into cells that are there to be filled in. */
function filled(workbook: Workbook, entries: Readonly<Record<string, Entry>>): Workbook {
  const [sheet, ...others] = workbook.sheets
  if (!sheet) return workbook
  const left = new Set(Object.keys(entries))
  const rows = sheet.rows.map((row, index) => {
    let column = 0
    return row.map((cell): WorkbookCell => {
      const address = `${String.fromCharCode(65 + column)}${index + 1}`
      column += cell.span ?? 1
      const entry = entries[address]
      if (!entry || cell.kind === 'text' || cell.kind === 'formula') return cell
      left.delete(address)
      const { value: _before, ...style } = { value: '', ...cell }
      const format = cell.format ?? 'General'
      if ('text' in entry) return { ...style, kind: 'text', value: entry.text }
      if ('number' in entry) return { ...style, kind: 'number', value: entry.number, format }
      return { ...style, kind: 'date', value: entry.day, format }
    })
  })
  if (left.size > 0) throw new Error(`Not to be filled in: ${[...left].join(', ')}`)
  return { sheets: [{ ...sheet, rows }, ...others] }
}

/** The text of a cell in column A. */
const labelAt = ({ sheets }: Workbook, row: number): string => {
  const cell = sheets[0]?.rows[row - 1]?.[0]
  return cell?.kind === 'text' ? cell.value : ''
}

const number = (value: string): Entry => ({ number: value })

/** Entries of each template, and the results that were worked out by hand. */
const fillings: Readonly<
  Record<
    TemplateName,
    { entries: (empty: Workbook) => Record<string, Entry>; results: Record<string, number | string> }
  >
> = {
  invoice: {
    entries: () => ({
      E5: { day: '2026-11-25' },
      B17: number('3'),
      C17: number('19.99'),
      D17: number('20'),
      B18: number('0.5'),
      C18: number('100'),
      D18: number('5'),
    }),
    // 3 × 19.99 = 59.97, with 20 % 11.994; 0.5 × 100 = 50, with 5 % 2.50; 30 days after 25 November
    results: { E8: '2026-12-25', E17: 59.97, F17: 11.99, F33: 109.97, F34: 14.49, F35: 124.46 },
  },
  'cash-flow': {
    entries: () => ({
      B5: number('1000'),
      B10: number('500'),
      C10: number('250'),
      B16: number('700'),
      M16: number('1200'),
    }),
    results: {
      C7: '2027-02-01',
      M7: '2027-12-01',
      B27: 800,
      C8: 800,
      C27: 1050,
      M27: -150,
      N14: 750,
      N27: -150,
    },
  },
  'expense-reporting': {
    entries: (empty) => ({
      A10: { day: '2026-11-03' },
      C10: { text: labelAt(empty, 43) },
      E10: number('119'),
      F10: number('19'),
      E11: number('10.10'),
      E51: number('50'),
    }),
    // 119 with 19 % in it: 19; without a category 10.10
    results: { G10: 19, H10: 100, H11: 10.1, E40: 129.1, G40: 19, E43: 119, E49: 10.1, E52: 79.1 },
  },
  'mileage-reimbursement': {
    entries: () => ({
      H4: number('0.55'),
      A9: { day: '2026-11-03' },
      E9: number('12000'),
      F9: number('12088'),
      E10: number('12088'),
      F10: number('12101.5'),
    }),
    // 88 × 0.55; 13.5 × 0.55 = 7.425
    results: { G9: 88, H9: 48.4, G10: 13.5, H10: 7.43, G49: 101.5, H49: 55.83 },
  },
}

/** Journeys of more than the first band of a year, by market, with what they are worth by the published rates. */
const bandFillings: Readonly<Record<string, { rate: string; distance: string; amount: number }>> = {
  // 10,000 miles × 0.55 + 2,000 × 0.25
  en: { rate: '0.55', distance: '12000', amount: 6000 },
  // 1,500 km × 0.4340 + 4,000 × 0.7918 + 500 × 0.3179
  ie: { rate: '0.434', distance: '6000', amount: 3977.15 },
  // 12,000 km × 0.357 + 1,395
  fr: { rate: '0.636', distance: '12000', amount: 5679 },
  // 20,000 km × 3.94 + 1,000 × 2.28
  da: { rate: '3.94', distance: '21000', amount: 81_080 },
}

/** Each template of some markets with entries; without those where the sheet has no columns for input tax. */
export async function filledTemplates(): Promise<Map<string, FilledTemplate>> {
  const made = new Map<string, FilledTemplate>()
  for (const locale of markets.filter(({ country }) => country !== 'US')) {
    const market: TemplateMarket = withUnit({
      words: wordsFor(toolWords(locale, 'template-files'), templateFileWordKeys),
      htmlLang: locale.htmlLang,
      country: locale.country,
      currency: currencyOf(locale),
    })
    for (const [name, { entries, results }] of Object.entries(fillings)) {
      const empty = templates[name as TemplateName].workbook(market)
      const bytes = await renderWorkbook(filled(empty, entries(empty)))
      made.set(`filled-${name}-${locale.urlCode}.xlsx`, { bytes, results })
    }
    const bands = bandFillings[locale.urlCode]
    if (!bands) continue
    const { rate, distance, amount } = bands
    const log = templates['mileage-reimbursement'].workbook(market)
    const entries = { H4: number(rate), E9: number('0'), F9: number(distance) }
    made.set(`filled-bands-${locale.urlCode}.xlsx`, {
      bytes: await renderWorkbook(filled(log, entries)),
      results: { H9: amount, H49: amount },
    })
  }
  return made
}

/** An expense report of each kind of line, in the currency of the market. */
function sampleReport(locale: Locale): Report {
  const currency = currencyOf(locale)
  return {
    ...emptyReport({ currency, country: locale.country, htmlLang: locale.htmlLang }),
    employee: 'Mara Quill',
    company: 'Quillmere & <Söhne>',
    from: '2026-11-02',
    to: '2026-11-06',
    lines: [
      { ...newExpense('1', currency), date: '2026-11-03', merchant: 'Hotel', amount: '96.50', vat: '16.08' },
      // A text, whatever it begins with.
      { ...newExpense('2', currency), date: '2026-11-04', merchant: '=SUM(A1)', amount: '0.1' },
      {
        ...newExpense('3', 'CHF'),
        date: '2026-11-04',
        merchant: '  Zürich  ',
        amount: '1250.40',
        rate: '0.8732',
        note: 'One\ntwo',
      },
      {
        ...newMileage('4', 'DE'),
        date: '2026-11-05',
        route: 'A – B',
        distance: '88',
        ...(currency === 'EUR' ? {} : { rate: '1.5' }),
      },
      {
        ...newPerDiem('5', 'DE'),
        date: '2026-11-06',
        place: 'Bremen',
        allowance: 'day',
        ...(currency === 'EUR' ? {} : { rate: '1.5' }),
      },
    ],
  }
}

/** The workbook of an expense report in each language. */
export async function reportWorkbooks(): Promise<Map<string, Uint8Array>> {
  const made = new Map<string, Uint8Array>()
  for (const locale of markets) {
    const report = sampleReport(locale)
    const calculation = calculateReport(report, locale.htmlLang)
    const words = wordsFor(toolWords(locale, 'expense-report'), expenseReportWordKeys)
    const bytes = await renderWorkbook(reportWorkbook(report, calculation, locale.htmlLang, words))
    made.set(`expense-report-${locale.urlCode}.xlsx`, bytes)
  }
  return made
}

/** The Word document of an expense policy in each language, with a section of one's own, and what it says. */
export async function policyDocuments(): Promise<
  Map<string, { bytes: Uint8Array; expected: ExpectedDocument }>
> {
  const made = new Map<string, { bytes: Uint8Array; expected: ExpectedDocument }>()
  for (const locale of markets) {
    const market = { country: locale.country, currency: currencyOf(locale), htmlLang: locale.htmlLang }
    const words = wordsFor(toolWords(locale, 'expense-policy'), expensePolicyWordKeys)
    const policy = policyOf({
      work: {
        htmlLang: market.htmlLang,
        answers: { ...suggestedAnswers(market), company: 'Quillmere & <Söhne>', applies_from: '2027-01-01' },
        edits: addClause(
          addSection(noEdits, 'Pets & "plants"'),
          'own-section-1',
          'Dogs travel.\nCats do not.',
        ),
      },
      words,
      clauses: toolWords(locale, 'policy-clauses'),
      market,
      today: '2026-11-25',
    })
    made.set(`expense-policy-${locale.urlCode}.docx`, {
      bytes: new Uint8Array(await policyDocx(policy, { words, market })),
      expected: {
        headings: policy.sections.map(({ number: at, title }) => ({ text: title, entry: `${at}  ${title}` })),
        paragraphs: [
          policy.title,
          ...policy.facts.map(({ label, value }) => `${label}: ${value}`),
          words.contents,
          ...policy.sections.flatMap(({ clauses }) => clauses.map(({ text }) => text)),
        ],
      },
    })
  }
  return made
}
