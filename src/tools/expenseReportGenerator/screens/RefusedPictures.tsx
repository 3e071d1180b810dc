import { useLocale } from '../../../content/site/SiteContext'
import { fill } from '../../../core/i18n/fill'
import { formatMegabytes } from '../../../core/i18n/formatFileSize'
import { formatNumber } from '../../../core/i18n/formatNumber'
import { Notice } from '../../controls/layout'
import { maxReceipts } from '../model/parseReport'
import { maxPictureSize } from '../receipts/pictureFile'
import { useReportView } from './ReportContext'
import type { RefusedPicture } from './useReceipts'

/** Which pictures were not taken, and what the visitor can do about it. */
export function RefusedPictures({ refused }: { refused: readonly RefusedPicture[] }) {
  const { words } = useReportView()
  const { htmlLang } = useLocale()
  if (refused.length === 0) return null
  return (
    <Notice $tone="problem" role="alert">
      {refused.map(({ name, problem }, index) => (
        <p key={index}>
          {fill(words[`problem_${problem}`], {
            name,
            count: formatNumber(maxReceipts, htmlLang),
            size: formatMegabytes(maxPictureSize, htmlLang),
          })}
        </p>
      ))}
    </Notice>
  )
}
