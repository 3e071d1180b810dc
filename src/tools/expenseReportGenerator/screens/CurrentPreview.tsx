import { useEffect, useRef, useState } from 'react'
import type { PdfDocument } from '../../pdf/exports/pdfDocument'
import type { Report } from '../model/report'
import { ReportPreview } from './ReportPreview'

/** The preview is rendered again when nothing more was changed for so long, in ms: 500 lines would slow typing down. */
const redrawDelay = 250

type CurrentPreviewProps = {
  first: PdfDocument
  report: Report
  make: () => Promise<PdfDocument>
  onClose: () => void
}

/** The preview, which follows what is changed while it is open. */
export function CurrentPreview({ first, report, make, onClose }: CurrentPreviewProps) {
  const [shown, setShown] = useState({ document: first, report })
  const maker = useRef(make)
  maker.current = make
  useEffect(() => {
    if (report === shown.report) return undefined
    let isCurrent = true
    const timer = setTimeout(() => {
      maker.current().then(
        (document) => {
          if (isCurrent) setShown({ document, report })
        },
        () => undefined,
      )
    }, redrawDelay)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [report, shown.report])
  return <ReportPreview document={shown.document} report={shown.report} onClose={onClose} />
}
