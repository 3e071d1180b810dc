import type { CSSProperties, ReactNode } from 'react'
import styled from 'styled-components'
import { brand } from '../../core/brand'
import { CompanyCard } from './CompanyCard'
import { areaIcons, productAreas, spriteIcon, type ProductArea } from './productAreas'

const WindowRoot = styled.div`
  position: absolute;
  inset: 2.2em 2.2em 0;
  display: flex;
  border-radius: 1em 1em 0 0;
  background: var(--colour-surface);
  box-shadow: var(--shadow);

  /* The window goes on below the picture: it ends softly in the ground, not against the paper of the page. */
  &::after {
    content: '';
    position: absolute;
    inset: auto -3em 0;
    height: 1.8em;
    background: linear-gradient(transparent, var(--ground));
  }

  .nav {
    flex: none;
    width: 11em;
    padding: 1.4em 0.5em;
    border-inline-end: 1px solid var(--colour-line);
    color: var(--colour-ink-muted);
    font-size: 0.88em;

    & > * {
      display: block;
      overflow: hidden;
      padding: 0.42em 0.6em;
      border-radius: 0.5em;
      text-overflow: ellipsis;
    }

    & > b {
      margin-bottom: 0.7em;
      color: var(--colour-ink);
      font-size: 1.2em;
      letter-spacing: -0.04em;
    }
  }

  .on {
    background: var(--colour-accent-soft);
    color: var(--colour-accent-strong);
    font-weight: 600;
  }

  .main {
    flex: 1;
    min-width: 0;
    padding: 1.4em 1.5em;

    @container (max-width: 430px) {
      padding-inline: 0.7em;
    }
  }
`

type WindowProps = {
  nav: readonly string[]
  /** The area that is open. */
  active: ProductArea
  /** A list with the columns of a table where there is room; lines of the class `more` are only there. */
  wide?: boolean
  children: ReactNode
}

/** A window of the web application, cut off at the bottom. */
export function Window({ nav, active, wide = false, children }: WindowProps) {
  return (
    <WindowRoot className={wide ? 'wide' : undefined}>
      <div className="nav">
        <b>{brand.name}</b>
        {productAreas.map((area, index) => (
          <span key={area} className={area === active ? 'on' : undefined} style={spriteIcon(areaIcons[area])}>
            {nav[index]}
          </span>
        ))}
      </div>
      <div className="main">{children}</div>
    </WindowRoot>
  )
}

const PhoneRoot = styled.div`
  position: absolute;
  inset: 1.8em auto -4em 50%;
  width: 18.5em;
  padding: 2.6em 1.3em 0;
  border: 0.5em solid var(--colour-night);
  border-radius: 2.8em;
  background: var(--colour-surface);
  box-shadow: var(--shadow);
  transform: translateX(-50%);

  &.left {
    transform: translateX(-86%);

    @container (max-width: 430px) {
      inset-inline-start: 0.6em;
      transform: none;
    }
  }

  &::before {
    content: '';
    position: absolute;
    top: 0.6em;
    left: 50%;
    width: 5.2em;
    height: 1.4em;
    border-radius: 9em;
    background: var(--colour-night);
    transform: translateX(-50%);
  }
`

/** A phone with the app; its end is below the picture. `left` leaves space for something beside it. */
export function Phone({ left = false, children }: { left?: boolean; children: ReactNode }) {
  return <PhoneRoot className={left ? 'left' : undefined}>{children}</PhoneRoot>
}

/** In a picture that plays: this appears after so many seconds. */
export const at = (seconds: number) => ({ '--at': seconds }) as CSSProperties

/** Initials of a person, or the first letter of a company on a `square`. Neighbours in a list have different grounds. */
export const Avatar = ({ text, square = false }: { text: string; square?: boolean }) => (
  <i style={square ? { borderRadius: '.8em' } : undefined}>{text}</i>
)

/** A button of the app. Its own styles, not those of the stage: few pictures have one. */
export const ActionButton = styled.b<{ $quiet?: boolean }>`
  display: block;
  padding: 0.65em 1.2em;
  border-radius: 0.7em;
  background: ${({ $quiet }) => ($quiet ? 'var(--colour-tint)' : 'var(--colour-accent)')};
  color: ${({ $quiet }) => ($quiet ? 'var(--colour-ink)' : 'var(--colour-on-accent)')};
  text-align: center;

  .row + & {
    margin-top: 0.5em;
  }
`

/** A share in percent as a bar; `full` marks one that is nearly used. */
export function Bar({ percent, full = false }: { percent: number; full?: boolean }) {
  const colour = full ? { '--bar': 'var(--colour-coral)' } : undefined
  return <u style={{ '--p': `${percent}%`, ...colour } as CSSProperties} />
}

type CardFaceProps = {
  card: { company: string; holder: string; end: string }
  /** A card to hold in the hand; without it a virtual one. */
  plastic?: boolean
  width?: string
}

/** A company card with its holder and the end of its number. */
export function CardFace({ card, plastic = false, width }: CardFaceProps) {
  return (
    <CompanyCard className={plastic ? 'plastic' : undefined} style={{ width, boxShadow: 'var(--shadow)' }}>
      <b>{brand.name}</b>
      <span>{`•••• ${card.end}`}</span>
      <span>
        <b>{card.holder}</b>
        <br />
        {card.company}
      </span>
    </CompanyCard>
  )
}

/** A check mark in a circle; `off` is the empty circle of what is not chosen. */
export const Tick = ({ off = false }: { off?: boolean }) => (
  <i className={off ? 'off' : 'tick'}>{off ? null : '✓'}</i>
)
