import { dayLocale } from '../../../core/i18n/dayLocale'
import { fill } from '../../../core/i18n/fill'
import type { PdfBlock, PdfCell, PdfDocument } from '../../pdf/exports/pdfDocument'
import type { Words } from '../../words/model/wordsFor'
import { assumptionsFor, type AssumptionKey, type CostBasis } from '../model/assumptions'
import { chartColours, chartParts, costChart } from '../model/costChart'
import { assumptionText, resultTexts, roiFormat, tableColumns, tableRows, workings } from '../model/roiTexts'
import type { NumberStyle } from '../model/roiWork'
import type { Figures, Savings } from '../model/savings'
import type { RoiWordKey } from '../model/wordKeys'

export type RoiReportInput = {
  figures: Figures
  basis: CostBasis
  savings: Savings
  words: Words<RoiWordKey>
  /** The name of an assumption on the page. */
  labelOf: (key: AssumptionKey) => string
  style: NumberStyle
  /** The assumptions that the visitor has changed. */
  changed: Readonly<Partial<Record<AssumptionKey, string>>>
  /** The moment at which the file is made. */
  now: Date
}

/** The result as a document: what it comes to, the chart and its table, every assumption, and the formula with the figures. */
export function roiReport(input: RoiReportInput): PdfDocument {
  const { figures, basis, savings, words, labelOf, style, changed, now } = input
  const format = roiFormat(style)
  const { headline, note, facts } = resultTexts(savings, words, format)
  const end = (text: string, strong = false): PdfCell => ({ text, align: 'end', strong })
  const day = new Intl.DateTimeFormat(dayLocale(style.htmlLang), { dateStyle: 'long' }).format(now)
  const chart = costChart(savings, words, format)
  const rows = tableRows(savings, words, format)
  const cellsOf = ({ label, cells, strong = false }: (typeof rows)[number]): PdfCell[] => [
    { text: label, strong },
    ...cells.map((text) => end(text, strong)),
  ]
  const blocks: PdfBlock[] = [
    { kind: 'heading', level: 1, text: words.file_title },
    { kind: 'paragraph', text: fill(words.made_on, { date: day }), muted: true },
    { kind: 'heading', level: 2, text: headline },
    { kind: 'paragraph', text: note },
    { kind: 'pairs', entries: facts.map(({ label, value }) => ({ label, value })) },
    { kind: 'heading', level: 2, text: words.chart_title },
    {
      kind: 'barChart',
      alt: chart.description,
      bars: chart.bars.map(({ label, value, parts }) => ({
        label,
        value,
        parts: parts.map(({ part, share }) => ({ share, colour: chartColours[part] })),
      })),
      legend: chartParts.map((part) => ({ text: words[part], colour: chartColours[part] })),
    },
    { kind: 'heading', level: 2, text: words.table_title },
    {
      kind: 'table',
      name: words.table_title,
      columns: [
        { title: '', width: 2 },
        ...tableColumns(words).map((title) => ({ title, align: 'end' as const, width: 1.4 })),
      ],
      rows: rows.filter(({ strong }) => !strong).map(cellsOf),
      totals: rows.filter(({ strong }) => strong).map(cellsOf),
    },
    { kind: 'paragraph', text: words.table_note, muted: true, small: true },
    { kind: 'heading', level: 2, text: words.assumptions, newPage: true },
    {
      kind: 'table',
      name: words.assumptions,
      columns: [
        { title: words.assumption, width: 3 },
        { title: words.value, align: 'end', width: 1.4 },
        { title: '', width: 1 },
      ],
      rows: assumptionsFor(basis).map((key) => [
        labelOf(key),
        end(assumptionText(key, figures[key], format)),
        { text: changed[key] === undefined ? '' : words.changed, muted: true },
      ]),
    },
    { kind: 'heading', level: 2, text: words.formula_title },
    {
      kind: 'pairs',
      entries: workings(figures, basis, savings, words, format).map(({ label, expression, result }) => ({
        label,
        value: `${expression} = ${result}`,
      })),
    },
    { kind: 'paragraph', text: words.file_note, muted: true, small: true },
  ]
  return {
    title: words.file_title,
    language: style.htmlLang,
    created: now,
    blocks,
    footer: words.pages,
    pageSize: style.htmlLang === 'en-US' ? 'LETTER' : 'A4',
  }
}
