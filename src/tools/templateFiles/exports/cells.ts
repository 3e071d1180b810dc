import { colours } from '../../../design/theme/colours'
import type { CellStyle, WorkbookCell } from '../../spreadsheet/exports/workbook'

/** The kinds of cells that the templates are made of. */

export const empty: WorkbookCell = { kind: 'empty' }

/** Empty cells, so that the next stands further right. */
export const gap = (count: number): WorkbookCell[] => Array.from({ length: count }, () => empty)

export const text = (value: string, style: CellStyle = {}): WorkbookCell => ({
  kind: 'text',
  value,
  ...style,
})

export const title = (value: string, span: number): WorkbookCell =>
  text(value, { strong: true, fontSize: 18, colour: colours.accent, span })

export const hint = (value: string, span: number): WorkbookCell =>
  text(value, { colour: colours['ink-muted'], span })

export const label = (value: string): WorkbookCell => text(value, { strong: true })

/** The green of the cells to be filled in, which the sheet's first line names. */
export const inputFill = colours.mint

export const inputStyle: CellStyle = { fill: inputFill, borderBottom: true }

/** A cell to be filled in, for what its format says. */
export const input = (format?: string, style: CellStyle = {}): WorkbookCell => ({
  kind: 'empty',
  ...(format ? { format } : {}),
  ...inputStyle,
  ...style,
})

/** A cell to be filled in that says what belongs there. */
export const example = (value: string, style: CellStyle = {}): WorkbookCell =>
  text(value, { ...inputStyle, ...style })

export const header = (value: string, align: CellStyle['align'] = 'start'): WorkbookCell =>
  text(value, { strong: true, fill: colours.night, colour: colours['on-accent'], align, wrap: true })

/** What the cell shows while nothing is filled in yet is its result. */
export const formula = (
  of: string,
  format: string | undefined,
  result: string,
  style: CellStyle = {},
): WorkbookCell => ({ kind: 'formula', formula: of, ...(format ? { format } : {}), result, ...style })

/** A row of totals. */
export const totalStyle: CellStyle = { strong: true, borderTop: true }
