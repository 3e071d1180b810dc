import { barChartHeight, placeBarChart } from './pdfBarChart'
import type { PdfBlock, PdfDocument, PdfImage } from './pdfDocument'
import {
  drawLines,
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
import { artifact, content, element, type PdfNode } from './pdfNodes'
import {
  columnGap,
  headingStyles,
  lineColours,
  margins,
  muted,
  pageSizes,
  strong,
  textStyles,
  type TextStyle,
} from './pdfStyle'
import { leastTableHeight, placeTable } from './pdfTable'
import type { Typesetter } from './typesetting'

type Heading = Extract<PdfBlock, { kind: 'heading' }>
type Paragraph = Extract<PdfBlock, { kind: 'paragraph' }>
type List = Extract<PdfBlock, { kind: 'list' }>
type Pairs = Extract<PdfBlock, { kind: 'pairs' }>
type Columns = Extract<PdfBlock, { kind: 'columns' }>
type QrCode = Extract<PdfBlock, { kind: 'qr' }>
type Contents = Extract<PdfBlock, { kind: 'contents' }>

/** A heading with its place, for bookmarks and the table of contents. */
export type PlacedHeading = { level: 1 | 2 | 3; text: string; page: number; y: number; destination: string }

export type Layout = {
  nodes: readonly PdfNode[]
  headings: readonly PlacedHeading[]
  pageCount: number
  size: { width: number; height: number }
}

/** Points per pixel of a picture: 96 pixels are an inch. */
const pixel = 0.75
/** Modules around a QR code that stay empty (ISO/IEC 18004); above and beside it the spaces of the page are wider. */
const quietModules = 4

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

/** Every heading of a document with the block it is, in order. */
function headingsIn(blocks: readonly PdfBlock[]): Heading[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'heading') return [block]
    return block.kind === 'columns' ? block.columns.flatMap(headingsIn) : []
  })
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
  const all = headingsIn(blocks)
  const placed = new Map<Heading, PlacedHeading>()
  const contentsAt = blocks.findIndex(({ kind }) => kind === 'contents')
  /** The title of a document stands above its table of contents and is not in it. */
  const listed = headingsIn(blocks.slice(contentsAt + 1)).filter(({ level }) => level < 3)

  const placeHeading = (inFlow: Flow, block: Heading, frame: Frame, place: Place): Placed => {
    const style = headingStyles[block.level]
    const result = placeText(inFlow, block.text, frame, place, style)
    const first = result.nodes[0]
    const page = first?.kind === 'content' ? first.page : place.page
    if (inFlow === flow)
      placed.set(block, {
        level: block.level,
        text: block.text,
        page,
        y: page === place.page ? place.y : flow.limits.top,
        destination: `heading-${String(all.indexOf(block)).padStart(5, '0')}`,
      })
    return { ...result, nodes: [element(`H${block.level}`, result.nodes)] }
  }

  const placeList = (inFlow: Flow, { items, ordered }: List, frame: Frame, start: Place): Placed => {
    const style = textStyles.body
    const labels = items.map((_, index) => (ordered ? `${index + 1}.` : '•'))
    const indent = Math.max(14, ...labels.map((label) => typesetter.width(label, style) + 7))
    const itemFrame = { x: frame.x + indent, width: frame.width - indent }
    let place = start
    const nodes = items.map((item, index) => {
      const least = Math.min(2, typesetter.lines(item, style, itemFrame.width).length) * style.leading
      place = placeFor(inFlow, place, least)
      const { page, y } = place
      const label = content(page, () =>
        drawLines(inFlow, typesetter.lines(labels[index] ?? '', style, indent), frame, y, style),
      )
      const body = placeText(inFlow, item, itemFrame, place, style)
      place = { ...body.end, y: body.end.y + 3 }
      return element('LI', [element('Lbl', [label]), element('LBody', body.nodes)])
    })
    return { nodes: [element('L', nodes)], end: place }
  }

  const placePairs = (inFlow: Flow, { entries }: Pairs, frame: Frame, start: Place): Placed => {
    const { pairLabel, pairValue } = textStyles
    const widest = Math.max(0, ...entries.map(({ label }) => typesetter.width(label, pairLabel)))
    const labelWidth = Math.min(widest, frame.width * 0.45)
    const gap = 14
    const labelFrame = { x: frame.x, width: labelWidth + 0.1 }
    const valueFrame = {
      x: frame.x + labelWidth + gap,
      width: Math.max(40, frame.width - labelWidth - gap),
    }
    let place = start
    const nodes = entries.map(({ label, value }) => {
      const lines = Math.max(
        typesetter.lines(label, pairLabel, labelFrame.width).length,
        Math.min(3, typesetter.lines(value, pairValue, valueFrame.width).length),
      )
      place = placeFor(inFlow, place, lines * pairLabel.leading)
      const named = placeText(inFlow, label, labelFrame, place, pairLabel)
      const valued = placeText(inFlow, value, valueFrame, place, pairValue)
      const end = furthest([named.end, valued.end])
      place = { ...end, y: end.y + 2 }
      return element('LI', [element('Lbl', named.nodes), element('LBody', valued.nodes)])
    })
    return { nodes: [element('L', nodes)], end: place }
  }

  const placeColumns = (inFlow: Flow, { columns, widths }: Columns, frame: Frame, start: Place): Placed => {
    const shares = columns.map((_, index) => widths?.[index] ?? 1)
    const sum = shares.reduce((total, share) => total + share, 0) || 1
    const free = frame.width - columnGap * (columns.length - 1)
    let x = frame.x
    const frames = shares.map((share) => {
      const column = { x, width: (free * share) / sum }
      x += column.width + columnGap
      return column
    })
    const height = Math.max(0, ...columns.map((column, index) => heightOf(column, frames[index] ?? frame)))
    const place = height <= pageRoom(inFlow) ? placeFor(inFlow, start, height) : start
    const results = columns.map((column, index) => placeBlocks(inFlow, column, frames[index] ?? frame, place))
    return {
      nodes: results.flatMap(({ nodes }) => nodes),
      end: furthest([place, ...results.map(({ end }) => end)]),
    }
  }

  /** Text below a picture, in its width at least as wide as is readable. */
  const withCaption = (
    inFlow: Flow,
    nodes: readonly PdfNode[],
    caption: string | undefined,
    frame: Frame,
    end: Place,
  ): Placed => {
    if (!caption) return { nodes: [...nodes], end }
    const below = placeText(inFlow, caption, frame, { ...end, y: end.y + 5 }, textStyles.caption)
    return { nodes: [...nodes, element('P', below.nodes)], end: below.end }
  }

  const captionHeight = (caption: string | undefined, frame: Frame): number =>
    caption
      ? 5 + typesetter.lines(caption, textStyles.caption, frame.width).length * textStyles.caption.leading
      : 0

  /** Size of a picture in points, and how it is drawn; nothing for bytes that are no picture. */
  const openImage = (
    block: PdfImage,
    frame: Frame,
  ): { width: number; height: number; source: object } | null => {
    const known = images.get(block)
    if (known !== undefined) return known && fitted(known, block, frame)
    let opened: OpenedImage | null = null
    try {
      opened = (doc as unknown as WithOpenImage).openImage(new Uint8Array(block.bytes))
    } catch {
      opened = null
    }
    images.set(block, opened)
    return opened && fitted(opened, block, frame)
  }
  const images = new Map<PdfImage, OpenedImage | null>()

  const fitted = (
    source: OpenedImage,
    { maxWidth = Infinity, maxHeight = Infinity, caption }: PdfImage,
    frame: Frame,
  ): { width: number; height: number; source: object } => {
    // Values above 4 of the orientation that a camera writes mean a picture on its side.
    const turned = (source.orientation ?? 1) > 4
    const width = (turned ? source.height : source.width) * pixel
    const height = (turned ? source.width : source.height) * pixel
    const scale = Math.min(
      1,
      Math.min(maxWidth, frame.width) / width,
      Math.min(maxHeight, pageRoom(flow) - captionHeight(caption, frame)) / height,
    )
    return { width: width * scale, height: height * scale, source }
  }

  const placeImage = (inFlow: Flow, block: PdfImage, frame: Frame, start: Place): Placed => {
    const image = openImage(block, frame)
    if (!image) {
      const text = placeText(inFlow, block.alt, frame, start, textStyles.caption)
      return { nodes: [element('P', text.nodes)], end: text.end }
    }
    const { width, height, source } = image
    const { page, y } = placeFor(inFlow, start, height + captionHeight(block.caption, frame))
    const paint = (): void => {
      doc.image(source as unknown as Buffer, frame.x, y, { width, height })
    }
    const node = block.alt
      ? element('Figure', [content(page, paint)], {
          alt: block.alt,
          box: { page, edges: [frame.x, y, frame.x + width, y + height] },
        })
      : artifact(page, paint)
    return withCaption(inFlow, [node], block.caption, frame, { page, y: y + height })
  }

  const placeQrCode = (inFlow: Flow, block: QrCode, frame: Frame, start: Place): Placed => {
    const { modules, size: side, alt, caption } = block
    const module = side / (modules.length || 1)
    const quiet = quietModules * module
    const { page, y } = placeFor(inFlow, start, side + quiet + captionHeight(caption, frame))
    const paint = (): void => {
      modules.forEach((row, rowIndex) => {
        let from = -1
        for (let column = 0; column <= row.length; column++) {
          if (row[column] && from < 0) from = column
          if (!row[column] && from >= 0) {
            doc.rect(frame.x + from * module, y + rowIndex * module, (column - from) * module, module)
            from = -1
          }
        }
      })
      doc.fill('#000000')
    }
    const node = element('Figure', [content(page, paint)], {
      alt,
      box: { page, edges: [frame.x, y, frame.x + side, y + side] },
    })
    return withCaption(inFlow, [node], caption, frame, { page, y: y + side + quiet })
  }

  const placeContents = (inFlow: Flow, { title }: Contents, frame: Frame, start: Place): Placed => {
    const head = placeText(inFlow, title, frame, start, headingStyles[2])
    let place: Place = { ...head.end, y: head.end.y + headingStyles[2].after }
    const numberWidth = 28
    const entries = listed.map((heading) => {
      const top = heading.level === 1
      const style = top ? strong(textStyles.body) : textStyles.body
      const indent = top ? 0 : 14
      const textFrame = { x: frame.x + indent, width: frame.width - indent - numberWidth - 12 }
      const lines = typesetter.lines(heading.text, style, textFrame.width)
      const height = lines.length * style.leading
      place = placeFor(inFlow, { ...place, y: place.y + (top ? 5 : 1) }, height)
      const { page, y } = place
      place = { page, y: y + height }
      const numberFrame = { x: frame.x + frame.width - numberWidth, width: numberWidth }
      const lastLine = y + height - style.leading
      // The page is known when all is placed, which is before anything is drawn.
      const paint = (): void => {
        drawLines(inFlow, lines, textFrame, y, style)
        const number = String((placed.get(heading)?.page ?? 0) + 1)
        const numberStyle = { ...textStyles.body, tabular: true }
        drawLines(
          inFlow,
          typesetter.lines(number, numberStyle, numberWidth),
          numberFrame,
          lastLine,
          numberStyle,
          'end',
        )
      }
      const dotsFrom = textFrame.x + (lines.at(-1)?.width ?? 0) + 8
      const dots = artifact(page, () =>
        doc
          .lineWidth(0.7)
          .strokeColor(lineColours.header)
          .dash(0.7, { space: 3.3 })
          .moveTo(dotsFrom, lastLine + 11)
          .lineTo(numberFrame.x + 6, lastLine + 11)
          .stroke()
          .undash(),
      )
      const link = element('Link', [content(page, paint)], {
        link: {
          page,
          edges: [frame.x, y, frame.x + frame.width, y + height],
          destination: `heading-${String(all.indexOf(heading)).padStart(5, '0')}`,
          text: heading.text,
        },
      })
      return { entry: element('TOCI', [element('Reference', [link])]), dots }
    })
    return {
      nodes: [
        element('H2', head.nodes),
        element(
          'TOC',
          entries.map(({ entry }) => entry),
        ),
        ...entries.map(({ dots }) => dots),
      ],
      end: place,
    }
  }

  const place = (inFlow: Flow, block: PdfBlock, frame: Frame, start: Place): Placed => {
    switch (block.kind) {
      case 'heading':
        return placeHeading(inFlow, block, frame, start)
      case 'paragraph': {
        const result = placeText(inFlow, block.text, frame, start, styleOf(block), block.align)
        return { ...result, nodes: [element('P', result.nodes)] }
      }
      case 'list':
        return placeList(inFlow, block, frame, start)
      case 'pairs':
        return placePairs(inFlow, block, frame, start)
      case 'columns':
        return placeColumns(inFlow, block, frame, start)
      case 'table':
        return placeTable(
          inFlow,
          block,
          frame,
          placeFor(inFlow, start, leastTableHeight(inFlow, block, frame)),
        )
      case 'image':
        return placeImage(inFlow, block, frame, start)
      case 'qr':
        return placeQrCode(inFlow, block, frame, start)
      case 'barChart':
        return placeBarChart(inFlow, block, frame, start)
      case 'contents':
        return placeContents(inFlow, block, frame, start)
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
      case 'image': {
        const image = openImage(block, frame)
        return image ? image.height + captionHeight(block.caption, frame) : textStyles.caption.leading
      }
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
  const headings = all.flatMap((heading) => placed.get(heading) ?? [])
  return { nodes, headings, size, pageCount: Math.max(end.page, lastPage(nodes)) + 1 }
}

type OpenedImage = { width: number; height: number; orientation?: number }
/** A method of pdfkit that its types leave out; it throws for what is neither PNG nor JPEG. */
type WithOpenImage = { openImage: (bytes: Uint8Array) => OpenedImage }

const furthest = (places: readonly Place[]): Place =>
  places.reduce((last, each) =>
    each.page > last.page || (each.page === last.page && each.y > last.y) ? each : last,
  )

/** A page break at the end of a document adds no page. */
const lastPage = (nodes: readonly PdfNode[]): number =>
  nodes.reduce(
    (last, node) => Math.max(last, node.kind === 'element' ? lastPage(node.children) : node.page),
    0,
  )
