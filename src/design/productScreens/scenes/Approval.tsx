import type { CSSProperties } from 'react'
import type { SceneWords } from '../../../content/cms/sceneWords'
import { ActionButton, Avatar, Bar, Phone, Tick } from '../parts'

type ApprovalProps = {
  words: SceneWords['approval']
  /** True once it has been approved. */
  approved?: boolean
}

/** A request on the phone of the person who decides, with what the budget has left. */
export default function Approval({ words, approved = false }: ApprovalProps) {
  return (
    <>
      <Phone left>
        <div className="row">
          <Avatar text={words.person.initials} />
          <span>
            <b>{words.person.name}</b>
            <small>{words.person.team}</small>
          </span>
          <em className={approved ? undefined : 'wait'}>{approved ? words.approved : words.title}</em>
        </div>
        <p className="big" style={{ margin: '.5em 0 .2em' }}>
          <b>{words.amount}</b>
        </p>
        <b>{words.item}</b>
        <p>
          <small>{words.merchant}</small>
        </p>
        <p
          className="box"
          style={{ background: 'var(--colour-tint)', margin: '1em 0', whiteSpace: 'normal' }}
        >
          {words.reason}
        </p>
        {approved ? null : (
          <div className="row">
            <ActionButton $quiet style={{ flex: 1 }}>
              {words.reject}
            </ActionButton>
            <ActionButton style={{ flex: 1 }}>{words.approve}</ActionButton>
          </div>
        )}
      </Phone>
      <div className="focus box" style={{ '--top': '8.6em', '--bottom': 'auto' } as CSSProperties}>
        <div className="row">
          <Tick />
          <b>{words.policy}</b>
        </div>
        <div className="row">
          <small>{words.budgetLabel}</small>
          <b className="end">{words.budget}</b>
        </div>
        <Bar percent={words.percent} />
      </div>
    </>
  )
}
