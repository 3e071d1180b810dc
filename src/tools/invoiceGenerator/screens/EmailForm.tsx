import { useState } from 'react'
import { analytics } from '../../../analytics/queue'
import { Button } from '../../../components/Button'
import { LiveLeadForm } from '../../../forms/LeadForm'
import { Actions, Notice } from '../../controls/layout'
import { useInvoice } from './InvoiceContext'

type EmailFormProps = { onDone: () => void }

/** Asks for an e-mail address. The invoice is never kept back: who leaves none goes on all the same. */
export function EmailForm({ onDone }: EmailFormProps) {
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
