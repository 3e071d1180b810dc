import { useEffect, useRef, useState } from 'react'
import type { PdfDocument } from '../../pdf/exports/pdfDocument'
import type { Report } from '../model/report'
import { ReportPreview } from './ReportPreview'

type CurrentPreviewProps = {
  first: PdfDocument
  report: Report
  make: () => Promise<PdfDocument>
  onClose: () => void
}

/** The preview, which follows what is changed while it is open. */
export function CurrentPreview({ first, report, make, onClose }: CurrentPreviewProps) {
  const [shown, setShown] = useState(first)
  const maker = useRef(make)
  maker.current = make
  useEffect(() => {
    let isCurrent = true
    maker.current().then(
      (document) => {
        if (isCurrent) setShown(document)
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [report])
  return <ReportPreview document={shown} report={report} onClose={onClose} />
}
