import { forwardRef, type ButtonHTMLAttributes } from 'react'
import styled from 'styled-components'
import { LineDrawing } from '../../design/components/Icon/LineDrawing'

/** Paths in a square of 24. */
const paths = {
  edit: 'M4 20l1-4L16 5l3 3L8 19l-4 1zM14 7l3 3',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  move: 'M4 12h11M10 7l5 5-5 5M20 5v14',
  copy: 'M9 9h11v11H9ZM15 9V4H4v11h5',
  remove: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v5M14 11v5',
} as const

export type IconAction = keyof typeof paths

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  action: IconAction
  /** What the button does, in words: nothing else names it. */
  label: string
  /** Does nothing now, but keeps the focus, so that it is not lost at the end of a list. */
  isOff?: boolean
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

  &:hover:not(:disabled, [aria-disabled]) {
    background: var(--colour-accent-soft);
    color: var(--colour-ink);
  }

  &:is(:disabled, [aria-disabled]) {
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
  { action, label, isOff = false, onClick, ...rest },
  ref,
) {
  return (
    <Root
      {...rest}
      ref={ref}
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      data-action={action}
      onClick={isOff ? undefined : onClick}
    >
      <LineDrawing path={paths[action]} />
    </Root>
  )
})
