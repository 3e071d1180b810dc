import { useState } from 'react'
import { analytics } from '../../../analytics/queue'
import { Button } from '../../../components/Button'
import { LiveLeadForm } from '../../../forms/LeadForm'
import { Actions, Notice } from '../../controls/layout'
import { useInvoice } from './InvoiceContext'
import { Hint } from './parts'

type GetStepProps = {
  asked: boolean
  onAsked: () => void
  onProblems: (problems: ReadonlyMap<string, string>) => void
  onOpenField: (path: string) => void
  onNew: () => void
}

/** The last step: an e-mail address, if the visitor wants to leave one, and the files. */
export function GetStep({ asked, onAsked, onNew }: GetStepProps) {
  const { words } = useInvoice()
  const [hasFailed, setHasFailed] = useState(false)
  if (!asked)
    return (
      <>
        <p>{words.email_text}</p>
        <LiveLeadForm
          form="invoice_generator"
          submitLabel={words.email_submit}
          goesOnHere
          onSubmitted={() => {
            analytics.track('Invoice generator used', { step: 'email submitted' })
            onAsked()
          }}
          onError={() => setHasFailed(true)}
        />
        {hasFailed ? (
          <Notice role="status">
            <p>{words.email_failed}</p>
          </Notice>
        ) : null}
        <Actions>
          <Button variant={hasFailed ? 'primary' : 'quiet'} onClick={onAsked}>
            {words.email_skip}
          </Button>
        </Actions>
      </>
    )
  return (
    <>
      <Hint>{words.get_text}</Hint>
      <Actions>
        <Button variant="secondary" onClick={onNew}>
          {words.new_invoice}
        </Button>
      </Actions>
    </>
  )
}
