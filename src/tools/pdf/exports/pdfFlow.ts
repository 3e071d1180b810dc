import { artifact, content, type PdfNode } from './pdfNodes'
import type { TextStyle } from './pdfStyle'
import type { Line, Typesetter } from './typesetting'

/** Where the next block begins. */
export type Place = { page: number; y: number }

/** The column that blocks are set in. */
export type Frame = { x: number; width: number }

/** Top and bottom of what a page may hold; without a bottom, blocks are measured. */
export type Limits = { top: number; bottom: number }

export type Flow = {
  doc: PDFKit.PDFDocument
  typesetter: Typesetter
  limits: Limits
}

/** What a block became, and where it ended. */
export type Placed = { nodes: PdfNode[]; end: Place }

export const nextPage = ({ limits }: Flow, { page }: Place): Place => ({ page: page + 1, y: limits.top })

export const roomAt = ({ limits }: Flow, { y }: Place): number => limits.bottom - y

/** The most that a page holds. */
export const pageRoom = ({ limits }: Flow): number => limits.bottom - limits.top

/** The place for something that stays whole: a new page where it does not fit here but would there. */
export const placeFor = (flow: Flow, place: Place, height: number): Place =>
  height > roomAt(flow, place) && place.y > flow.limits.top ? nextPage(flow, place) : place

export const drawLines = (
  { typesetter }: Flow,
  lines: readonly Line[],
  { x, width }: Frame,
  top: number,
  style: TextStyle,
  align: 'start' | 'end' = 'start',
): void =>
  lines.forEach((line, index) =>
    typesetter.draw(line, align === 'end' ? x + width - line.width : x, top + index * style.leading, style),
  )

/**
 * Sets a text over as many pages as it needs; no page begins or ends with a single line of it, where that can be.
 */
export function placeText(
  flow: Flow,
  text: string,
  frame: Frame,
  start: Place,
  style: TextStyle,
  align: 'start' | 'end' = 'start',
): Placed {
  const lines = flow.typesetter.lines(text, style, frame.width)
  const nodes: PdfNode[] = []
  let place = start
  let at = 0
  while (at < lines.length) {
    const left = lines.length - at
    let count = Math.min(left, Math.floor((roomAt(flow, place) + 0.01) / style.leading))
    if (count < left && left - count === 1 && count > 2) count--
    const tooFew = count < Math.min(2, left)
    if (tooFew && place.y > flow.limits.top) {
      place = nextPage(flow, place)
      continue
    }
    const shown = lines.slice(at, at + Math.max(1, count))
    const { page, y } = place
    nodes.push(content(page, () => drawLines(flow, shown, frame, y, style, align)))
    at += shown.length
    place = { page, y: y + shown.length * style.leading }
  }
  return { nodes, end: place }
}

/** A horizontal line across a column. */
export const rule = (
  { doc }: Flow,
  { page, y }: Place,
  { x, width }: Frame,
  colour: string,
  thickness: number,
): PdfNode =>
  artifact(page, () =>
    doc
      .lineWidth(thickness)
      .strokeColor(colour)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke(),
  )

/** The last of several places. */
export const furthest = (places: readonly Place[]): Place =>
  places.reduce((last, each) =>
    each.page > last.page || (each.page === last.page && each.y > last.y) ? each : last,
  )
