import { useState, type FormEvent } from 'react'
import styled from 'styled-components'
import { RadioGroup } from '../../components/RadioGroup'
import { Select } from '../../components/Select'
import { invoiceDue, paymentRuns, type RefusedInput } from '../../demo/company'
import {
  Avatar,
  Big,
  Columns,
  Facts,
  Form,
  HotSpot,
  initials,
  Message,
  Muted,
  Panel,
  Pill,
  ProductButton,
  Row,
  RowButton,
  Rows,
  screenHeading,
  ScreenTitle,
  TopLine,
  Window,
} from '../parts'
import { errorKeys, useScreen } from '../screen'
import { focusFirstInvalid, textIn } from './formInput'

/** The inbox of invoices with a new one. */
export function InvoicesScreen() {
  const { text, scenario, price, day, go, elsewhere } = useScreen()
  const { supplier, amount } = scenario.invoice
  return (
    <Window area="invoices">
      <ScreenTitle {...screenHeading}>{text('invoices_title')}</ScreenTitle>
      <HotSpot>
        <Rows>
          <li>
            <RowButton type="button" onClick={() => go()}>
              <Avatar $square>{initials(supplier)}</Avatar>
              <span>
                {supplier}
                <small>{text('due', { day: day(invoiceDue) })}</small>
              </span>
              <Pill>{text('new_invoice')}</Pill>
              <b>{price(amount)}</b>
            </RowButton>
          </li>
        </Rows>
      </HotSpot>
      <Rows>
        {scenario.otherInvoices.map(({ supplier: name, amount: cost }, index) => (
          <li key={name}>
            <RowButton type="button" onClick={elsewhere}>
              <Avatar $square $tint={index + 1}>
                {initials(name)}
              </Avatar>
              <span>
                {name}
                <small>{text('due', { day: day(invoiceDue + 7 * (index + 1)) })}</small>
              </span>
              <Pill $tone="wait">{text('waiting')}</Pill>
              <b>{price(cost)}</b>
            </RowButton>
          </li>
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
  const { text, scenario, price, day, go, touch } = useScreen()
  const { supplier, number, amount, vat } = scenario.invoice
  const [refused, setRefused] = useState<RefusedInput>()
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = event.currentTarget
    setRefused(go({ type: 'approveInvoice', account: textIn(form, 'account') }))
    touch()
    focusFirstInvalid(form)
  }
  return (
    <Window area="invoices">
      <ScreenTitle {...screenHeading}>{text('invoice_title', { supplier })}</ScreenTitle>
      <Columns>
        <Page aria-hidden="true">
          <b>{supplier}</b>
          <span>{number}</span>
          <span>{scenario.companyName}</span>
          <i style={{ width: '90%' }} />
          <i style={{ width: '70%' }} />
          <i style={{ width: '82%' }} />
          <Facts>
            <div>
              <dt>{text('net')}</dt>
              <dd>{price(amount - vat)}</dd>
            </div>
            <div>
              <dt>{text('vat')}</dt>
              <dd>{price(vat)}</dd>
            </div>
            <div>
              <dt>{text('total')}</dt>
              <dd>{price(amount)}</dd>
            </div>
          </Facts>
        </Page>
        <Panel>
          <Pill style={{ justifySelf: 'start' }}>{text('read_from_pdf')}</Pill>
          <Facts>
            <div>
              <dt>{text('supplier')}</dt>
              <dd>{supplier}</dd>
            </div>
            <div>
              <dt>{text('invoice_number')}</dt>
              <dd>{number}</dd>
            </div>
            <div>
              <dt>{text('amount')}</dt>
              <dd>{price(amount)}</dd>
            </div>
            <div>
              <dt>{text('payment_date')}</dt>
              <dd>{text('due', { day: day(invoiceDue) })}</dd>
            </div>
          </Facts>
          <HotSpot $wide>
            <Form
              noValidate
              onSubmit={onSubmit}
              onInput={() => {
                setRefused(undefined)
                touch()
              }}
            >
              <Select
                label={text('account')}
                name="account"
                placeholder={text('choose_account')}
                options={scenario.accounts.map((account) => ({
                  value: account.number,
                  text: `${account.number} ${account.name}`,
                }))}
                error={refused && text(errorKeys[refused])}
              />
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
  const { text, scenario, price, day, go, touch } = useScreen()
  const { supplier, amount } = scenario.invoice
  const [run, setRun] = useState('')
  const [refused, setRefused] = useState<RefusedInput>()
  return (
    <Window area="invoices">
      <ScreenTitle {...screenHeading}>{text('payment_date_title')}</ScreenTitle>
      <Muted>
        {supplier} · {price(amount)} · {text('due', { day: day(invoiceDue) })}
      </Muted>
      <HotSpot $wide>
        <Form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            setRefused(go({ type: 'scheduleInvoice', run: run === '' ? -1 : Number(run) }))
            touch()
          }}
        >
          <RadioGroup
            legend={text('payment_date')}
            name="run"
            value={run}
            onChange={(value) => {
              setRun(value)
              setRefused(undefined)
              touch()
            }}
            options={paymentRuns.map(({ days, isLate }, index) => ({
              value: String(index),
              label: text('run_on', { day: day(days) }),
              hint: text(isLate ? 'after_due' : 'before_due', { days: String(Math.abs(invoiceDue - days)) }),
            }))}
          />
          {refused ? (
            <div role="alert">
              <Message>{text(errorKeys[refused], { day: day(invoiceDue) })}</Message>
            </div>
          ) : null}
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
    <Window area="invoices">
      <TopLine>
        <ScreenTitle {...screenHeading}>{text('run_title', { day: date })}</ScreenTitle>
        <Pill>{text('payments', { count: other ? '2' : '1' })}</Pill>
      </TopLine>
      <Rows>
        <li>
          <Row>
            <Avatar $square>{initials(supplier)}</Avatar>
            <span>
              {supplier}
              <small>{scenario.invoice.number}</small>
            </span>
            <Pill>{text('from_you')}</Pill>
            <b>{price(amount)}</b>
          </Row>
        </li>
        {other ? (
          <li>
            <Row>
              <Avatar $square $tint={1}>
                {initials(other.supplier)}
              </Avatar>
              <span>{other.supplier}</span>
              <b>{price(other.amount)}</b>
            </Row>
          </li>
        ) : null}
      </Rows>
      <Panel>
        <Muted>{text('run_text')}</Muted>
        <Big>{price(total)}</Big>
        <HotSpot>
          <ProductButton onClick={() => go({ type: 'confirmRun' })} style={{ width: '100%' }}>
            {text('confirm_run', { day: date })}
          </ProductButton>
        </HotSpot>
      </Panel>
    </Window>
  )
}
