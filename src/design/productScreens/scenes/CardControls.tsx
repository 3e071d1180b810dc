import type { SceneWords } from '../../../content/cms/sceneWords'
import { at, Avatar, Bar, Window } from '../parts'
import { Switch } from '../Switch'

/** The rules of a card: what it may pay, when, and how much is left; a payment that they stopped. */
export default function CardControls({ words }: { words: SceneWords['card_controls'] }) {
  return (
    <>
      <Window nav={words.nav} active="cards">
        <div className="row">
          <Avatar text={words.holder.initials} />
          <span>
            <b>{words.purpose}</b>
            <small>{`${words.holder.first} · •• ${words.end}`}</small>
          </span>
          <span className="end" style={{ flex: 'none' }}>
            <b>{words.limit}</b>
            <small>{words.limitLabel}</small>
          </span>
        </div>
        <Bar percent={words.percent} />
        <div className="dense">
          <div className="row">
            <b>{words.title}</b>
            <small className="end">{`${words.spentLabel} ${words.spent}`}</small>
          </div>
          <div className="row">
            <span>{words.allowedLabel}</span>
            <em>{words.allowed[0]}</em>
            <em>{words.allowed[1]}</em>
          </div>
          {words.rules.map(({ text, on }) => (
            <div key={text} className="row" style={on ? undefined : at(1)}>
              <span>{text}</span>
              <Switch on={on} />
            </div>
          ))}
        </div>
      </Window>
      <div className="focus box" style={at(2)}>
        <div className="row">
          <Avatar text="!" />
          <span style={at(4)}>
            <b>{words.declined}</b>
            <small>{words.reason}</small>
          </span>
          <b>{words.declinedAmount}</b>
        </div>
      </div>
    </>
  )
}
