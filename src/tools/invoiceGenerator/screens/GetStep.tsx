import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { analytics } from '../../../analytics/queue'
import { Button } from '../../../components/Button'
import { LiveLeadForm } from '../../../forms/LeadForm'
import { fill } from '../../../i18n/fill'
import { DownloadButton } from '../../controls/DownloadButton'
import { Actions, FieldGroup, Notice } from '../../controls/layout'
import { useCommonWords } from '../../words/CommonWordsContext'
import { ToolIcon } from './icons'
import { useInvoice } from './InvoiceContext'
import { loadExports } from './loadExports'
import { Hint } from './parts'
import type { DocumentWords } from './useDocumentWords'

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

type GetStepProps = {
  /** The words of the invoice; undefined while they are loading. */
  documentWords: DocumentWords | undefined
  /** The visitor has left an address or declined to. */
  asked: boolean
  onAsked: () => void
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

function Downloads({ documentWords, onNew }: Omit<GetStepProps, 'asked' | 'onAsked'>) {
  const { words, shown } = useInvoice()
  const common = useCommonWords()
  const [missing, setMissing] = useState<readonly string[]>([])
  useEffect(() => analytics.track('Invoice generator used', { step: 'get invoice' }), [])
  const savePdf = async (): Promise<void> => {
    if (!documentWords) throw new Error('The words of the invoice are not there')
    const exports = await loadExports()
    setMissing(await exports.savePdf(shown, documentWords))
    analytics.track('Invoice generator used', { step: 'pdf downloaded' })
  }
  return (
    <Root>
      <Hint>{words.get_text}</Hint>
      <File>
        <DownloadButton onDownload={savePdf}>
          <ToolIcon name="download" />
          {words.download_pdf}
        </DownloadButton>
        <Hint>{words.pdf_text}</Hint>
        {missing.length > 0 ? (
          <Notice role="status">
            <p>{fill(common.letters_missing, { letters: missing.join(' ') })}</p>
          </Notice>
        ) : null}
      </File>
      <FieldGroup>
        <legend>{words.einvoice_title}</legend>
        <Hint>{words.einvoice_text}</Hint>
      </FieldGroup>
      <Actions>
        <Button variant="secondary" onClick={onNew} data-replay="new">
          {words.new_invoice}
        </Button>
      </Actions>
    </Root>
  )
}
