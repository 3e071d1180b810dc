import { captionHeight, withCaption } from './pdfCaption'
import type { PdfImage } from './pdfDocument'
import { pageRoom, placeFor, placeText, type Flow, type Frame, type Place, type Placed } from './pdfFlow'
import { artifact, content, element } from './pdfNodes'
import { textStyles } from './pdfStyle'

/** Points per pixel of a picture: 96 pixels are an inch. */
const pixel = 0.75

type OpenedImage = { width: number; height: number; orientation?: number }
/** A method of pdfkit that its types leave out; it throws for what is neither PNG nor JPEG. */
type WithOpenImage = { openImage: (bytes: Uint8Array) => OpenedImage }
/** Size in points, and the picture as pdfkit has read it. */
type FittedImage = { width: number; height: number; source: OpenedImage }

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

  const fitted = (block: PdfImage, frame: Frame): FittedImage | null => {
    const source = opened(block)
    if (!source) return null
    const { maxWidth = Infinity, maxHeight = Infinity, caption } = block
    // Values above 4 of the orientation that a camera writes mean a picture on its side.
    const turned = (source.orientation ?? 1) > 4
    const width = (turned ? source.height : source.width) * pixel
    const height = (turned ? source.width : source.height) * pixel
    const scale = Math.min(
      1,
      Math.min(maxWidth, frame.width) / width,
      Math.min(maxHeight, pageRoom(flow) - captionHeight(flow, caption, frame)) / height,
    )
    return { width: width * scale, height: height * scale, source }
  }

  return {
    place: (inFlow, block, frame, start) => {
      const image = fitted(block, frame)
      if (!image) {
        const text = placeText(inFlow, block.alt, frame, start, textStyles.caption)
        return { nodes: [element('P', text.nodes)], end: text.end }
      }
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
      return image ? image.height + captionHeight(flow, block.caption, frame) : textStyles.caption.leading
    },
  }
}
