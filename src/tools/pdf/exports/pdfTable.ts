import type { PdfCell, PdfTable } from './pdfDocument'
import {
  drawLines,
  nextPage,
  pageRoom,
  roomAt,
  rule,
  type Flow,
  type Frame,
  type Place,
  type Placed,
} from './pdfFlow'
import { artifact, content, element, type PdfNode } from './pdfNodes'
import { lineColours, muted, strong, textStyles, type TextStyle } from './pdfStyle'
import type { Line } from './typesetting'

const padding = { x: 6, y: 5 }

/** A cell broken into lines. */
type SetCell = { frame: Frame; lines: readonly Line[]; style: TextStyle; align: 'start' | 'end' }
type SetRow = { cells: readonly SetCell[]; lineCount: number; leading: number }

const heightOf = ({ lineCount, leading }: SetRow): number => lineCount * leading + 2 * padding.y

/**
 * Widths by the shares of the columns; a column whose longest word would be broken takes what it needs from the columns
 * that have room.
 */
function columnWidths(flow: Flow, table: PdfTable, width: number): number[] {
  const { typesetter } = flow
  const shares = table.columns.reduce((sum, column) => sum + column.width, 0) || 1
  const wanted = table.columns.map((column) => (width * column.width) / shares)
  const rows = [...table.rows, ...(table.totals ?? [])]
  const needed = table.columns.map((column, index) => {
    const words = rows.map((row) => {
      const cell = row[index] ?? ''
      const text = typeof cell === 'string' ? cell : cell.text
      // A number stays on one line.
      return (column.align === 'end' ? typesetter.width : typesetter.widestWord)(
        text.split('\n')[0] ?? '',
        strong(textStyles.tableCell),
      )
    })
    const title = typesetter.widestWord(column.title, textStyles.tableHeader)
    const most = words.reduce((widest, each) => Math.max(widest, each), title)
    return Math.min(most, width / 3) + 2 * padding.x
  })
  if (needed.reduce((sum, each) => sum + each, 0) > width) return wanted
  const lacking = needed.map((each, index) => Math.max(0, each - (wanted[index] ?? 0)))
  const spare = needed.map((each, index) => Math.max(0, (wanted[index] ?? 0) - each))
  const lack = lacking.reduce((sum, each) => sum + each, 0)
  const all = spare.reduce((sum, each) => sum + each, 0) || 1
  return wanted.map((each, index) => each + (lacking[index] ?? 0) - ((spare[index] ?? 0) * lack) / all)
}

/** The text of the first column begins at the edge of the table, that of the last ends there. */
function cellFrames(frame: Frame, widths: readonly number[]): Frame[] {
  let x = frame.x
  return widths.map((width, index) => {
    const left = index === 0 ? 0 : padding.x
    const right = index === widths.length - 1 ? 0 : padding.x
    const cell = { x: x + left, width: Math.max(8, width - left - right) }
    x += width
    return cell
  })
}

function setRow(
  flow: Flow,
  table: PdfTable,
  row: readonly (string | PdfCell)[],
  frames: readonly Frame[],
  base: TextStyle,
): SetRow {
  const cells = table.columns.map((column, index): SetCell => {
    const given = row[index] ?? ''
    const cell = typeof given === 'string' ? { text: given } : given
    const style = cell.strong ? strong(base) : cell.muted ? muted(base) : base
    const frame = frames[index] ?? { x: 0, width: 8 }
    return {
      frame,
      style,
      lines: cell.text ? flow.typesetter.lines(cell.text, style, frame.width) : [],
      align: cell.align ?? column.align ?? 'start',
    }
  })
  return {
    cells,
    leading: base.leading,
    lineCount: Math.max(1, ...cells.map(({ lines }) => lines.length)),
  }
}

/** The lines of a row from one to another, at a place. */
const rowPart = (flow: Flow, row: SetRow, from: number, to: number, { page, y }: Place): PdfNode[][] =>
  row.cells.map(({ frame, lines, style, align }) => {
    const shown = lines.slice(from, to)
    return shown.length
      ? [content(page, () => drawLines(flow, shown, frame, y + padding.y, style, align))]
      : []
  })

/** Header and first row: what a heading above the table has to stay with. */
export function leastTableHeight(flow: Flow, table: PdfTable, frame: Frame): number {
  const frames = cellFrames(frame, columnWidths(flow, table, frame.width))
  const first = table.rows[0]
  return (
    heightOf(headerOf(flow, table, frames)) +
    (first ? Math.min(heightOf(setRow(flow, table, first, frames, textStyles.tableCell)), 120) : 0)
  )
}

const headerOf = (flow: Flow, table: PdfTable, frames: readonly Frame[]): SetRow =>
  setRow(
    flow,
    table,
    table.columns.map(({ title }) => title),
    frames,
    textStyles.tableHeader,
  )

/**
 * Sets a table: the header on each page, rows whole unless one is higher than a page, and the totals with the last row.
 */
export function placeTable(flow: Flow, table: PdfTable, frame: Frame, start: Place): Placed {
  const frames = cellFrames(frame, columnWidths(flow, table, frame.width))
  const header = headerOf(flow, table, frames)
  const headerHeight = heightOf(header)
  const body = table.rows.map((row) => setRow(flow, table, row, frames, textStyles.tableCell))
  const totals = (table.totals ?? []).map((row) => setRow(flow, table, row, frames, textStyles.tableCell))
  const totalsHeight = totals.reduce((sum, row) => sum + heightOf(row), 0)
  const most = pageRoom(flow) - headerHeight

  let place: Place = { ...start, y: start.y + headerHeight }
  const lines: PdfNode[] = [rule(flow, place, frame, lineColours.header, 0.9)]
  const head = element('THead', [
    element(
      'TR',
      rowPart(flow, header, 0, header.lineCount, start).map((cell) =>
        element('TH', cell, { scope: 'Column' }),
      ),
    ),
  ])

  const continueOnNextPage = (): void => {
    const top = nextPage(flow, place)
    place = { ...top, y: top.y + headerHeight }
    for (const cell of rowPart(flow, header, 0, header.lineCount, top))
      for (const node of cell)
        if (node.kind === 'content') lines.push(artifact(node.page, node.paint, 'Pagination'))
    lines.push(rule(flow, place, frame, lineColours.header, 0.9))
  }

  /** Places a row and gives its element; `after` is what has to fit below it. */
  const placeRow = (row: SetRow, after: number): PdfNode => {
    const height = heightOf(row)
    const together = height + after <= most ? height + after : height
    const isFirst = place.y <= flow.limits.top + headerHeight + 0.01
    if (together > roomAt(flow, place) && !isFirst && height <= most) continueOnNextPage()
    const cells: PdfNode[][] = row.cells.map(() => [])
    let from = 0
    while (from < row.lineCount) {
      const room = Math.floor((roomAt(flow, place) - 2 * padding.y + 0.01) / row.leading)
      const left = row.lineCount - from
      const atTop = place.y <= flow.limits.top + headerHeight + 0.01
      if (room < Math.min(3, left) && !atTop) {
        continueOnNextPage()
        continue
      }
      const to = from + Math.max(1, Math.min(left, room))
      rowPart(flow, row, from, to, place).forEach((part, index) => cells[index]?.push(...part))
      place = { ...place, y: place.y + (to - from) * row.leading + 2 * padding.y }
      from = to
      if (from < row.lineCount) continueOnNextPage()
    }
    return element(
      'TR',
      cells.map((cell) => element('TD', cell)),
    )
  }

  const rows = body.map((row, index) => {
    const isLast = index === body.length - 1
    const node = placeRow(row, isLast ? totalsHeight : 0)
    lines.push(rule(flow, place, frame, lineColours.hair, 0.6))
    return node
  })
  const foot = totals.map((row, index) => {
    if (index === 0) {
      if (totalsHeight > roomAt(flow, place) && totalsHeight <= most) continueOnNextPage()
      lines.push(rule(flow, place, frame, lineColours.total, 0.9))
    }
    return placeRow(row, 0)
  })

  return {
    nodes: [
      element(
        'Table',
        [
          head,
          ...(rows.length ? [element('TBody', rows)] : []),
          ...(foot.length ? [element('TFoot', foot)] : []),
        ],
        { title: table.name, summary: table.name },
      ),
      ...lines,
    ],
    end: place,
  }
}
