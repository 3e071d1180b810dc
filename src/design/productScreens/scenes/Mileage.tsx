import type { SceneWords } from '../../../content/cms/sceneWords'
import { ActionButton, Phone } from '../parts'

/** A trip by car: its route, distance and what it is worth. */
export default function Mileage({ words }: { words: SceneWords['mileage'] }) {
  return (
    <>
      <Phone left>
        <b>{words.title}</b>
        <svg viewBox="0 0 150 96" width="100%" fill="none" style={{ borderRadius: '1em', margin: '.8em 0' }}>
          <path d="M0 0h150v96H0Z" fill="var(--colour-tint)" />
          <path d="M0 70c40-20 60 10 150-14v40H0Z" fill="var(--colour-accent-soft)" />
          <path
            d="M-4 30h70l20 24 70-8M50-4v60l30 44M112-4l-8 104"
            stroke="var(--colour-surface)"
            strokeWidth="6"
          />
          <path d="M26 74c8-34 26-10 42-30s22-24 54-20" stroke="var(--colour-accent)" strokeWidth="4" />
          <circle cx="26" cy="74" r="6" fill="var(--colour-night)" />
          <circle cx="122" cy="24" r="6" fill="var(--colour-coral)" />
        </svg>
        <div className="row">
          <span>
            <b>{`${words.from} → ${words.to}`}</b>
            <small>{`${words.purpose} · ${words.day}`}</small>
          </span>
        </div>
      </Phone>
      <div className="focus box">
        <div className="row">
          <small>{words.distance}</small>
          <small className="end">{`${words.rateLabel} ${words.rate}`}</small>
        </div>
        <b className="big">{words.amount}</b>
        <ActionButton style={{ marginTop: '.7em' }}>{words.button}</ActionButton>
      </div>
    </>
  )
}
