import type { SceneWords } from '../../../content/cms/sceneWords'
import { Avatar, Window } from '../parts'

const marks = { approved: undefined, paid: undefined, waiting: 'wait', missing: 'late' } as const

/** The expenses of the month: who, where, whether approved, how much. */
export default function ExpenseList({ words }: { words: SceneWords['expense_list'] }) {
  return (
    <>
      <Window nav={words.nav} active={2}>
        <div className="row">
          <b className="big">{words.title}</b>
          <span className="end">
            <small>{words.monthLabel}</small>
            <b>{words.total}</b>
          </span>
        </div>
        <div className="row">
          <em>{words.filters[0]}</em>
          <small>{words.filters[1]}</small>
        </div>
        {words.rows.map((row, index) => (
          <div key={row.merchant} className={index < 4 ? 'row' : 'row extra'}>
            <Avatar text={row.person.initials} />
            <span>
              <b>{row.merchant}</b>
              <small>{`${row.person.first} · ${row.category}`}</small>
            </span>
            <em className={marks[row.status]}>{row.statusText}</em>
            <b>{row.amount}</b>
          </div>
        ))}
      </Window>
    </>
  )
}
