import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { initialsOf } from '../../../content/cms/screenValues'

export const Rows = styled.ul`
  display: grid;
  list-style: none;
  border: 1px solid var(--colour-line);
  border-radius: var(--radius-control);

  & > li + li {
    border-top: 1px solid var(--colour-line);
  }
`

const rowLayout = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-12);
  align-items: center;
  width: 100%;
  min-height: 3.25rem;
  padding: var(--space-8) var(--space-12);
  text-align: start;

  & > :nth-child(2) {
    flex: 1 1 7rem;
    min-width: 0;
  }

  & small {
    display: block;
    color: var(--colour-ink-muted);
    font-size: var(--font-size-12);
  }

  & > b {
    margin-inline-start: auto;
  }
`

const Row = styled.div`
  ${rowLayout}
`

/** A button that looks like a line of a list. */
export const RowButton = styled.button`
  ${rowLayout}
  background: none;
  border: 0;
  border-radius: var(--radius-control);

  &:hover {
    background: var(--colour-paper);
  }
`

export const Avatar = styled.i<{ $tint?: number; $square?: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.1rem;
  height: 2.1rem;
  border-radius: ${({ $square = false }) => ($square ? 'var(--radius-control)' : '50%')};
  background: var(--colour-${({ $tint = 0 }) => ['mint', 'sand', 'coral-soft'][$tint % 3]});
  color: var(--colour-night);
  font-size: var(--font-size-12);
  font-style: normal;
  font-weight: 600;
`

export const Pill = styled.span<{ $tone?: 'good' | 'wait' | 'late' }>`
  padding: 0.1em 0.7em;
  border-radius: var(--radius-pill);
  font-size: var(--font-size-12);
  font-weight: 600;
  white-space: nowrap;
  ${({ $tone = 'good' }) =>
    ({
      good: 'background: var(--colour-accent-soft); color: var(--colour-accent-strong);',
      wait: 'background: var(--colour-sand); color: var(--colour-night);',
      late: 'background: var(--colour-coral-soft); color: var(--colour-ink);',
    })[$tone]}
`

const Bar = styled.span`
  flex: 1 0 100%;
  height: 6px;
  overflow: hidden;
  border-radius: var(--radius-pill);
  background: var(--colour-tint);

  & > span {
    display: block;
    height: 100%;
    background: var(--colour-accent);
    transform-origin: 0 50%;
  }
`

type ListRowProps = {
  name: string
  detail?: string
  /** The mark of what is no person. */
  square?: boolean
  /** Neighbours have different grounds. */
  tint?: number
  state?: ReactNode
  amount: string
  /** How much of a limit is used, from 0 to 1. */
  used?: number
  /** Makes the row a button. */
  onPress?: () => void
}

/** A line of a list: mark, name, state and amount. */
export function ListRow({ name, detail, square, tint, state, amount, used, onPress }: ListRowProps) {
  const content = (
    <>
      <Avatar $square={square} $tint={tint}>
        {initialsOf(name)}
      </Avatar>
      <span>
        <span>{name}</span>
        {detail ? <small>{detail}</small> : null}
      </span>
      {state}
      <b>{amount}</b>
      {used === undefined ? null : (
        <Bar aria-hidden="true">
          <span style={{ transform: `scaleX(${used})` }} />
        </Bar>
      )}
    </>
  )
  return (
    <li>
      {onPress ? (
        <RowButton type="button" onClick={onPress}>
          {content}
        </RowButton>
      ) : (
        <Row>{content}</Row>
      )}
    </li>
  )
}
