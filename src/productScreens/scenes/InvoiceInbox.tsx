import type { SceneWords } from '../../cms/sceneWords'
import { Avatar, Tick, Window } from '../parts'

type InvoiceInboxProps = {
  words: SceneWords['invoice_inbox']
  /** True once the open invoice has been approved. */
  approved?: boolean
}

/** The inbox of invoices; one is open, with what was read from it. */
export default function InvoiceInbox({ words, approved = false }: InvoiceInboxProps) {
  return (
    <>
      <Window nav={words.nav} active={3}>
        <div className="row">
          <b className="big">{words.title}</b>
        </div>
        {words.rows.map(({ supplier, day, amount }, index) => (
          <div key={supplier} className="row">
            <Avatar text={[...supplier][0] ?? ''} tint={index} square />
            <span style={{ maxWidth: '9em' }}>
              <b>{supplier}</b>
              <small>
                {day} · {amount}
              </small>
            </span>
            {index < 2 ? <em>{words.fresh}</em> : null}
          </div>
        ))}
      </Window>
      <div className="focus box dense" style={{ bottom: 'auto', top: '1em' }}>
        <div className="row">
          <b>{words.supplier}</b>
          <em className="end">{words.read}</em>
        </div>
        {words.fields.map(({ label, value }) => (
          <div key={label} className="row">
            <small>{label}</small>
            <span className="end">{value}</span>
          </div>
        ))}
        <div className="row">
          <b>{words.totalLabel}</b>
          <b className="end">{words.total}</b>
        </div>
        <div className="row">
          <Avatar text={words.approver.initials} tint={1} />
          <span>
            <small>{words.approverLabel}</small>
            <b>{words.approver.name}</b>
          </span>
          {approved ? <Tick /> : null}
        </div>
        {approved ? null : <b className="button">{words.approve}</b>}
      </div>
    </>
  )
}
