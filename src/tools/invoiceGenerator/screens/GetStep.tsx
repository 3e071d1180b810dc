import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { fill } from '../../../core/i18n/fill'
import { Button } from '../../../design/components/Button'
import { analytics } from '../../../visitor/analytics/queue'
import { DownloadButton } from '../../controls/DownloadButton'
import { Actions, FieldGroup, Notice } from '../../controls/layout'
import { useCommonWords } from '../../words/CommonWordsContext'
import type { Calculation } from '../model/calculate'
import { EmailForm } from './EmailForm'
import type { EinvoiceFormat } from './exportFiles'
import { ToolIcon } from './icons'
import { useInvoice } from './InvoiceContext'
import { KeptParts } from './KeptParts'
import { loadExports } from './loadExports'
import { NationalRuleNote } from './NationalRuleNote'
import { Hint } from './parts'
import { EntryProblems, StillMissing } from './readinessNotices'
import type { Checked } from './useEinvoiceCheck'
import { useReadiness } from './useReadiness'
import { ViolationNotice } from './ViolationNotice'

const File = styled.div`
  display: grid;
  gap: var(--space-8);
  justify-items: start;
`

type GetStepProps = {
  /** The visitor has left an address or declined to. */
  asked: boolean
  calculation: Calculation
  onAsked: () => void
  /** The e-invoice that was requested last and did not keep all rules. */
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
  if (!asked)
    return <EmailForm onDone={onAsked} calculation={rest.calculation} onOpenField={rest.onOpenField} />
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
  calculation,
  checked,
  onChecked,
  onOpenField,
  onNew,
}: Omit<GetStepProps, 'asked' | 'onAsked'>) {
  const { words, shown, documentWords } = useInvoice()
  const common = useCommonWords()
  const [missing, setMissing] = useState<readonly string[]>([])
  const [saved, setSaved] = useState<{ format: EinvoiceFormat; file: string; left: readonly string[] }>()
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
    setSaved({ format, file, left: exports.leftOut(shown, format, documentWords) })
  }
  const { entryProblems, empty } = useReadiness(calculation)

  return (
    <Root>
      <EntryProblems problems={entryProblems} onOpenField={onOpenField} />
      <File>
        <DownloadButton onDownload={download}>
          <ToolIcon name="download" />
          {words.download_pdf}
        </DownloadButton>
        <Hint>
          {words.pdf_text} {words.get_text}
        </Hint>
        <StillMissing paths={empty} />
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
          <KeptParts />
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
                    <span>{format === 'facturx' ? 'PDF' : 'XML'}</span>
                    <span className="visually-hidden">{` ${words[`format_${format}`]}`}</span>
                  </span>
                </DownloadButton>
              </Format>
            ))}
          </div>
        </FieldGroup>
        <div ref={list} tabIndex={-1} style={{ outline: 'none' }}>
          {checked ? (
            <ViolationNotice
              checked={checked}
              numberProblems={calculation.problems}
              onOpenField={onOpenField}
            />
          ) : null}
          {saved ? (
            <Notice role="status">
              <p>
                {fill(words.format_checked, { format: words[`format_${saved.format}`], file: saved.file })}
              </p>
              {saved.left.length > 0 ? (
                <p>{fill(words.import_left, { names: saved.left.join(', ') })}</p>
              ) : null}
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
