import type { SceneWords } from '../../../content/cms/sceneWords'
import { ActionButton, Avatar, CardFace, Window } from '../parts'

type CardIssueProps = {
  words: SceneWords['card_issue']
  /** What was typed instead of the example, and whether the card has been issued. */
  purpose?: string
  limit?: string
  issued?: boolean
}

/** A virtual card on its way to a colleague: purpose, limit, and the card itself. */
export default function CardIssue({ words, purpose, limit, issued = false }: CardIssueProps) {
  return (
    <>
      <Window nav={words.nav} active="cards">
        <b className="big">{words.title}</b>
        <div className="row">
          <Avatar text={words.holder.initials} />
          <span>
            <small>{words.holderLabel}</small>
            <b>{`${words.holder.name} · ${words.holder.team}`}</b>
          </span>
        </div>
        <div className="row">
          <span>
            <small>{words.purposeLabel}</small>
            <b>{purpose ?? words.purpose}</b>
          </span>
          <em>{words.virtual}</em>
          <small>{words.physical}</small>
        </div>
        <div className="row">
          <span>
            <small>{words.limitLabel}</small>
            <b className="big">{limit ?? words.limit}</b>
          </span>
        </div>
        <div className="row">
          <ActionButton $quiet={issued}>{issued ? words.ready : words.button}</ActionButton>
        </div>
      </Window>
      <div className="focus box" style={{ padding: 0, width: 'auto', borderRadius: '1.1em' }}>
        <CardFace card={words.card} />
      </div>
    </>
  )
}
