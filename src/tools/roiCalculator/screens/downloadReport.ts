import { saveFile } from '../../download/saveFile'
import type { RoiReportInput } from '../exports/roiReport'

const reportCode = () => import('../exports/roiReport')

/** Fetches the code that makes the file, so that a later download needs no connection. */
export function fetchReportCode(): void {
  // The download tries again and says when it fails.
  reportCode().catch(() => undefined)
}

/** Makes the PDF of the result and gives it to the visitor. */
export async function downloadReport(input: Omit<RoiReportInput, 'now'>): Promise<void> {
  const { roiReport } = await reportCode()
  const report = roiReport({ ...input, now: new Date() })
  saveFile(JSON.stringify(report), 'json', report.title)
}
