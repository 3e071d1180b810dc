import type { PdfBlock } from './pdfDocument'
import { placeText, type Flow, type Frame, type Place, type Placed } from './pdfFlow'
import { element } from './pdfNodes'
import { headingStyles } from './pdfStyle'

export type Heading = Extract<PdfBlock, { kind: 'heading' }>

/** A heading with its place, for bookmarks and the table of contents. */
export type PlacedHeading = { level: 1 | 2 | 3; text: string; page: number; y: number; destination: string }

export type Headings = {
  /** Places a heading; with `isFinal` its place is kept, otherwise it is only measured. */
  place: (flow: Flow, block: Heading, frame: Frame, start: Place, isFinal: boolean) => Placed
  /** The headings of the table of contents. */
  listed: readonly Heading[]
  /** The name of the place of a heading, for links. */
  destination: (block: Heading) => string
  /** From 0; known when all is placed. */
  pageOf: (block: Heading) => number | undefined
  /** All headings that have a place, in order. */
  placed: () => PlacedHeading[]
}

/** The headings among blocks, also those in columns. */
function headingsIn(blocks: readonly PdfBlock[]): Heading[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'heading') return [block]
    return block.kind === 'columns' ? block.columns.flatMap(headingsIn) : []
  })
}

/** The headings of a document, with the places that they are given. */
export function createHeadings(blocks: readonly PdfBlock[]): Headings {
  const all = headingsIn(blocks)
  const placed = new Map<Heading, PlacedHeading>()
  const contentsAt = blocks.findIndex(({ kind }) => kind === 'contents')
  const destination = (block: Heading): string => `heading-${String(all.indexOf(block)).padStart(5, '0')}`
  return {
    place: (flow, block, frame, start, isFinal) => {
      const result = placeText(flow, block.text, frame, start, headingStyles[block.level])
      const first = result.nodes[0]
      const page = first?.kind === 'content' ? first.page : start.page
      if (isFinal)
        placed.set(block, {
          level: block.level,
          text: block.text,
          page,
          y: page === start.page ? start.y : flow.limits.top,
          destination: destination(block),
        })
      return { ...result, nodes: [element(`H${block.level}`, result.nodes)] }
    },
    // The title of a document stands above its table of contents and is not in it.
    listed: headingsIn(blocks.slice(contentsAt + 1)).filter(({ level }) => level < 3),
    destination,
    pageOf: (block) => placed.get(block)?.page,
    placed: () => all.flatMap((heading) => placed.get(heading) ?? []),
  }
}
