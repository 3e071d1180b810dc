import { useLocale } from '../../../content/site/SiteContext'
import { fill } from '../../../core/i18n/fill'
import { Notice } from '../../controls/layout'
import { labelOfField } from './fieldLabels'
import { FieldProblems } from './FieldProblems'
import { useInvoice } from './InvoiceContext'
import { Hint } from './parts'
import type { EntryProblem } from './useEntryProblems'

type EntryProblemsProps = { problems: readonly EntryProblem[]; onOpenField: (path: string) => void }

/** What has to be corrected in any invoice, each with the way to its field; nothing without problems. */
export function EntryProblems({ problems, onOpenField }: EntryProblemsProps) {
  const { words } = useInvoice()
  if (problems.length === 0) return null
  return (
    <Notice $tone="problem" role="status">
      <p>{words.entries_wrong}</p>
      <FieldProblems problems={problems} onOpenField={onOpenField} />
    </Notice>
  )
}

/** The names of fields that are empty and that every invoice needs; nothing when none is. */
export function StillMissing({ paths }: { paths: readonly string[] }) {
  const { words } = useInvoice()
  const { htmlLang } = useLocale()
  if (paths.length === 0) return null
  const fields = paths.map((path) => labelOfField(path, words, htmlLang)).join(', ')
  return <Hint>{fill(words.still_missing, { fields })}</Hint>
}
