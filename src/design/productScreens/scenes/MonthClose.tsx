import styled from 'styled-components'
import type { SceneWords } from '../../../content/cms/sceneWords'
import { ActionButton, at, Tick, Window } from '../parts'

/** In two columns, above the panel. */
const Accounts = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: 2em;
  margin-top: 0.5em;

  && > :nth-child(-n + 2) {
    border: 0;
  }
`

const Export = styled.div`
  width: 24em;

  @container (min-width: 560px) {
    width: auto;
    min-width: 18em;
  }
`

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
        <Accounts>
          {words.rows.map(({ account, name, amount }) => (
            <div key={name} className="row more">
              {account ? <small>{account}</small> : null}
              {name}
              <b className="end">{amount}</b>
            </div>
          ))}
        </Accounts>
      </Window>
      <Export className="focus box dense wide">
        {words.rows.slice(0, 3).map(({ account, name, amount }) => (
          <div key={name} className="row narrow">
            {account ? <small>{account}</small> : null}
            {name}
            <b className="end">{amount}</b>
          </div>
        ))}
        <div className="row more" style={{ border: 0 }}>
          <small>{words.totalLabel}</small>
          <b className="end">{words.total}</b>
        </div>
        <ActionButton $quiet={exported} style={at(4.5)}>
          {words.button}
        </ActionButton>
      </Export>
    </>
  )
}
