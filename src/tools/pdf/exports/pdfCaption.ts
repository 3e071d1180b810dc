import { placeText, type Flow, type Frame, type Place, type Placed } from './pdfFlow'
import { element, type PdfNode } from './pdfNodes'
import { textStyles } from './pdfStyle'

/** Between a picture and the text below it. */
const space = 5

/** A picture that ends at `end`, with the text below it, which takes the width of the column. */
export function withCaption(
  flow: Flow,
  picture: PdfNode,
  caption: string | undefined,
  frame: Frame,
  end: Place,
): Placed {
  if (!caption) return { nodes: [picture], end }
  const below = placeText(flow, caption, frame, { ...end, y: end.y + space }, textStyles.caption)
  return { nodes: [picture, element('P', below.nodes)], end: below.end }
}

/** What the text below a picture takes, with the space above it; 0 without a text. */
export const captionHeight = ({ typesetter }: Flow, caption: string | undefined, frame: Frame): number =>
  caption
    ? space + typesetter.lines(caption, textStyles.caption, frame.width).length * textStyles.caption.leading
    : 0
