import { drawLines, placeFor, placeText, type Flow, type Frame, type Place, type Placed } from './pdfFlow'
import type { Headings } from './pdfHeadings'
import { artifact, content, element } from './pdfNodes'
import { headingStyles, lineColours, strong, textStyles } from './pdfStyle'

/** Places a table of contents: each heading with its page, as a link. */
export function placeContents(
  flow: Flow,
  title: string,
  headings: Headings,
  frame: Frame,
  start: Place,
): Placed {
  const { doc, typesetter } = flow
  const head = placeText(flow, title, frame, start, headingStyles[2])
  let place: Place = { ...head.end, y: head.end.y + headingStyles[2].after }
  const numberWidth = 28
  const entries = headings.listed.map((heading) => {
    const top = heading.level === 1
    const style = top ? strong(textStyles.body) : textStyles.body
    const indent = top ? 0 : 14
    const textFrame = { x: frame.x + indent, width: frame.width - indent - numberWidth - 12 }
    const lines = typesetter.lines(heading.text, style, textFrame.width)
    const height = lines.length * style.leading
    place = placeFor(flow, { ...place, y: place.y + (top ? 5 : 1) }, height)
    const { page, y } = place
    place = { page, y: y + height }
    const numberFrame = { x: frame.x + frame.width - numberWidth, width: numberWidth }
    const lastLine = y + height - style.leading
    // The page is known when all is placed, which is before anything is drawn.
    const paint = (): void => {
      drawLines(flow, lines, textFrame, y, style)
      const number = String((headings.pageOf(heading) ?? 0) + 1)
      const numberStyle = { ...textStyles.body, tabular: true }
      drawLines(
        flow,
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
        destination: headings.destination(heading),
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
