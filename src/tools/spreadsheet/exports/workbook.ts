/** A workbook as the tools describe it; `renderWorkbook` makes a file (XLSX) of it. */

export type CellStyle = {
  strong?: boolean
  align?: 'start' | 'centre' | 'end'
  /** Background, `#dcebe2`. */
  fill?: string
  /** Colour of the text. */
  colour?: string
  fontSize?: number
  wrap?: boolean
  borderTop?: boolean
  borderBottom?: boolean
  /** How many columns it takes. */
  span?: number
}

export type WorkbookCell = CellStyle &
  (
    | { kind: 'text'; value: string }
    /** `value` is a decimal number as text; it becomes a number of the sheet. `format` as Excel writes it: `#,##0.00`. */
    | { kind: 'number'; value: string; format?: string }
    /** `value` is a day, `2026-11-25`. */
    | { kind: 'date'; value: string; format: string }
    /** `formula` without the sign: `SUM(C2:C9)`; English names of functions, commas between arguments. */
    /** `result`: what it gives, a decimal number or a text, for readers that do not calculate. */
    | { kind: 'formula'; formula: string; format?: string; result?: string }
    /** `format` for what someone writes there. */
    | { kind: 'empty'; format?: string }
  )

/** `range`: `F10:F39`; `formula`: true for what the first cell of the range may hold. */
export type CellCheck = { range: string; formula: string; message: string }

export type Worksheet = {
  name: string
  /** Widths of the columns in characters. */
  columns: readonly number[]
  rows: readonly (readonly WorkbookCell[])[]
  /** Rows that stay in view while the others are scrolled. */
  frozenRows?: number
  /** What may be typed into cells: others are refused with the message. */
  checks?: readonly CellCheck[]
  orientation?: 'portrait' | 'landscape'
}

export type Workbook = { sheets: readonly Worksheet[] }
