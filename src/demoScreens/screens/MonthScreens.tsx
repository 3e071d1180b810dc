import { useState, type FormEvent } from 'react'
import styled from 'styled-components'
import { RadioGroup } from '../../components/RadioGroup'
import { Select } from '../../components/Select'
import { entriesOf, sumOf, type Entry, type RefusedInput } from '../../demo/company'
import {
  Avatar,
  Big,
  Columns,
  Form,
  HotSpot,
  initials,
  Message,
  Muted,
  Panel,
  Pill,
  ProductButton,
  Row,
  Rows,
  screenHeading,
  ScreenTitle,
  TopLine,
  Window,
} from '../parts'
import { errorKeys, useScreen } from '../screen'
import { focusFirstInvalid, textIn } from './formInput'

function EntryState({ entry }: { entry: Entry }) {
  const { text } = useScreen()
  if (entry.problem === 'receipt') return <Pill $tone="late">{text('missing_receipt')}</Pill>
  if (entry.problem === 'account') return <Pill $tone="late">{text('missing_account')}</Pill>
  if (entry.isOwn) return <Pill>{text('from_you')}</Pill>
  return <Pill>{text('ready')}</Pill>
}

/** What the month still lacks: a receipt, and an account. */
export function MonthScreen() {
  const { text, company, scenario, price, step, go, touch } = useScreen()
  const [refused, setRefused] = useState<RefusedInput>()
  const entries = entriesOf(company, scenario)
  const open = entries.filter(({ problem }) => problem !== 'none').length
  const lacking = scenario.otherEntries.find(({ problem }) => problem === 'receipt')
  const unassigned = scenario.otherEntries.find(({ problem }) => problem === 'account')
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = event.currentTarget
    setRefused(go({ type: 'assignAccount', account: textIn(form, 'account') }))
    touch()
    focusFirstInvalid(form)
  }
  return (
    <Window area="month">
      <TopLine>
        <ScreenTitle {...screenHeading}>{text('month_title')}</ScreenTitle>
        <Pill $tone={open > 0 ? 'wait' : 'good'}>
          {text('ready_entries', {
            ready: String(entries.length - open),
            count: String(entries.length),
          })}
        </Pill>
      </TopLine>
      <Rows>
        {entries.map((entry, index) => (
          <li key={entry.id}>
            <Row>
              <Avatar $tint={index} $square>
                {initials(entry.text)}
              </Avatar>
              <span>
                {entry.text}
                <small>{[entry.person, entry.account].filter(Boolean).join(' · ')}</small>
              </span>
              <EntryState entry={entry} />
              <b>{price(entry.amount)}</b>
            </Row>
          </li>
        ))}
      </Rows>
      {step === 'send_reminder' ? (
        <HotSpot>
          <ProductButton style={{ width: '100%' }} onClick={() => go({ type: 'sendReminder' })}>
            {text('send_reminder', { name: lacking?.person ?? '' })}
          </ProductButton>
        </HotSpot>
      ) : (
        <>
          <Muted role="status">{text('reminder_sent', { name: lacking?.person ?? '' })}</Muted>
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
                label={`${text('account')}: ${unassigned?.text ?? ''}`}
                name="account"
                placeholder={text('choose_account')}
                options={scenario.accounts.map(({ number, name }) => ({
                  value: number,
                  text: `${number} ${name}`,
                }))}
                error={refused && text(errorKeys[refused])}
              />
              <ProductButton type="submit">{text('save')}</ProductButton>
            </Form>
          </HotSpot>
        </>
      )}
    </Window>
  )
}

const Ledger = styled.div`
  overflow-x: auto;
  border: 1px solid var(--colour-line);
  border-radius: var(--radius-control);

  & table {
    width: 100%;
    font-size: var(--font-size-12);
  }

  & :is(th, td) {
    padding: var(--space-8) var(--space-12);
    text-align: start;
    white-space: nowrap;
  }

  & :is(th, td):nth-child(n + 3) {
    text-align: end;
  }

  & :is(tbody, tfoot) tr {
    border-top: 1px solid var(--colour-line);
  }

  & tfoot {
    font-weight: 600;
  }
`

/** The entries as the ledger gets them. */
function LedgerLines() {
  const { text, company, scenario, price } = useScreen()
  const entries = entriesOf(company, scenario)
  return (
    // Scrolls sideways on narrow screens, so it must be reachable by keyboard.

    <Ledger role="region" aria-label={text('entries')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{text('account')}</th>
            <th scope="col">{text('merchant')}</th>
            <th scope="col">{text('net')}</th>
            <th scope="col">{text('vat')}</th>
            <th scope="col">{text('total')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ id, account, text: name, amount, vat }) => (
            <tr key={id}>
              <td>{account}</td>
              <td>{name}</td>
              <td>{price(amount - vat)}</td>
              <td>{price(vat)}</td>
              <td>{price(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={4}>{text('total')}</td>
            <td>{price(sumOf(entries))}</td>
          </tr>
        </tfoot>
      </table>
    </Ledger>
  )
}

/** Where the entries go. */
export function ExportScreen() {
  const { text, scenario, go, touch } = useScreen()
  const [ledger, setLedger] = useState('')
  const [refused, setRefused] = useState<RefusedInput>()
  return (
    <Window area="month">
      <ScreenTitle {...screenHeading}>{text('export_title')}</ScreenTitle>
      <Muted>{text('export_text')}</Muted>
      <LedgerLines />
      <HotSpot $wide>
        <Form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            setRefused(go({ type: 'export', ledger }))
            touch()
          }}
        >
          <RadioGroup
            legend={text('ledger')}
            name="ledger"
            value={ledger}
            onChange={(value) => {
              setLedger(value)
              setRefused(undefined)
              touch()
            }}
            options={scenario.ledgers.map((name) => ({ value: name, label: name }))}
          />
          {refused ? (
            <div role="alert">
              <Message>{text(errorKeys[refused])}</Message>
            </div>
          ) : null}
          <ProductButton type="submit">{text('export')}</ProductButton>
        </Form>
      </HotSpot>
    </Window>
  )
}

/** The month that is in the ledger and can be locked. */
export function LockScreen() {
  const { text, company, scenario, price, go } = useScreen()
  const entries = entriesOf(company, scenario)
  return (
    <Window area="month">
      <TopLine>
        <ScreenTitle {...screenHeading}>{text('lock_title')}</ScreenTitle>
        <Pill>{text('exported_to', { ledger: company.ledger ?? '' })}</Pill>
      </TopLine>
      <Columns>
        <LedgerLines />
        <Panel>
          <Big>{price(sumOf(entries))}</Big>
          <Muted>{text('lock_text', { count: String(entries.length) })}</Muted>
          <HotSpot>
            <ProductButton style={{ width: '100%' }} onClick={() => go({ type: 'lockPeriod' })}>
              {text('lock_month')}
            </ProductButton>
          </HotSpot>
        </Panel>
      </Columns>
    </Window>
  )
}
