import { forwardRef, type ButtonHTMLAttributes } from 'react'
import styled from 'styled-components'
import { LineDrawing } from '../../../design/components/Icon/LineDrawing'

/** Paths in a square of 24. */
const paths = {
  edit: 'M4 20l1-4L16 5l3 3L8 19l-4 1zM14 7l3 3',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  move: 'M4 12h11M10 7l5 5-5 5M20 5v14',
  remove: 'M6 6l12 12M18 6L6 18',
} as const

export type IconAction = keyof typeof paths

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  action: IconAction
  /** What the button does, in words: nothing else names it. */
  label: string
}

const Root = styled.button`
  display: inline-grid;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  padding: 0;
  background: transparent;
  border: 1px solid transparent;
  border-radius: var(--radius-small);
  color: var(--colour-ink-muted);

  &:hover:not(:disabled) {
    background: var(--colour-accent-soft);
    color: var(--colour-ink);
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 0.35;
  }

  & > svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`

/** A small button with a drawing, named by its label, which is also its tooltip. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { action, label, ...rest },
  ref,
) {
  return (
    <Root {...rest} ref={ref} type="button" aria-label={label} title={label} data-action={action}>
      <LineDrawing path={paths[action]} />
    </Root>
  )
})
