import type { SceneWords } from '../../../content/cms/sceneWords'
import { Avatar, Bar, Window } from '../parts'

/** The companies of a group, each with its balance in its own currency. */
export default function Companies({ words }: { words: SceneWords['companies'] }) {
  return (
    <>
      <Window nav={words.nav} active="overview">
        <div className="row">
          <b className="big">{words.title}</b>
          <span className="end">
            <small>{words.allLabel}</small>
            <b>{words.total}</b>
          </span>
        </div>
        {words.rows.map(({ name, place, currency, balance, percent }) => (
          <div key={name} className="box dense" style={{ marginTop: '.6em' }}>
            <div className="row">
              <Avatar text={[...place][0] ?? ''} square />
              <span>
                <b>{name}</b>
                <small>{place}</small>
              </span>
              <em>{currency}</em>
              <b>{balance}</b>
            </div>
            <Bar percent={percent} />
          </div>
        ))}
      </Window>
    </>
  )
}
