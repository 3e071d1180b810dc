import { captionHeight, withCaption } from './pdfCaption'
import type { PdfBlock } from './pdfDocument'
import { placeFor, type Flow, type Frame, type Place, type Placed } from './pdfFlow'
import { content, element } from './pdfNodes'

type QrCode = Extract<PdfBlock, { kind: 'qr' }>

/** Modules around a QR code that stay empty (ISO/IEC 18004); above and beside it the spaces of the page are wider. */
const quietModules = 4

/** Places a QR code with the empty modules below it and its caption. */
export function placeQrCode(flow: Flow, block: QrCode, frame: Frame, start: Place): Placed {
  const { doc } = flow
  const { modules, size: side, alt, caption } = block
  const module = side / (modules.length || 1)
  const quiet = quietModules * module
  const { page, y } = placeFor(flow, start, side + quiet + captionHeight(flow, caption, frame))
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
  return withCaption(flow, node, caption, frame, { page, y: y + side + quiet })
}
