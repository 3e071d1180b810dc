import type { SceneWords } from '../../../content/cms/sceneWords'
import { ActionButton, at, Tick, Window } from '../parts'

type MonthCloseProps = {
  words: SceneWords['month_close']
  /** True once the entries are in the ledger. */
  exported?: boolean
}

/** A month whose checks are done, with its entries by account, ready for the ledger. */
export default function MonthClose({ words, exported = false }: MonthCloseProps) {
  return (
    <>
      <Window nav={words.nav} active="accounting" wide>
        <div className="row">
          <b className="big">{words.title}</b>
          <em className="end" style={at(3.5)}>
            {words.open}
          </em>
        </div>
        <div className="dense">
          {words.checks.map(({ text, count }, index) => (
            <div key={text} className="row">
              <Tick />
              <b>{text}</b>
              <small className="end" style={at(1 + index)}>
                {count}
              </small>
            </div>
          ))}
        </div>
      </Window>
      <div className="focus box dense wide" style={{ width: '24em' }}>
        {words.rows.map(({ account, name, amount }, index) => (
          <div key={name} className={index < 3 ? 'row' : 'row more'}>
            {account ? <small>{account}</small> : null}
            {name}
            <b className="end">{amount}</b>
          </div>
        ))}
        <ActionButton $quiet={exported} style={at(4.5)}>
          {words.button}
        </ActionButton>
      </div>
    </>
  )
}
