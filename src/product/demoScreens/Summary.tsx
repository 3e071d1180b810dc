import styled from 'styled-components'
import { registerUrl } from '../../core/brand/registration'
import { ButtonRow } from '../../design/components/ButtonRow'
import { LinkButton } from '../../design/components/LinkButton'
import { paymentRuns, purchaseOf, type Company, type Scenario } from '../demo/company'
import type { FlowId } from '../demo/flows'
import type { DemoWords } from './screen'

const List = styled.ul`
  display: grid;
  gap: var(--space-8);
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-8);
  }

  & > li::before {
    content: '✓';
    color: var(--colour-accent-strong);
    font-weight: 700;
  }
`

/** What the visitor did in a completed flow, in a sentence with their own names and amounts. */
function deed(
  flow: FlowId,
  company: Company,
  scenario: Scenario,
  { text, price, money, day }: DemoWords,
): string {
  const { merchant, amount } = purchaseOf(company, scenario)
  switch (flow) {
    case 'issue_card':
      return text('did_card', {
        name: company.ownCard?.name ?? '',
        limit: money(company.ownCard?.limit ?? 0),
      })
    case 'pay_receipt':
      return text('did_pay', { amount: price(amount), merchant })
    case 'approve_expense':
      return text('did_approve', { name: scenario.employee, amount: price(amount) })
    case 'pay_invoice':
      return text('did_invoice', {
        supplier: scenario.invoice.supplier,
        amount: price(scenario.invoice.amount),
        day: day(paymentRuns[company.run ?? 0]?.days ?? 0),
      })
    case 'close_month':
      return text('did_month', { ledger: company.ledger ?? '' })
  }
}

type SummaryProps = {
  completed: readonly FlowId[]
  company: Company
  scenario: Scenario
  words: DemoWords
}

/** The completed flows in sentences. */
export function Summary({ completed, company, scenario, words }: SummaryProps) {
  if (completed.length === 0) return <p>{words.text('summary_none')}</p>
  return (
    <List>
      {completed.map((flow) => (
        <li key={flow}>{deed(flow, company, scenario, words)}</li>
      ))}
    </List>
  )
}

/** The next step after the demo: the registration, or a conversation. */
export function NextStep({
  text,
  talk,
}: Pick<DemoWords, 'text'> & { talk?: { href: string; text: string } | undefined }) {
  return (
    <ButtonRow>
      <LinkButton link={{ href: registerUrl, text: text('sign_up') }} />
      {talk ? <LinkButton link={talk} variant="secondary" /> : null}
    </ButtonRow>
  )
}
