import type { ColourName } from '../../../design/theme/colours'

/** A document as the tools describe it; `renderPdf` makes a file of it. */

/** A run of text in a table or beside a label. */
export type PdfCell = {
  text: string
  align?: 'start' | 'end'
  strong?: boolean
  muted?: boolean
}

export type PdfColumn = {
  title: string
  align?: 'start' | 'end'
  /** Share of the width, beside the shares of the other columns. */
  width: number
}

export type PdfTable = {
  kind: 'table'
  /** Name of the table for assistive technology. */
  name: string
  /** Without a title in any of them the table has no header, and the first cell of a row is its header. */
  columns: readonly PdfColumn[]
  rows: readonly (readonly (string | PdfCell)[])[]
  /** Rows of totals below a line. */
  totals?: readonly (readonly (string | PdfCell)[])[]
  /** The height of a row without long text, in points: for a form that is filled in by hand. */
  rowHeight?: number
  /** Lines between the columns too. */
  grid?: boolean
}

export type PdfImage = {
  kind: 'image'
  /** PNG or JPEG. */
  bytes: Uint8Array
  /** What the picture shows, for assistive technology; empty for a picture that only decorates. */
  alt: string
  /** The most it may take, in points. */
  maxWidth?: number
  maxHeight?: number
  /**
   * A picture that would be narrower, in points, gets a page of its own; one that is too long for a page is divided into strips
   * beside one another.
   */
  leastWidth?: number
  caption?: string
}

/** Horizontal bars below one another on one scale, drawn as vectors; their labels and values are real text. */
export type PdfBarChart = {
  kind: 'barChart'
  /** What the chart shows, for assistive technology, which reads it instead of the parts of the chart. */
  alt: string
  bars: readonly {
    label: string
    /** What the whole bar stands for, as text. */
    value: string
    /** From its start, each with its share of the width of the chart, 0 to 1. */
    parts: readonly { share: number; colour: ColourName }[]
  }[]
  /** What each colour stands for. */
  legend: readonly { text: string; colour: ColourName }[]
}

export type PdfBlock =
  | { kind: 'heading'; level: 1 | 2 | 3; text: string; /** Begins a new page. */ newPage?: boolean }
  | {
      kind: 'paragraph'
      text: string
      muted?: boolean
      strong?: boolean
      small?: boolean
      align?: 'start' | 'end'
    }
  | { kind: 'list'; ordered?: boolean; items: readonly string[] }
  | { kind: 'pairs'; entries: readonly { label: string; value: string }[] }
  /** Blocks beside one another, in equal shares or those given. */
  | { kind: 'columns'; widths?: readonly number[]; columns: readonly (readonly PdfBlock[])[] }
  | PdfTable
  | PdfImage
  | PdfBarChart
  /** Drawn as vectors: the modules of a QR code, row by row. */
  | { kind: 'qr'; modules: readonly (readonly boolean[])[]; size: number; alt: string; caption?: string }
  /** A table of contents of the headings of levels 1 and 2, with page numbers and links. */
  | { kind: 'contents'; title: string }
  | { kind: 'space'; height: number }
  | { kind: 'pageBreak' }

export type PdfAttachment = {
  name: string
  bytes: Uint8Array
  /** MIME type. */
  type: string
  description: string
  relationship: 'Alternative' | 'Data' | 'Source'
  modified: Date
}

export type PdfDocument = {
  title: string
  /** BCP 47. */
  language: string
  author?: string
  subject?: string
  /** Of the document's information; the same document with the same date gives the same bytes. */
  created: Date
  blocks: readonly PdfBlock[]
  /** Text at the end of each page; `{page}` and `{pages}` are filled in, and what follows a tab stands at the end of the line. */
  footer?: string
  pageSize?: 'A4' | 'LETTER'
  orientation?: 'portrait' | 'landscape'
  /** PDF/A-3 for an invoice with its embedded XML; all documents are tagged. */
  archive?: {
    attachments: readonly PdfAttachment[]
    /** Further XMP metadata: complete `rdf:Description` elements, and for PDF/A the schemas they use. */
    xmp: string
  }
}

/** What `renderPdf` gives: the file, and the letters that no font of ours has, which are shown as a box. */
export type RenderedPdf = { bytes: Uint8Array; missingLetters: readonly string[] }

/** The fonts of a document, as files (WOFF or TTF), in the order in which a letter is looked for. */
export type PdfFonts = { regular: readonly Uint8Array[]; bold: readonly Uint8Array[] }
