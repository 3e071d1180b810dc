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
type SetRow = {
  cells: readonly SetCell[]
  lineCount: number
  leading: number
  least: number
  /** Above and below the text. */
  space: number
}

const heightOf = ({ lineCount, leading, least, space }: SetRow): number =>
  lineCount === 0 ? 0 : Math.max(least, lineCount * leading + 2 * space)

/** The smallest text of a table, as a share of its usual size. */
const leastScale = 0.7

/** Widths of the columns in points, and the styles of what is in them. */
type Grid = { widths: readonly number[]; cell: TextStyle; header: TextStyle }

const scaled = (style: TextStyle, scale: number): TextStyle =>
  scale < 1 ? { ...style, size: style.size * scale, leading: style.leading * scale } : style

/**
 * Widths by the shares of the columns; a column whose longest word would be broken takes what it needs from the columns
 * that have room. Where no column has any, the text is smaller, down to `leastScale`.
 */
function gridOf(flow: Flow, table: PdfTable, width: number): Grid {
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
    return Math.min(most, width / 3)
  })
  const free = width - 2 * padding.x * needed.length
  const textWidth = needed.reduce((sum, each) => sum + each, 0)
  // A point less: rounding must not break a word that just fits.
  const scale = Math.max(leastScale, Math.min(1, (free - 1) / textWidth))
  const styles = { cell: scaled(textStyles.tableCell, scale), header: scaled(textStyles.tableHeader, scale) }
  return {
    widths: shareOut(
      wanted,
      needed.map((each) => each * scale + 2 * padding.x),
    ),
    ...styles,
  }
}

/** The wanted widths, of which those that have more than needed give to those that have less. */
function shareOut(wanted: readonly number[], needed: readonly number[]): readonly number[] {
  const lacking = needed.map((each, index) => Math.max(0, each - (wanted[index] ?? 0)))
  const spare = needed.map((each, index) => Math.max(0, (wanted[index] ?? 0) - each))
  const lack = lacking.reduce((sum, each) => sum + each, 0)
  const all = spare.reduce((sum, each) => sum + each, 0)
  if (lack > all) return wanted
  return wanted.map((each, index) => each + (lacking[index] ?? 0) - ((spare[index] ?? 0) * lack) / (all || 1))
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
  least = table.rowHeight ?? 0,
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
    least,
    space: least > 0 ? Math.max(1, Math.min(padding.y, (least - base.leading) / 2)) : padding.y,
    lineCount: Math.max(1, ...cells.map(({ lines }) => lines.length)),
  }
}

/** The lines of a row from one to another, at a place. */
const rowPart = (flow: Flow, row: SetRow, from: number, to: number, { page, y }: Place): PdfNode[][] =>
  row.cells.map(({ frame, lines, style, align }) => {
    const shown = lines.slice(from, to)
    return shown.length
      ? [content(page, () => drawLines(flow, shown, frame, y + row.space, style, align))]
      : []
  })

/** Header and first row: what a heading above the table has to stay with. */
export function leastTableHeight(flow: Flow, table: PdfTable, frame: Frame): number {
  const { widths, cell, header } = gridOf(flow, table, frame.width)
  const frames = cellFrames(frame, widths)
  const first = table.rows[0]
  return (
    heightOf(headerOf(flow, table, frames, header)) +
    (first ? Math.min(heightOf(setRow(flow, table, first, frames, cell)), 120) : 0)
  )
}

function headerOf(flow: Flow, table: PdfTable, frames: readonly Frame[], style: TextStyle): SetRow {
  const titles = table.columns.map(({ title }) => title)
  const row = setRow(flow, table, titles, frames, style, 0)
  return titles.some((title) => title !== '') ? row : { ...row, lineCount: 0 }
}

/**
 * Sets a table: the header on each page, rows whole unless one is higher than a page, and the totals with the last row.
 */
export function placeTable(flow: Flow, table: PdfTable, frame: Frame, start: Place): Placed {
  const styles = gridOf(flow, table, frame.width)
  const frames = cellFrames(frame, styles.widths)
  const header = headerOf(flow, table, frames, styles.header)
  const headerHeight = heightOf(header)
  const body = table.rows.map((row) => setRow(flow, table, row, frames, styles.cell))
  const totals = (table.totals ?? []).map((row) => setRow(flow, table, row, frames, styles.cell))
  const totalsHeight = totals.reduce((sum, row) => sum + heightOf(row), 0)
  const most = pageRoom(flow) - headerHeight

  let place: Place = { ...start, y: start.y + headerHeight }
  const hasHeader = header.lineCount > 0
  const headerRule = (): PdfNode[] => (hasHeader ? [rule(flow, place, frame, lineColours.header, 0.9)] : [])
  const lines: PdfNode[] = headerRule()
  const head = element('THead', [
    element(
      'TR',
      rowPart(flow, header, 0, header.lineCount, start).map((cell) =>
        element('TH', cell, { scope: 'Column' }),
      ),
    ),
  ])

  /** Lines between the columns of a row, halfway between their texts. */
  const columnLines = ({ page, y }: Place, height: number): PdfNode =>
    artifact(page, () => {
      flow.doc.lineWidth(0.6).strokeColor(lineColours.hair)
      for (const { x } of frames.slice(1)) flow.doc.moveTo(x - padding.x, y).lineTo(x - padding.x, y + height)
      flow.doc.stroke()
    })

  const continueOnNextPage = (): void => {
    const top = nextPage(flow, place)
    place = { ...top, y: top.y + headerHeight }
    for (const cell of rowPart(flow, header, 0, header.lineCount, top))
      for (const node of cell)
        if (node.kind === 'content') lines.push(artifact(node.page, node.paint, 'Pagination'))
    lines.push(...headerRule())
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
      const room = Math.floor((roomAt(flow, place) - 2 * row.space + 0.01) / row.leading)
      const left = row.lineCount - from
      const atTop = place.y <= flow.limits.top + headerHeight + 0.01
      if (room < Math.min(3, left) && !atTop) {
        continueOnNextPage()
        continue
      }
      const to = from + Math.max(1, Math.min(left, room))
      rowPart(flow, row, from, to, place).forEach((part, index) => cells[index]?.push(...part))
      const isWhole = from === 0 && to === row.lineCount
      const taken = isWhole ? height : (to - from) * row.leading + 2 * row.space
      if (table.grid) lines.push(columnLines(place, taken))
      place = { ...place, y: place.y + taken }
      from = to
      if (from < row.lineCount) continueOnNextPage()
    }
    return element(
      'TR',
      cells.map((cell, index) =>
        !hasHeader && index === 0 ? element('TH', cell, { scope: 'Row' }) : element('TD', cell),
      ),
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
          ...(hasHeader ? [head] : []),
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
