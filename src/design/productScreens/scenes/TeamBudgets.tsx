import type { SceneWords } from '../../../content/cms/sceneWords'
import { Avatar, Bar, Window } from '../parts'

/** The budgets of four teams and how much of each is spent. */
export default function TeamBudgets({ words }: { words: SceneWords['team_budgets'] }) {
  return (
    <>
      <Window nav={words.nav} active="reports">
        <div className="row">
          <span>
            <b className="big">{words.title}</b>
            <small>{words.month}</small>
          </span>
          <span className="end">
            <small>{words.spentLabel}</small>
            <b>{words.total}</b>
          </span>
        </div>
        {words.rows.map(({ person, team, spent, budget, percent }) => (
          <div key={team} className="row" style={{ padding: '.9em 0' }}>
            <Avatar text={person.initials} />
            <span style={{ flex: 3 }}>
              <b style={{ marginBottom: '.4em' }}>
                {team} {percent > 90 ? <em className="late">{words.over}</em> : null}
              </b>
              <Bar percent={percent} full={percent > 90} />
            </span>
            <span className="end">
              <b>{spent}</b>
              <small>{`/ ${budget}`}</small>
            </span>
          </div>
        ))}
      </Window>
    </>
  )
}
