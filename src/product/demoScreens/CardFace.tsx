import styled from 'styled-components'
import { cardEnd } from '../../content/cms/screenValues'
import { brand } from '../../core/brand'

const CardRoot = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  width: 100%;
  max-width: 19rem;
  aspect-ratio: 1.586;
  overflow: hidden;
  padding: 1.25rem 1.4rem;
  border-radius: 1.1rem;
  background: var(--colour-night);
  color: var(--colour-sand);
  box-shadow: 0 1rem 2.5rem rgb(18 49 42 / 14%);
  isolation: isolate;

  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    right: -3rem;
    bottom: -5rem;
    width: 12rem;
    height: 12rem;
    border: 2.6rem solid var(--colour-coral);
    border-radius: 50%;
    opacity: 0.85;
  }

  &[data-team]::before {
    border-color: var(--colour-accent);
  }

  & > b {
    font-size: 1.25rem;
    letter-spacing: -0.04em;
  }

  & strong {
    display: block;
    overflow: hidden;
    color: #fff;
    font-size: 1.05rem;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & span {
    display: block;
    letter-spacing: 0.04em;
  }
`

/** The end of the numbers of the two cards. */
export const cardEnds = { own: cardEnd, team: '0937' } as const

type CardFaceProps = { name: string; holder: string; number: string; team?: boolean }

/** A company card with what it is called, its holder and its number. */
export function CardFace({ name, holder, number, team = false }: CardFaceProps) {
  return (
    <CardRoot data-team={team || undefined}>
      <b>{brand.name}</b>
      <span>{number}</span>
      <div>
        <strong>{name}</strong>
        <span>{holder}</span>
      </div>
    </CardRoot>
  )
}
