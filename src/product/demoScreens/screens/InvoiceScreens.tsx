import { useState } from 'react'
import styled from 'styled-components'
import { RadioGroup } from '../../../design/components/RadioGroup'
import { invoiceDue, paymentRuns } from '../../demo/company'
import { Big, Columns, FactList, HotButton, HotSpot, Muted, Panel, ProductButton } from '../parts/controls'
import { Window } from '../parts/device'
import { AccountSelect, Form, Refusal, textIn, useProductForm } from '../parts/form'
import { ListRow, Pill, Rows } from '../parts/list'
import { useScreen } from '../screen'

/** The inbox of invoices with a new one. */
export function InvoicesScreen() {
  const { text, scenario, price, day, go, elsewhere } = useScreen()
  const { supplier, amount } = scenario.invoice
  return (
    <Window area="invoices" title={text('invoices_title')}>
      <HotSpot>
        <Rows>
          <ListRow
            square
            name={supplier}
            detail={text('due', { day: day(invoiceDue) })}
            state={<Pill>{text('new_invoice')}</Pill>}
            amount={price(amount)}
            onPress={() => go()}
          />
        </Rows>
      </HotSpot>
      <Rows>
        {scenario.otherInvoices.map(({ supplier: name, amount: cost, due }, index) => (
          <ListRow
            key={name}
            square
            tint={index + 1}
            name={name}
            detail={text('due', { day: day(due) })}
            state={<Pill $tone="wait">{text('waiting')}</Pill>}
            amount={price(cost)}
            onPress={elsewhere}
          />
        ))}
      </Rows>
    </Window>
  )
}

const Page = styled.div`
  display: grid;
  gap: var(--space-12);
  padding: var(--space-24) var(--space-20);
  background: #fffefb;
  border: 1px solid var(--colour-line);
  color: #12312a;
  font-size: var(--font-size-12);

  & > b {
    font-size: var(--font-size-18);
  }

  & > i {
    display: block;
    height: 6px;
    border-radius: 3px;
    background: var(--colour-tint);
  }
`

/** One invoice: the page as it came, what was read from it, and the account. */
export function InvoiceScreen() {
  const { text, scenario, price, day, go } = useScreen()
  const { supplier, number, amount, vat } = scenario.invoice
  const { error, form } = useProductForm((element) =>
    go({ type: 'approveInvoice', account: textIn(element, 'account') }),
  )
  return (
    <Window area="invoices" title={text('invoice_title', { supplier })}>
      <Columns>
        <Page aria-hidden="true">
          <b>{supplier}</b>
          <span>{number}</span>
          <span>{scenario.companyName}</span>
          <i style={{ width: '90%' }} />
          <i style={{ width: '70%' }} />
          <i style={{ width: '82%' }} />
          <FactList
            facts={[
              [text('net'), price(amount - vat)],
              [text('vat'), price(vat)],
              [text('total'), price(amount)],
            ]}
          />
        </Page>
        <Panel>
          <Pill style={{ justifySelf: 'start' }}>{text('read_from_pdf')}</Pill>
          <FactList
            facts={[
              [text('supplier'), supplier],
              [text('invoice_number'), number],
              [text('amount'), price(amount)],
              [text('payment_date'), text('due', { day: day(invoiceDue) })],
            ]}
          />
          <HotSpot $wide>
            <Form {...form}>
              <AccountSelect error={error} />
              <ProductButton type="submit">{text('approve_invoice')}</ProductButton>
            </Form>
          </HotSpot>
        </Panel>
      </Columns>
    </Window>
  )
}

/** The day on which the invoice is paid. */
export function PaymentDateScreen() {
  const { text, scenario, price, day, go } = useScreen()
  const { supplier, amount } = scenario.invoice
  const [run, setRun] = useState('')
  const { error, form } = useProductForm(
    () => go({ type: 'scheduleInvoice', run: run === '' ? -1 : Number(run) }),
    { day: day(invoiceDue) },
  )
  return (
    <Window area="invoices" title={text('payment_date_title')}>
      <Muted>{[supplier, price(amount), text('due', { day: day(invoiceDue) })].join(' · ')}</Muted>
      <HotSpot $wide>
        <Form {...form}>
          <RadioGroup
            legend={text('payment_date')}
            name="run"
            value={run}
            onChange={setRun}
            options={paymentRuns.map(({ days, isLate }, index) => ({
              value: String(index),
              label: text('run_on', { day: day(days) }),
              hint: text(isLate ? 'after_due' : 'before_due', { days: String(Math.abs(invoiceDue - days)) }),
            }))}
          />
          <Refusal text={error} />
          <ProductButton type="submit">{text('schedule')}</ProductButton>
        </Form>
      </HotSpot>
    </Window>
  )
}

/** The payment run with the visitor's invoice in it. */
export function PaymentRunScreen() {
  const { text, scenario, company, price, day, go } = useScreen()
  const { supplier, amount } = scenario.invoice
  const [other] = scenario.otherInvoices
  const date = day(paymentRuns[company.run ?? 0]?.days ?? 0)
  const total = amount + (other?.amount ?? 0)
  return (
    <Window
      area="invoices"
      title={text('run_title', { day: date })}
      end={<Pill>{text('payments', { count: other ? '2' : '1' })}</Pill>}
    >
      <Rows>
        <ListRow
          square
          name={supplier}
          detail={scenario.invoice.number}
          state={<Pill>{text('from_you')}</Pill>}
          amount={price(amount)}
        />
        {other ? <ListRow square tint={1} name={other.supplier} amount={price(other.amount)} /> : null}
      </Rows>
      <Panel>
        <Muted>{text('run_text')}</Muted>
        <Big>{price(total)}</Big>
        <HotButton onClick={() => go({ type: 'confirmRun' })}>{text('confirm_run', { day: date })}</HotButton>
      </Panel>
    </Window>
  )
}
