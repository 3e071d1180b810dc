import type { PdfBlock } from './pdfDocument'
import { furthest, pageRoom, placeFor, type Flow, type Frame, type Place, type Placed } from './pdfFlow'
import { columnGap } from './pdfStyle'

type Columns = Extract<PdfBlock, { kind: 'columns' }>

/** How blocks that stand below one another are placed and measured. */
export type BlockLayout = {
  place: (inFlow: Flow, blocks: readonly PdfBlock[], frame: Frame, start: Place) => Placed
  height: (blocks: readonly PdfBlock[], frame: Frame) => number
}

/** Places columns beside one another; they stay on one page where one can hold them. */
export function placeColumns(
  flow: Flow,
  { columns, widths }: Columns,
  blocks: BlockLayout,
  frame: Frame,
  start: Place,
): Placed {
  const shares = columns.map((_, index) => widths?.[index] ?? 1)
  const sum = shares.reduce((total, share) => total + share, 0) || 1
  const free = frame.width - columnGap * (columns.length - 1)
  let x = frame.x
  const frames = shares.map((share) => {
    const column = { x, width: (free * share) / sum }
    x += column.width + columnGap
    return column
  })
  const height = Math.max(0, ...columns.map((column, index) => blocks.height(column, frames[index] ?? frame)))
  const place = height <= pageRoom(flow) ? placeFor(flow, start, height) : start
  const results = columns.map((column, index) => blocks.place(flow, column, frames[index] ?? frame, place))
  return {
    nodes: results.flatMap(({ nodes }) => nodes),
    end: furthest([place, ...results.map(({ end }) => end)]),
  }
}
