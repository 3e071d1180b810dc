import type { MouseEvent } from 'react'
import styled from 'styled-components'
import { Link } from '../../../design/components/Link'
import type { ChoiceView } from './choiceView'

type ChoiceLineProps = ChoiceView & {
  /** The visitor goes back to the choice. */
  onChange: () => void
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-12);
  align-items: baseline;
  padding: var(--space-12) var(--space-16);
  background: var(--colour-accent-soft);
  border-radius: var(--radius-control);
  font-variant-numeric: tabular-nums;

  & > :last-child {
    margin-inline-start: auto;
  }
`

/** On the page where it was made, the choice is behind the dialog: closes it and leads to the field. */
function goBack(event: MouseEvent<HTMLElement>, close: () => void): void {
  const field = document.querySelector<HTMLElement>('main input[name="users"]')
  if (!field) return
  event.preventDefault()
  close()
  // The dialog gives the focus back to what opened it first.
  requestAnimationFrame(() => field.focus())
}

/** What the visitor has chosen to sign up for, with the way back to the choice. */
export function ChoiceLine({ parts: [plan, ...rest], change, href, onChange }: ChoiceLineProps) {
  return (
    <Line>
      <span>
        <strong>{plan}</strong>
        {rest.map((part) => ` · ${part}`)}
      </span>
      {href ? (
        <Link to={href} onClick={(event) => goBack(event, onChange)}>
          {change}
        </Link>
      ) : null}
    </Line>
  )
}
