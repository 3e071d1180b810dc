import { saveFile } from '../../download/saveFile'
import { makePdf, preparePdf } from '../../pdf/makePdf'
import type { RoiReportInput } from '../exports/roiReport'

const reportCode = () => import('../exports/roiReport')

/** Fetches the code that makes the file, so that a later download needs no connection. */
export function fetchReportCode(): void {
  preparePdf()
  // The download tries again and says when it fails.
  reportCode().catch(() => undefined)
}

/** Makes the PDF of the result and gives it to the visitor. */
export async function downloadReport(input: Omit<RoiReportInput, 'now'>): Promise<void> {
  const { roiReport } = await reportCode()
  const report = roiReport({ ...input, now: new Date() })
  const { bytes } = await makePdf(report)
  saveFile(bytes.slice(), 'pdf', report.title)
}
