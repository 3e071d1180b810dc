import { fill } from '../../../core/i18n/fill'
import { isUntouched, type Report } from '../model/report'
import { useReportView } from './ReportContext'
import type { PictureUrls } from './usePictures'

/** The pictures of the receipts after the report. */
export function PreviewReceipts({ report, urls }: { report: Report; urls: PictureUrls }) {
  const { words } = useReportView()
  const shown = report.lines.flatMap((line, index) =>
    line.kind === 'expense' && !isUntouched(line)
      ? line.receipts.map((receipt, position) => ({
          url: urls.get(receipt.id),
          id: receipt.id,
          isPage: receipt.isPage,
          line: String(index + 1),
          number: String(position + 1),
        }))
      : [],
  )
  if (!shown.some(({ url }) => url)) return null
  return (
    <>
      <h4>{words.receipts}</h4>
      {shown.map(({ url, id, isPage, line, number }) =>
        url ? (
          <figure key={id} data-page={isPage}>
            <img src={url} alt={fill(words.receipt_alt, { number, line })} />
            <figcaption>{fill(words.doc_receipt, { line })}</figcaption>
          </figure>
        ) : null,
      )}
    </>
  )
}
