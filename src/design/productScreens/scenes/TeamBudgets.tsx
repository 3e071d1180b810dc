import type { SceneWords } from '../../../content/cms/sceneWords'
import { Avatar, Bar, Window } from '../parts'

/** The budgets of all teams and how much of each is spent: the rows are the sum above them, so that none is cut off. */
export default function TeamBudgets({ words }: { words: SceneWords['team_budgets'] }) {
  return (
    <>
      <Window nav={words.nav} active="reports">
        <div className="row">
          <span>
            <b className="big">{words.title}</b>
            <small>{words.month}</small>
          </span>
          <span className="end" style={{ flex: 'none' }}>
            <small>{words.spentLabel}</small>
            <b>{words.total}</b>
          </span>
        </div>
        {words.rows.map(({ person, team, spent, budget, percent }) => (
          <div key={team} className="row" style={{ padding: '.5em 0' }}>
            <Avatar text={person.initials} />
            <span>
              <b style={{ marginBottom: '.3em' }}>
                {team} {percent > 90 ? <em className="late">{words.over}</em> : null}
              </b>
              <Bar percent={percent} full={percent > 90} />
            </span>
            <span className="end" style={{ flex: 'none' }}>
              <b>{spent}</b>
              <small>{`/ ${budget}`}</small>
            </span>
          </div>
        ))}
      </Window>
    </>
  )
}
