import type { CSSProperties } from 'react'
import type { SceneWords } from '../../../content/cms/sceneWords'
import { ActionButton, at, Avatar, Tick, Window } from '../parts'

type InvoiceInboxProps = {
  words: SceneWords['invoice_inbox']
  /** True once the open invoice has been approved. */
  approved?: boolean
}

/** The inbox of invoices; one is open, with what was read from it. */
export default function InvoiceInbox({ words, approved = false }: InvoiceInboxProps) {
  return (
    <>
      <Window nav={words.nav} active="invoices" wide>
        <div className="row">
          <b className="big">{words.title}</b>
        </div>
        {words.rows.map(({ supplier, when, amount }, index) => (
          <div key={supplier} className={index < 4 ? 'row' : 'row more'}>
            <Avatar text={[...supplier][0] ?? ''} square />
            <span className="two" style={{ maxWidth: '11em' }}>
              <b>{supplier}</b>
              <small>
                {when} · {amount}
              </small>
            </span>
          </div>
        ))}
      </Window>
      <div
        className="focus box dense"
        style={{ '--top': '1em', '--bottom': 'auto', width: '15.5em', marginRight: '-.6em' } as CSSProperties}
      >
        <b>{words.supplier}</b>
        <br />
        <small>{words.recipient}</small>
        <br />
        <em style={{ display: 'inline-block', margin: '.4em 0 .5em' }}>{words.read}</em>
        {words.fields.map(({ label, value }, index) => (
          <div key={label} className="row">
            <small>{label}</small>
            <span className="end" style={at(0.5 + index / 2)}>
              {value}
            </span>
          </div>
        ))}
        <div className="row">
          <b>{words.totalLabel}</b>
          <b className="end" style={at(3)}>
            {words.total}
          </b>
        </div>
        <div className="row" style={at(3.5)}>
          <Avatar text={words.approver.initials} />
          <span>
            <small>{words.approverLabel}</small>
            <b>{words.approver.name}</b>
          </span>
          {approved ? <Tick /> : null}
        </div>
        {approved ? null : <ActionButton style={at(4.5)}>{words.approve}</ActionButton>}
      </div>
    </>
  )
}
