import { captionHeight, withCaption } from './pdfCaption'
import type { PdfImage } from './pdfDocument'
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
import { artifact, content, element, type PdfNode } from './pdfNodes'
import { columnGap, textStyles } from './pdfStyle'

/** Points per pixel of a picture: 96 pixels are an inch. */
const pixel = 0.75

/** What a strip of a long picture shows of the one before, in points: a line of print is whole in one of them. */
const overlap = 14

type OpenedImage = { width: number; height: number; orientation?: number }
/** A method of pdfkit that its types leave out; it throws for what is neither PNG nor JPEG. */
type WithOpenImage = { openImage: (bytes: Uint8Array) => OpenedImage }
/** Size in points, and the picture as pdfkit has read it. */
type FittedImage = { width: number; height: number; source: OpenedImage; isDivided: boolean }

export type Images = {
  place: (inFlow: Flow, block: PdfImage, frame: Frame, start: Place) => Placed
  /** Height of a picture with its caption, or of a line where its bytes are no picture. */
  height: (block: PdfImage, frame: Frame) => number
}

/** The pictures of a document; each is read once. `flow` has the pages, whose height no picture exceeds. */
export function createImages(flow: Flow): Images {
  const { doc } = flow
  const images = new Map<PdfImage, OpenedImage | null>()

  /** Nothing for bytes that are no picture. */
  const opened = (block: PdfImage): OpenedImage | null => {
    const known = images.get(block)
    if (known !== undefined) return known
    let image: OpenedImage | null = null
    try {
      image = (doc as unknown as WithOpenImage).openImage(new Uint8Array(block.bytes))
    } catch {
      image = null
    }
    images.set(block, image)
    return image
  }

  /** What a page has for a picture above its caption. */
  const roomFor = ({ caption }: PdfImage, frame: Frame): number =>
    pageRoom(flow) - captionHeight(flow, caption, frame)

  const fitted = (block: PdfImage, frame: Frame): FittedImage | null => {
    const source = opened(block)
    if (!source) return null
    const { maxWidth = Infinity, maxHeight = Infinity, leastWidth = 0 } = block
    // Values above 4 of the orientation that a camera writes mean a picture on its side.
    const turned = (source.orientation ?? 1) > 4
    const width = (turned ? source.height : source.width) * pixel
    const height = (turned ? source.width : source.height) * pixel
    const sized = (scale: number, isDivided = false): FittedImage => ({
      width: width * scale,
      height: height * scale,
      source,
      isDivided,
    })
    const broadest = Math.min(1, Math.min(maxWidth, frame.width) / width)
    const least = Math.min(leastWidth, width * broadest)
    const room = roomFor(block, frame)
    const scales = [Math.min(broadest, maxHeight / height, room / height), Math.min(broadest, room / height)]
    const scale = scales.find((each) => width * each >= least)
    return scale === undefined ? sized(least / width, true) : sized(scale)
  }

  /** A long picture in strips beside one another, from its top to its end, over as many pages as they need. */
  const placeStrips = (
    { width, height, source }: FittedImage,
    block: PdfImage,
    frame: Frame,
    start: Place,
  ): Placed => {
    const room = roomFor(block, frame)
    const perPage = Math.max(1, Math.floor((frame.width + columnGap) / (width + columnGap)))
    let { page, y } = roomAt(flow, start) < room * 0.6 ? nextPage(flow, start) : start
    const strips: PdfNode[] = []
    let box: { page: number; edges: [number, number, number, number] } | undefined
    let shown = 0
    let end: Place = { page, y }
    while (shown < height) {
      if (strips.length > 0) ({ page, y } = nextPage(flow, { page, y }))
      const most = Math.min(room, roomAt(flow, { page, y }) - (pageRoom(flow) - room))
      let right = frame.x
      let tallest = 0
      for (let column = 0; column < perPage && shown < height; column += 1) {
        const from = shown === 0 ? 0 : shown - overlap
        const shownHeight = Math.min(most, height - from)
        const [x, top] = [frame.x + column * (width + columnGap), y]
        strips.push(
          content(page, () => {
            doc.save()
            doc.rect(x, top, width, shownHeight).clip()
            doc.image(source as unknown as Buffer, x, top - from, { width, height })
            doc.restore()
          }),
        )
        shown = from + shownHeight
        right = x + width
        tallest = Math.max(tallest, shownHeight)
      }
      end = { page, y: y + tallest }
      box ??= { page, edges: [frame.x, y, right, y + tallest] }
    }
    const node = element('Figure', strips, { alt: block.alt, ...(box ? { box } : {}) })
    return withCaption(flow, node, block.caption, frame, end)
  }

  return {
    place: (inFlow, block, frame, start) => {
      const image = fitted(block, frame)
      if (!image) {
        const text = placeText(inFlow, block.alt, frame, start, textStyles.caption)
        return { nodes: [element('P', text.nodes)], end: text.end }
      }
      if (image.isDivided && inFlow === flow) return placeStrips(image, block, frame, start)
      const { width, height, source } = image
      const { page, y } = placeFor(inFlow, start, height + captionHeight(inFlow, block.caption, frame))
      const paint = (): void => {
        doc.image(source as unknown as Buffer, frame.x, y, { width, height })
      }
      const node = block.alt
        ? element('Figure', [content(page, paint)], {
            alt: block.alt,
            box: { page, edges: [frame.x, y, frame.x + width, y + height] },
          })
        : artifact(page, paint)
      return withCaption(inFlow, node, block.caption, frame, { page, y: y + height })
    },
    height: (block, frame) => {
      const image = fitted(block, frame)
      if (!image) return textStyles.caption.leading
      const height = image.isDivided ? roomFor(block, frame) : image.height
      return height + captionHeight(flow, block.caption, frame)
    },
  }
}
