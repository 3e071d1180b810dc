import { fill } from '../../../core/i18n/fill'
import { Notice } from '../../controls/layout'
import { maxReceipts } from '../model/parseReport'
import { useReportView } from './ReportContext'
import type { RefusedPicture } from './useReceipts'

/** Which pictures were not taken, and what the visitor can do about it. */
export function RefusedPictures({ refused }: { refused: readonly RefusedPicture[] }) {
  const { words } = useReportView()
  if (refused.length === 0) return null
  return (
    <Notice $tone="problem" role="alert">
      {refused.map(({ name, problem }, index) => (
        <p key={index}>{fill(words[`problem_${problem}`], { name, count: String(maxReceipts) })}</p>
      ))}
    </Notice>
  )
}
