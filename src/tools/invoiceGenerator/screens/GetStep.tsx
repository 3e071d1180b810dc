import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { analytics } from '../../../analytics/queue'
import { Button } from '../../../components/Button'
import { LiveLeadForm } from '../../../forms/LeadForm'
import { fill } from '../../../i18n/fill'
import { labelled } from '../../../i18n/labelled'
import { pluralForm } from '../../../i18n/plural'
import { useLocale } from '../../../site/SiteContext'
import { DownloadButton } from '../../controls/DownloadButton'
import { Actions, FieldGroup, Notice } from '../../controls/layout'
import { numberProblemKey } from '../../controls/numberProblemText'
import { useCommonWords } from '../../words/CommonWordsContext'
import type { Calculation } from '../model/calculate'
import { isEmptyLine } from '../model/invoice'
import type { EinvoiceFormat, FieldViolation } from './exportFiles'
import { ToolIcon } from './icons'
import { useInvoice } from './InvoiceContext'
import { textAt } from './invoicePaths'
import { loadExports } from './loadExports'
import { NationalRuleNote } from './NationalRuleNote'
import { Hint, TextButton } from './parts'
import type { DocumentWords } from './useDocumentWords'
import { labelOfField } from './violationFields'

type EmailFormProps = { onDone: () => void }

/** Asks for an e-mail address. The invoice is never kept back: who leaves none goes on all the same. */
function EmailForm({ onDone }: EmailFormProps) {
  const { words } = useInvoice()
  const [hasFailed, setHasFailed] = useState(false)
  return (
    <>
      <p>{words.email_text}</p>
      <LiveLeadForm
        form="invoice_generator"
        submitLabel={words.email_submit}
        goesOnHere
        onSubmitted={() => {
          analytics.track('Invoice generator used', { step: 'email submitted' })
          onDone()
        }}
        onError={(error) => setHasFailed(error !== 'INVALID_FIELD')}
      />
      {hasFailed ? (
        <Notice role="status">
          <p>{words.email_failed}</p>
        </Notice>
      ) : null}
      <Actions>
        <Button variant={hasFailed ? 'primary' : 'quiet'} onClick={onDone}>
          {words.email_skip}
        </Button>
      </Actions>
    </>
  )
}

const File = styled.div`
  display: grid;
  gap: var(--space-8);
  justify-items: start;
`

/** A format that was asked for, and what the invoice breaks of its rules now. */
export type Checked = { format: EinvoiceFormat; violations: readonly FieldViolation[] }

type GetStepProps = {
  /** The words of the invoice; undefined while they are loading. */
  documentWords: DocumentWords | undefined
  /** The visitor has left an address or declined to. */
  asked: boolean
  calculation: Calculation
  onAsked: () => void
  /** The e-invoice that was asked for last and did not keep all rules. */
  checked: Checked | undefined
  onChecked: (checked: Checked | undefined) => void
  /** Opens the step with a field and moves the focus there. */
  onOpenField: (path: string) => void
  onNew: () => void
}

/** The last step: an e-mail address, if the visitor wants to leave one, and the files. */
export function GetStep({ asked, onAsked, ...rest }: GetStepProps) {
  const downloads = useRef<HTMLDivElement>(null)
  const hasAsked = useRef(false)
  useEffect(() => {
    // The form that had the focus has gone.
    if (asked && hasAsked.current) downloads.current?.focus()
    hasAsked.current = !asked
  }, [asked])
  if (!asked) return <EmailForm onDone={onAsked} />
  return (
    <div ref={downloads} tabIndex={-1} style={{ outline: 'none' }}>
      <Downloads {...rest} />
    </div>
  )
}

const Root = styled.div`
  display: grid;
  gap: var(--space-24);
`

/** What a file is, and the button that makes it: beside one another where there is space. */
const Format = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12) var(--space-16);
  align-items: center;
  justify-content: space-between;
  padding-block: var(--space-12);
  border-block-start: 1px solid var(--colour-line);

  & > :first-child {
    flex: 1 1 13rem;
  }
`

const formats = ['facturx', 'xrechnung', 'peppol'] as const

function Downloads({
  documentWords,
  calculation,
  checked,
  onChecked,
  onOpenField,
  onNew,
}: Omit<GetStepProps, 'asked' | 'onAsked'>) {
  const { words, shown } = useInvoice()
  const { htmlLang } = useLocale()
  const common = useCommonWords()
  const [missing, setMissing] = useState<readonly string[]>([])
  const [saved, setSaved] = useState<{ format: EinvoiceFormat; file: string }>()
  const [pressed, setPressed] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => analytics.track('Invoice generator used', { step: 'get invoice' }), [])
  useEffect(() => {
    if (pressed > 0) list.current?.focus()
  }, [pressed])

  const download = async (): Promise<void> => {
    if (!documentWords) throw new Error('The words of the invoice are not there')
    const exports = await loadExports()
    const { missingLetters } = await exports.savePdf(shown, documentWords)
    setMissing(missingLetters)
    analytics.track('Invoice generator used', { step: 'pdf downloaded' })
  }
  const downloadEinvoice = async (format: EinvoiceFormat): Promise<void> => {
    if (!documentWords) throw new Error('The words of the invoice are not there')
    const exports = await loadExports()
    const violations = exports.checkEinvoice(shown, format, documentWords)
    setSaved(undefined)
    // A number that cannot be read counts as zero: no e-invoice is made of it.
    if (violations.some(({ isWarning }) => !isWarning) || calculation.problems.length > 0) {
      onChecked({ format, violations })
      setPressed((count) => count + 1)
      return
    }
    onChecked(undefined)
    const { file, missingLetters } = await exports.saveEinvoice(shown, format, documentWords)
    setMissing(missingLetters)
    setSaved({ format, file })
  }
  const entries = checked
    ? [
        ...calculation.problems.map(({ path, problem }) => ({
          path,
          text: common[numberProblemKey(problem)],
          rule: '',
        })),
        ...checked.violations
          .filter(({ isWarning }) => !isWarning)
          .map(({ path, reason, rule }) => ({ path, text: words[`reason_${reason}`], rule })),
      ]
    : []
  const empty = [
    ...['seller.name', 'buyer.name', 'number'].filter((path) => textAt(shown, path).trim() === ''),
    ...(shown.lines.every(isEmptyLine) ? ['lines'] : []),
  ]
  const count = new Intl.NumberFormat(htmlLang).format(entries.length)

  return (
    <Root>
      <File>
        <DownloadButton onDownload={download}>
          <ToolIcon name="download" />
          {words.download_pdf}
        </DownloadButton>
        <Hint>
          {words.pdf_text} {words.get_text}
        </Hint>
        {empty.length > 0 ? (
          <Hint>
            {fill(words.still_missing, {
              fields: empty.map((path) => labelOfField(path, words, htmlLang)).join(', '),
            })}
          </Hint>
        ) : null}
        {missing.length > 0 ? (
          <Notice role="status">
            <p>{fill(common.letters_missing, { letters: missing.join(' ') })}</p>
          </Notice>
        ) : null}
      </File>
      <div>
        <FieldGroup>
          <legend>{words.einvoice_title}</legend>
          <Hint>{words.einvoice_text}</Hint>
          <NationalRuleNote />
          <div>
            {formats.map((format) => (
              <Format key={format}>
                <div>
                  <strong>{words[`format_${format}`]}</strong>
                  <Hint>{words[`format_${format}_text`]}</Hint>
                </div>
                <DownloadButton variant="secondary" onDownload={() => downloadEinvoice(format)}>
                  <ToolIcon name="download" />
                  <span>
                    {format === 'facturx' ? 'PDF' : 'XML'}
                    <span className="visually-hidden"> {words[`format_${format}`]}</span>
                  </span>
                </DownloadButton>
              </Format>
            ))}
          </div>
        </FieldGroup>
        <div ref={list} tabIndex={-1} style={{ outline: 'none' }}>
          {checked && entries.length > 0 ? (
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
              <Violations>
                {entries.map(({ path, text, rule }) => {
                  const label = labelOfField(path, words, htmlLang)
                  return (
                    <li key={`${rule} ${path}`}>
                      {label ? (
                        <TextButton type="button" onClick={() => onOpenField(path)}>
                          {label}
                        </TextButton>
                      ) : null}{' '}
                      {text}
                      {rule ? <small> {fill(words.rule_of, { rule })}</small> : null}
                    </li>
                  )
                })}
              </Violations>
            </Notice>
          ) : null}
          {checked && entries.length === 0 ? (
            <Notice role="status">
              <p>{labelled(words[`format_${checked.format}`], words.violations_none, htmlLang)}</p>
            </Notice>
          ) : null}
          {saved ? (
            <Notice role="status">
              <p>
                {fill(words.format_checked, { format: words[`format_${saved.format}`], file: saved.file })}
              </p>
            </Notice>
          ) : null}
        </div>
      </div>
      <Actions>
        <Button variant="secondary" onClick={onNew} data-replay="new">
          <ToolIcon name="add" />
          {words.new_invoice}
        </Button>
      </Actions>
    </Root>
  )
}

const Violations = styled.ul`
  display: grid;
  gap: var(--space-8);
  margin: 0;
  padding-inline-start: var(--space-20);

  & small {
    color: var(--colour-ink-muted);
    font-size: var(--font-size-14);
    overflow-wrap: anywhere;
  }
`
