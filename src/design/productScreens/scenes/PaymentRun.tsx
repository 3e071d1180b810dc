import type { SceneWords } from '../../../content/cms/sceneWords'
import { ActionButton, Tick, Window } from '../parts'

type PaymentRunProps = {
  words: SceneWords['payment_run']
  /** True once the payment is scheduled. */
  paid?: boolean
}

/** Approved invoices that are chosen for one payment, with its sum, day and account. */
export default function PaymentRun({ words, paid = false }: PaymentRunProps) {
  return (
    <>
      <Window nav={words.nav} active="invoices" wide>
        <div className="row">
          <b className="big">{words.title}</b>
          <span className="end">
            <small>{words.fromLabel}</small>
            <b>{words.from}</b>
          </span>
        </div>
        {words.rows.map(({ supplier, approver, due, amount, chosen }) => (
          <div key={supplier} className={chosen ? 'row' : 'row more'}>
            <Tick off={!chosen} />
            <span>
              <b>{supplier}</b>
              <small>{approver.name}</small>
            </span>
            <span className="end" style={{ flex: 'none' }}>
              <b>{amount}</b>
              <small>{`${words.dueLabel} ${due}`}</small>
            </span>
          </div>
        ))}
      </Window>
      <div className="focus box" style={{ width: '24em' }}>
        {/* The button is beside the sum where its whole text has room, else below. */}
        <div className="row" style={{ flexWrap: 'wrap' }}>
          <span style={{ flex: 'auto' }}>
            <small>{`${words.selected} · ${words.dayLabel} ${words.day}`}</small>
            <b className="big">{words.total}</b>
          </span>
          <ActionButton $quiet={paid} style={{ flex: 'auto' }}>
            {paid ? words.paid : words.button}
          </ActionButton>
        </div>
      </div>
    </>
  )
}
