import type { PdfBlock } from './pdfDocument'
import {
  drawLines,
  furthest,
  placeFor,
  placeText,
  type Flow,
  type Frame,
  type Place,
  type Placed,
} from './pdfFlow'
import { content, element } from './pdfNodes'
import { textStyles } from './pdfStyle'

type List = Extract<PdfBlock, { kind: 'list' }>
type Pairs = Extract<PdfBlock, { kind: 'pairs' }>

/** Places the items of a list, each beside its bullet or number. */
export function placeList(flow: Flow, { items, ordered }: List, frame: Frame, start: Place): Placed {
  const { typesetter } = flow
  const style = textStyles.body
  const labels = items.map((_, index) => (ordered ? `${index + 1}.` : '•'))
  const indent = Math.max(14, ...labels.map((label) => typesetter.width(label, style) + 7))
  const itemFrame = { x: frame.x + indent, width: frame.width - indent }
  let place = start
  const nodes = items.map((item, index) => {
    const least = Math.min(2, typesetter.lines(item, style, itemFrame.width).length) * style.leading
    place = placeFor(flow, place, least)
    const { page, y } = place
    const label = content(page, () =>
      drawLines(flow, typesetter.lines(labels[index] ?? '', style, indent), frame, y, style),
    )
    const body = placeText(flow, item, itemFrame, place, style)
    place = { ...body.end, y: body.end.y + 3 }
    return element('LI', [element('Lbl', [label]), element('LBody', body.nodes)])
  })
  return { nodes: [element('L', nodes)], end: place }
}

/** Places values beside their labels, which share a column. */
export function placePairs(flow: Flow, { entries }: Pairs, frame: Frame, start: Place): Placed {
  const { typesetter } = flow
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
    place = placeFor(flow, place, lines * pairLabel.leading)
    const named = placeText(flow, label, labelFrame, place, pairLabel)
    const valued = placeText(flow, value, valueFrame, place, pairValue)
    const end = furthest([named.end, valued.end])
    place = { ...end, y: end.y + 2 }
    return element('LI', [element('Lbl', named.nodes), element('LBody', valued.nodes)])
  })
  return { nodes: [element('L', nodes)], end: place }
}
