import { useLocale } from '../../../content/site/SiteContext'
import { fill } from '../../../core/i18n/fill'
import { formatNumber } from '../../../core/i18n/formatNumber'
import { labelled } from '../../../core/i18n/labelled'
import { pluralForm } from '../../../core/i18n/plural'
import { Notice } from '../../controls/layout'
import { numberProblemKey } from '../../controls/numberProblemText'
import { useCommonWords } from '../../words/CommonWordsContext'
import type { Calculation } from '../model/calculate'
import { FieldProblems } from './FieldProblems'
import { useInvoice } from './InvoiceContext'
import type { Checked } from './useEinvoiceCheck'

type ViolationNoticeProps = {
  checked: Checked
  /** Numbers that cannot be read. */
  numberProblems: Calculation['problems']
  /** Opens the step with a field and moves the focus there. */
  onOpenField: (path: string) => void
}

/** What the invoice breaks of the rules of a format, each with the way to its field; or that nothing is broken any more. */
export function ViolationNotice({ checked, numberProblems, onOpenField }: ViolationNoticeProps) {
  const { words } = useInvoice()
  const { htmlLang } = useLocale()
  const common = useCommonWords()
  const entries = [
    ...numberProblems.map(({ path, problem }) => ({
      path,
      text: common[numberProblemKey(problem)],
      rule: '',
    })),
    ...checked.violations
      .filter(({ isWarning }) => !isWarning)
      .map(({ path, reason, rule }) => ({ path, text: words[`reason_${reason}`], rule })),
  ]
  if (entries.length === 0)
    return (
      <Notice role="status">
        <p>{labelled(words[`format_${checked.format}`], words.violations_none, htmlLang)}</p>
      </Notice>
    )
  const count = formatNumber(entries.length, htmlLang)
  return (
    <Notice $tone="problem" role="alert">
      <strong>
        {labelled(
          words[`format_${checked.format}`],
          fill(
            pluralForm(entries.length, htmlLang, {
              one: words.violations_title_one,
              other: words.violations_title_other,
            }),
            { count },
          ),
          htmlLang,
        )}
      </strong>
      <p>{words.violations_text}</p>
      <FieldProblems problems={entries} onOpenField={onOpenField} />
    </Notice>
  )
}
