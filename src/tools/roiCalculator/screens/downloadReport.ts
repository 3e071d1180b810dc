import { saveFile } from '../../download/saveFile'
import type { RoiReportInput } from '../exports/roiReport'

const reportCode = () => import('../exports/roiReport')
const pdfCode = () => import('../../pdf/makePdf')

/** Fetches the code that makes the file, so that a later download needs no connection. */
export function fetchReportCode(): void {
  // The download tries again and says when it fails.
  reportCode().catch(() => undefined)
  pdfCode().then(
    ({ preparePdf }) => preparePdf(),
    () => undefined,
  )
}

/** Makes the PDF of the result and gives it to the visitor. Rejects when its code or fonts cannot be fetched. */
export async function downloadReport(input: Omit<RoiReportInput, 'now'>): Promise<void> {
  const [{ roiReport }, { makePdf }] = await Promise.all([reportCode(), pdfCode()])
  const report = roiReport({ ...input, now: new Date() })
  const { bytes } = await makePdf(report)
  saveFile(bytes.slice(), 'pdf', report.title)
}
