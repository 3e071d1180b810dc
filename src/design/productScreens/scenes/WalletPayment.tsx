import type { SceneWords } from '../../../content/cms/sceneWords'
import { Bar, CardFace, Phone, Tick } from '../parts'

type WalletPaymentProps = {
  words: SceneWords['wallet_payment']
  /** False before the phone is held near the reader. */
  paid?: boolean
}

/** A phone that pays with a company card. */
export default function WalletPayment({ words, paid = true }: WalletPaymentProps) {
  return (
    <>
      <Phone left>
        {/* As wide as the screen of the phone, with words that can be read on one. */}
        <div style={{ margin: '.7em 0 1.8em', fontSize: '.96em' }}>
          <CardFace card={words.card} width="15.5em" />
        </div>
        <div style={{ textAlign: 'center' }}>
          <svg
            viewBox="0 0 48 48"
            style={{ width: '4em', margin: '0 auto .6em' }}
            fill="none"
            stroke="var(--colour-accent)"
            strokeWidth="3"
          >
            {paid ? (
              <path d="M24 3a21 21 0 1 1-1 0m-8 21 6 7 12-13" />
            ) : (
              <path d="M12 17q4 7 0 14m8-19q7 12 0 24m8-29q10 17 0 34" />
            )}
          </svg>
          <b>{paid ? words.done : words.hold}</b>
        </div>
      </Phone>
      <div className="focus box">
        <div className="row">
          <Tick off={!paid} />
          <span>
            <b>{words.shop}</b>
            <small>{`•• ${words.card.end}`}</small>
          </span>
          <b>{words.amount}</b>
        </div>
        <div className="row">
          <small>{words.leftLabel}</small>
          <b className="end">{words.left}</b>
        </div>
        <Bar percent={words.percent} />
      </div>
    </>
  )
}
