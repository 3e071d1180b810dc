import { useState } from 'react'
import styled from 'styled-components'
import { RadioGroup } from '../../../design/components/RadioGroup'
import { entriesOf, sumOf, type Entry } from '../../demo/company'
import { Big, Columns, HotButton, HotSpot, Muted, Panel, ProductButton } from '../parts/controls'
import { Window } from '../parts/device'
import { AccountSelect, Form, Refusal, textIn, useProductForm } from '../parts/form'
import { ListRow, Pill, Rows } from '../parts/list'
import { useScreen } from '../screen'

function EntryState({ entry }: { entry: Entry }) {
  const { text } = useScreen()
  if (entry.problem === 'receipt') return <Pill $tone="late">{text('missing_receipt')}</Pill>
  if (entry.problem === 'account') return <Pill $tone="late">{text('missing_account')}</Pill>
  if (entry.isOwn) return <Pill>{text('from_you')}</Pill>
  return <Pill>{text('ready')}</Pill>
}

/** What the month still lacks: a receipt, and an account. */
export function MonthScreen() {
  const { text, company, scenario, price, step, go } = useScreen()
  const entries = entriesOf(company, scenario)
  const open = entries.filter(({ problem }) => problem !== 'none').length
  const lacking = scenario.otherEntries.find(({ problem }) => problem === 'receipt')
  const unassigned = scenario.otherEntries.find(({ problem }) => problem === 'account')
  const { error, form } = useProductForm((element) =>
    go({ type: 'assignAccount', account: textIn(element, 'account') }),
  )
  return (
    <Window
      area="accounting"
      title={text('month_title')}
      end={
        <Pill $tone={open > 0 ? 'wait' : 'good'}>
          {text('ready_entries', {
            ready: String(entries.length - open),
            count: String(entries.length),
          })}
        </Pill>
      }
    >
      <Rows>
        {entries.map((entry, index) => (
          <ListRow
            key={entry.id}
            square
            tint={index}
            name={entry.text}
            detail={[entry.person, entry.account].filter(Boolean).join(' · ')}
            state={<EntryState entry={entry} />}
            amount={price(entry.amount)}
          />
        ))}
      </Rows>
      {step === 'send_reminder' ? (
        <HotButton onClick={() => go({ type: 'sendReminder' })}>
          {text('send_reminder', { name: lacking?.person ?? '' })}
        </HotButton>
      ) : (
        <>
          <Muted role="status">{text('reminder_sent', { name: lacking?.person ?? '' })}</Muted>
          <HotSpot $wide>
            <Form {...form}>
              <AccountSelect label={`${text('account')}: ${unassigned?.text ?? ''}`} error={error} />
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
  const { text, scenario, go } = useScreen()
  const [ledger, setLedger] = useState('')
  const { error, form } = useProductForm(() => go({ type: 'export', ledger }))
  return (
    <Window area="accounting" title={text('export_title')}>
      <Muted>{text('export_text')}</Muted>
      <LedgerLines />
      <HotSpot $wide>
        <Form {...form}>
          <RadioGroup
            legend={text('ledger')}
            name="ledger"
            value={ledger}
            onChange={setLedger}
            options={scenario.ledgers.map((name) => ({ value: name, label: name }))}
          />
          <Refusal text={error} />
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
    <Window
      area="accounting"
      title={text('lock_title')}
      end={<Pill>{text('exported_to', { ledger: company.ledger ?? '' })}</Pill>}
    >
      <Columns>
        <LedgerLines />
        <Panel>
          <Big>{price(sumOf(entries))}</Big>
          <Muted>{text('lock_text', { count: String(entries.length) })}</Muted>
          <HotButton onClick={() => go({ type: 'lockPeriod' })}>{text('lock_month')}</HotButton>
        </Panel>
      </Columns>
    </Window>
  )
}
