import type { SceneWords } from '../../../content/cms/sceneWords'
import { Avatar, Window } from '../parts'

/** Subscriptions with owner, renewal and price; one costs more now, one is not used. */
export default function Subscriptions({ words }: { words: SceneWords['subscriptions'] }) {
  return (
    <>
      <Window nav={words.nav} active="subscriptions" wide>
        <div className="row">
          <b className="big">{words.title}</b>
          <span className="end">
            <b>{words.total}</b>
            <small>{words.perMonth}</small>
          </span>
        </div>
        {words.rows.map(({ app, owner, day, amount, mark, markText }) => (
          <div key={app} className="row">
            <Avatar text={[...app][0] ?? ''} square />
            <span className="two">
              <b>
                {app} {markText ? <em className={mark === 'unused' ? 'wait' : 'late'}>{markText}</em> : null}
              </b>
              <small>{`${owner.name} · ${words.renews} ${day}`}</small>
            </span>
            <b className="end">{amount}</b>
          </div>
        ))}
      </Window>
    </>
  )
}
