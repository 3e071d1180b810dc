import { brand } from '../../../core/brand'
import type { PdfBlock, PdfDocument } from '../../pdf/exports/pdfDocument'
import { pageSizeOf, type TemplateMarket } from '../model/templateMarket'

/** When the templates were last designed: a file changes only with its words, so that a kept copy stays good. */
const designed = new Date('2026-11-25T09:00:00Z')

/** A document to be printed and filled in. */
export const formDocument = (
  market: TemplateMarket,
  title: string,
  orientation: 'portrait' | 'landscape',
  blocks: readonly PdfBlock[],
): PdfDocument => ({
  title,
  language: market.htmlLang,
  author: brand.name,
  created: designed,
  pageSize: pageSizeOf(market),
  orientation,
  footer: `${title}\t${brand.name} · {page} / {pages}`,
  blocks: [{ kind: 'heading', level: 1, text: title }, ...blocks],
})

/** Labels with a line each to write on, or what is written there. */
export const blankTable = (
  name: string,
  labels: readonly string[],
  filled: readonly string[] = [],
  rowHeight = 24,
): PdfBlock => ({
  kind: 'table',
  name,
  rowHeight,
  columns: [
    { title: '', width: 2 },
    { title: '', width: 3 },
  ],
  rows: labels.map((label, index) => [{ text: label, muted: true }, filled[index] ?? '']),
})

/** So many rows of a table to write in, the first of them filled in. */
export const formRows = (
  count: number,
  columns: number,
  filled: readonly (readonly string[])[] = [],
): string[][] =>
  Array.from({ length: count }, (_, row) =>
    Array.from({ length: columns }, (__, column) => filled[row]?.[column] ?? ''),
  )
