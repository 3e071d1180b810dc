import type { SceneWords } from '../../../content/cms/sceneWords'
import { Avatar, Window } from '../parts'
import { spriteIcon } from '../productAreas'

const marks = { approved: undefined, paid: undefined, waiting: 'wait', missing: 'late' } as const

/** The expenses of the month: who, where, whether approved, how much. */
export default function ExpenseList({ words }: { words: SceneWords['expense_list'] }) {
  return (
    <>
      <Window nav={words.nav} active="expenses" wide>
        <div className="row">
          <b className="big">{words.title}</b>
          <span className="end">
            <small>{words.monthLabel}</small>
            <b>{words.total}</b>
          </span>
        </div>
        <div className="row">
          <em style={{ flex: 'none' }}>{words.filters[0]}</em>
          <small>{words.filters[1]}</small>
          <small className="more">{words.filters[2]}</small>
          <small className="more search" style={spriteIcon('search')}>
            {words.search}
          </small>
        </div>
        <div className="row head more">
          <span>
            <b>{words.columns.payee}</b>
            <b>{words.columns.category}</b>
          </span>
          <em>{words.columns.status}</em>
          <b>{words.columns.amount}</b>
        </div>
        {words.rows.map((row, index) => (
          <div key={row.merchant} className={index < 4 ? 'row' : index < 6 ? 'row extra' : 'row more'}>
            <Avatar text={row.initials} />
            <span>
              <b>{row.merchant}</b>
              <small>
                <span className="narrow">{`${row.first} · `}</span>
                {row.category}
              </small>
            </span>
            <em className={marks[row.status]}>{row.statusText}</em>
            <b>{row.amount}</b>
          </div>
        ))}
      </Window>
    </>
  )
}
