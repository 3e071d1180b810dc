import { useState } from 'react'
import { Button } from '../../../design/components/Button'
import { analytics } from '../../../visitor/analytics/queue'
import { Actions, Notice } from '../../controls/layout'
import type { Calculation } from '../model/calculate'
import { useInvoice } from './InvoiceContext'
import { useLeadFormCode } from './loadLeadForm'
import { EntryProblems, StillMissing } from './readinessNotices'
import { useReadiness } from './useReadiness'

type EmailFormProps = {
  onDone: () => void
  calculation: Calculation
  /** Opens the step with a field and moves the focus there. */
  onOpenField: (path: string) => void
}

/**
 * Asks for an e-mail address, and says first whether the invoice is ready. It is never kept back: who leaves no address, or
 * has no connection to fetch the form, goes on all the same.
 */
export function EmailForm({ onDone, calculation, onOpenField }: EmailFormProps) {
  const { words } = useInvoice()
  const { isReady, entryProblems, empty } = useReadiness(calculation)
  const form = useLeadFormCode()
  const [isRefused, setIsRefused] = useState(false)
  return (
    <>
      {isReady ? <p>{words.email_ready}</p> : null}
      <EntryProblems problems={entryProblems} onOpenField={onOpenField} />
      <StillMissing paths={empty} />
      {form.hasFailed ? null : <p>{words.email_text}</p>}
      {form.code ? (
        <form.code.LiveLeadForm
          form="invoice_generator"
          submitLabel={words.email_submit}
          goesOnHere
          onSubmitted={() => {
            analytics.track('Invoice generator used', { step: 'email submitted' })
            onDone()
          }}
          onError={(error) => setIsRefused(error !== 'INVALID_FIELD')}
        />
      ) : null}
      {isRefused ? (
        <Notice role="status">
          <p>{words.email_failed}</p>
        </Notice>
      ) : null}
      <Actions>
        <Button variant={isRefused || form.hasFailed ? 'primary' : 'quiet'} onClick={onDone}>
          {words.email_skip}
        </Button>
      </Actions>
    </>
  )
}
