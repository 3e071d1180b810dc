import type { SceneWords } from '../../../content/cms/sceneWords'
import { ActionButton, Avatar, Window } from '../parts'

/** What a colleague paid privately, approved and ready to be repaid. */
export default function Reimbursement({ words }: { words: SceneWords['reimbursement'] }) {
  return (
    <>
      <Window nav={words.nav} active="expenses" wide>
        <div className="row">
          <Avatar text={words.person.initials} />
          <span className="two">
            <b className="big">{words.title}</b>
            <small>{`${words.person.first} · ${words.person.team}`}</small>
          </span>
          <em>{words.approved}</em>
        </div>
        {words.rows.map(({ merchant, category, day, amount }) => (
          <div key={merchant} className="row">
            <span>
              <b>{merchant}</b>
              <small>{`${category} · ${day}`}</small>
            </span>
            <b>{amount}</b>
          </div>
        ))}
      </Window>
      <div className="focus box">
        <div className="row">
          <small>{`${words.accountLabel} ${words.account}`}</small>
          <small className="end">{`${words.whenLabel} ${words.when}`}</small>
        </div>
        <ActionButton>{words.button}</ActionButton>
      </div>
    </>
  )
}
