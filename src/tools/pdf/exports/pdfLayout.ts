import { barChartHeight, placeBarChart } from './pdfBarChart'
import { placeColumns } from './pdfColumns'
import { placeContents } from './pdfContents'
import type { PdfBlock, PdfDocument } from './pdfDocument'
import {
  nextPage,
  pageRoom,
  placeFor,
  placeText,
  roomAt,
  type Flow,
  type Frame,
  type Place,
  type Placed,
} from './pdfFlow'
import { createHeadings, type PlacedHeading } from './pdfHeadings'
import { createImages } from './pdfImages'
import { placeList, placePairs } from './pdfLists'
import { element, type PdfNode } from './pdfNodes'
import { placeQrCode } from './pdfQrCode'
import { headingStyles, margins, muted, pageSizes, strong, textStyles, type TextStyle } from './pdfStyle'
import { leastTableHeight, placeTable } from './pdfTable'
import type { Typesetter } from './typesetting'

type Paragraph = Extract<PdfBlock, { kind: 'paragraph' }>

export type Layout = {
  nodes: readonly PdfNode[]
  headings: readonly PlacedHeading[]
  pageCount: number
  size: { width: number; height: number }
}

const styleOf = (block: Paragraph): TextStyle => {
  let style: TextStyle = block.small ? textStyles.small : textStyles.body
  if (block.strong) style = strong(style)
  return block.muted ? muted(style) : style
}

/** Space above and below a block; of two spaces that meet, the larger counts. */
function spaceAround(block: PdfBlock): { before: number; after: number } {
  switch (block.kind) {
    case 'heading':
      return headingStyles[block.level]
    case 'paragraph':
      if (block.small) return { before: 3, after: 4 }
      return { before: 4, after: block.strong ? 1 : 7 }
    case 'table':
      return { before: 10, after: 14 }
    case 'image':
    case 'qr':
    case 'barChart':
    case 'columns':
      return { before: 8, after: 12 }
    case 'list':
    case 'pairs':
    case 'contents':
      return { before: 4, after: 10 }
    case 'space':
    case 'pageBreak':
      return { before: 0, after: 0 }
  }
}

/** Places all blocks of a document on pages. Nothing is drawn yet. */
export function layOut(
  doc: PDFKit.PDFDocument,
  typesetter: Typesetter,
  { blocks, pageSize = 'A4', orientation }: PdfDocument,
): Layout {
  const { width, height } = pageSizes[pageSize]
  const size = orientation === 'landscape' ? { width: height, height: width } : { width, height }
  const flow: Flow = {
    doc,
    typesetter,
    limits: { top: margins.top, bottom: size.height - margins.bottom },
  }
  const headings = createHeadings(blocks)
  const images = createImages(flow)

  const place = (inFlow: Flow, block: PdfBlock, frame: Frame, start: Place): Placed => {
    switch (block.kind) {
      case 'heading':
        return headings.place(inFlow, block, frame, start, inFlow === flow)
      case 'paragraph': {
        const result = placeText(inFlow, block.text, frame, start, styleOf(block), block.align)
        return { ...result, nodes: [element('P', result.nodes)] }
      }
      case 'list':
        return placeList(inFlow, block, frame, start)
      case 'pairs':
        return placePairs(inFlow, block, frame, start)
      case 'columns':
        return placeColumns(inFlow, block, { place: placeBlocks, height: heightOf }, frame, start)
      case 'table':
        return placeTable(
          inFlow,
          block,
          frame,
          placeFor(inFlow, start, leastTableHeight(inFlow, block, frame)),
        )
      case 'image':
        return images.place(inFlow, block, frame, start)
      case 'qr':
        return placeQrCode(inFlow, block, frame, start)
      case 'barChart':
        return placeBarChart(inFlow, block, frame, start)
      case 'contents':
        return placeContents(inFlow, block.title, headings, frame, start)
      case 'space':
        return { nodes: [], end: { ...start, y: Math.min(start.y + block.height, inFlow.limits.bottom) } }
      case 'pageBreak':
        return { nodes: [], end: start.y > inFlow.limits.top ? nextPage(inFlow, start) : start }
    }
  }

  /** What must stand below a heading on the same page. */
  const leastHeight = (block: PdfBlock | undefined, frame: Frame): number => {
    switch (block?.kind) {
      case 'heading':
        return headingStyles[block.level].leading + headingStyles[block.level].before + 40
      case 'table':
        return leastTableHeight(flow, block, frame)
      case 'image':
        return images.height(block, frame)
      case 'qr':
        return block.size
      case 'barChart':
        return barChartHeight(flow, block, frame)
      case 'columns':
        return Math.min(120, heightOf([block], frame))
      case 'paragraph':
      case 'list':
      case 'pairs':
        return 2 * textStyles.body.leading
      default:
        return 0
    }
  }

  const placeBlocks = (inFlow: Flow, all: readonly PdfBlock[], frame: Frame, start: Place): Placed => {
    const nodes: PdfNode[] = []
    let at = start
    let space = 0
    all.forEach((block, index) => {
      const { before, after } = spaceAround(block)
      const isFirst = index === 0
      if (!isFirst && at.y > inFlow.limits.top) at = { ...at, y: at.y + Math.max(space, before) }
      space = after
      if (block.kind === 'heading') {
        const style = headingStyles[block.level]
        const height =
          typesetter.lines(block.text, style, frame.width).length * style.leading +
          style.after +
          leastHeight(all[index + 1], frame)
        if (block.newPage && at.y > inFlow.limits.top && inFlow === flow) at = nextPage(inFlow, at)
        else at = placeFor(inFlow, at, Math.min(height, pageRoom(flow)))
      } else if (roomAt(inFlow, at) <= 0) at = nextPage(inFlow, at)
      const result = place(inFlow, block, frame, at)
      nodes.push(...result.nodes)
      at = result.end
    })
    return { nodes, end: at }
  }

  /** Height of blocks that stand below one another. */
  const heightOf = (measured: readonly PdfBlock[], frame: Frame): number => {
    const endless: Flow = { ...flow, limits: { top: 0, bottom: Infinity } }
    return placeBlocks(endless, measured, frame, { page: 0, y: 0 }).end.y
  }

  const frame = { x: margins.side, width: size.width - 2 * margins.side }
  const { nodes, end } = placeBlocks(flow, blocks, frame, { page: 0, y: flow.limits.top })
  return { nodes, headings: headings.placed(), size, pageCount: Math.max(end.page, lastPage(nodes)) + 1 }
}

/** A page break at the end of a document adds no page. */
const lastPage = (nodes: readonly PdfNode[]): number =>
  nodes.reduce(
    (last, node) => Math.max(last, node.kind === 'element' ? lastPage(node.children) : node.page),
    0,
  )
