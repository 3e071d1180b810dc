import { colours, type ColourName } from '../../../design/theme/colours'
import type { PdfBarChart } from './pdfDocument'
import { drawLines, placeFor, type Flow, type Frame, type Place, type Placed } from './pdfFlow'
import { content, element } from './pdfNodes'
import { mixed, strong, textStyles, type TextStyle } from './pdfStyle'
import type { Line } from './typesetting'

/** Lengths in points; a pixel of the screen is three quarters of one. */
const barHeight = 24
const labelSpace = 3
const barSpace = 10
/** Between the parts of a bar. */
const partGap = 1.5
/** The least width of a part, which would not be seen beside one a thousand times as large. */
const leastPart = 1.5
const corners = { part: 4, swatch: 3 }
const legendSpace = { above: 12, beside: 16, between: 3, swatch: 6 }
const swatch = 10

const labelStyle: TextStyle = { ...textStyles.body, tabular: true }
const valueStyle = strong(labelStyle)
const legendStyle = textStyles.small
const labelGap = 9

type SetText = { lines: readonly Line[]; x: number; y: number; width: number; align: 'start' | 'end' }
type Box = { x: number; y: number; width: number; height: number; corner: number; colour: ColourName }
type SetChart = {
  labels: readonly SetText[]
  values: readonly SetText[]
  legend: readonly SetText[]
  boxes: readonly Box[]
  height: number
}

/** The parts of a bar from left to right; with the spaces between them, a whole bar is as wide as the chart. */
function barBoxes({ parts }: PdfBarChart['bars'][number], { x, width }: Frame, y: number): Box[] {
  const shown = parts.filter(({ share }) => share > 0)
  const free = width - partGap * Math.max(0, shown.length - 1)
  const wanted = shown.map(({ share }) => Math.max(leastPart, free * Math.min(1, share)))
  const sum = wanted.reduce((total, each) => total + each, 0)
  const scale = Math.min(1, free / sum)
  let left = x
  return shown.map(({ colour }, index) => {
    const box = {
      x: left,
      y,
      width: (wanted[index] ?? 0) * scale,
      height: barHeight,
      corner: corners.part,
      colour,
    }
    left += box.width + partGap
    return box
  })
}

/** Sets a chart into lines and boxes, from the top of its place at 0. */
function setChart({ typesetter }: Flow, { bars, legend }: PdfBarChart, frame: Frame): SetChart {
  const { x, width } = frame
  const labels: SetText[] = []
  const values: SetText[] = []
  const boxes: Box[] = []
  let y = 0
  bars.forEach((bar, index) => {
    if (index > 0) y += barSpace
    const beside =
      typesetter.width(bar.label, labelStyle) + labelGap + typesetter.width(bar.value, valueStyle) <= width
    const label = typesetter.lines(bar.label, labelStyle, width)
    const value = typesetter.lines(bar.value, valueStyle, width)
    labels.push({ lines: label, x, y, width, align: 'start' })
    if (!beside) y += label.length * labelStyle.leading
    values.push({ lines: value, x, y, width, align: beside ? 'end' : 'start' })
    y += value.length * valueStyle.leading + labelSpace
    boxes.push(...barBoxes(bar, frame, y))
    y += barHeight
  })

  const named: SetText[] = []
  let left = x
  if (legend.length > 0) y += legendSpace.above
  for (const { text, colour } of legend) {
    const indent = swatch + legendSpace.swatch
    const lines = typesetter.lines(text, legendStyle, width - indent)
    const taken = indent + Math.max(...lines.map((line) => line.width))
    if (left > x && left + taken > x + width) {
      left = x
      y += legendStyle.leading + legendSpace.between
    }
    boxes.push({
      x: left,
      y: y + (legendStyle.leading - swatch) / 2,
      width: swatch,
      height: swatch,
      corner: corners.swatch,
      colour,
    })
    named.push({ lines, x: left + indent, y, width: width - indent, align: 'start' })
    left += taken + legendSpace.beside
    // What follows a text of several lines begins a line.
    if (lines.length > 1) {
      left = x
      y += lines.length * legendStyle.leading + legendSpace.between
    }
  }
  if (left > x) y += legendStyle.leading
  return { labels, values, legend: named, boxes, height: y }
}

/** The height of a chart in a column. */
export const barChartHeight = (flow: Flow, chart: PdfBarChart, frame: Frame): number =>
  setChart(flow, chart, frame).height

/** Places a chart whole on a page: a figure with real text, whose words say what it shows. */
export function placeBarChart(flow: Flow, chart: PdfBarChart, frame: Frame, start: Place): Placed {
  const { doc } = flow
  const { labels, values, legend, boxes, height } = setChart(flow, chart, frame)
  const { page, y: top } = placeFor(flow, start, height)
  const write = (texts: readonly SetText[], style: TextStyle): void =>
    texts.forEach((text) => drawLines(flow, text.lines, text, top + text.y, style, text.align))
  const paint = (): void => {
    for (const { x, y, width, height: boxHeight, corner, colour } of boxes) {
      // The edge keeps light colours apart from the paper; it lies inside the box, as on the screen.
      const edge = 0.75
      const inner = Math.max(0, width - edge)
      doc
        .roundedRect(x + edge / 2, top + y + edge / 2, inner, boxHeight - edge, Math.min(corner, inner / 2))
        .lineWidth(edge)
        .fillAndStroke(colours[colour], mixed(colours.ink, colours[colour], 0.55))
    }
    labels.forEach((label, index) => {
      write([label], labelStyle)
      write(values.slice(index, index + 1), valueStyle)
    })
    write(legend, legendStyle)
  }
  const figure = element('Figure', [content(page, paint)], {
    alt: chart.alt,
    box: { page, edges: [frame.x, top, frame.x + frame.width, top + height] },
  })
  return { nodes: [figure], end: { page, y: top + height } }
}
