import {
  autoUpdate,
  flip,
  offset,
  safePolygon,
  shift,
  useClick,
  useDismiss,
  useFloating,
  useFocus,
  useHover,
  useInteractions,
} from '@floating-ui/react'
import { useId, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { useBrowserCode } from '../../hydration/browserCode'

type TooltipProps = {
  /** Text of the tooltip. Supplementary only, nothing that a visitor must know. */
  text: string
  /** Accessible name of the mark when there are no children. */
  label?: string
  /** The words the tooltip explains; a small round mark when left out. */
  children?: ReactNode
}

const Trigger = styled.button<{ $mark: boolean }>`
  padding: 0;
  background: none;
  border: 0;
  text-align: start;
  cursor: help;
  ${({ $mark }) =>
    $mark
      ? `
    display: inline-grid;
    place-items: center;
    width: var(--space-24);
    height: var(--space-24);
    vertical-align: middle;
    color: var(--colour-ink-muted);
  `
      : 'text-decoration: underline dotted var(--colour-ink-muted); text-underline-offset: 0.25em;'}
`

const Circle = styled.span`
  display: grid;
  place-items: center;
  width: var(--space-20);
  height: var(--space-20);
  border: 1px solid currentcolor;
  border-radius: var(--radius-pill);
  font-size: var(--font-size-12);
  font-weight: 600;
  line-height: 1;
`

const Bubble = styled.span`
  z-index: var(--z-modal);
  width: max-content;
  max-width: min(20rem, 100vw - var(--space-32));
  padding: var(--space-8) var(--space-12);
  background: var(--colour-surface);
  border: 1px solid var(--colour-line-strong);
  border-radius: var(--radius-control);
  color: var(--colour-ink);
  font-size: var(--font-size-14);
  font-weight: 400;
  letter-spacing: 0;
  line-height: 1.45;
  text-align: start;

  @media (scripting: none) {
    &&[hidden] {
      display: inline-block !important;
      position: static !important;
    }
  }
`

/**
 * A short explanation: shown on hover, focus and tap; stays while the pointer is on it; Escape hides it (WCAG
 * 2.2, 1.4.13). Its text describes the trigger whether it is shown or not.
 */
export function Tooltip({ text, label, children }: TooltipProps) {
  useBrowserCode()
  const id = useId()
  const [open, setOpen] = useState(false)
  const { refs, floatingStyles, context } = useFloating({
    open,
    onOpenChange: setOpen,
    placement: 'top',
    // Fixed, so that no scrolling region cuts the bubble off.
    strategy: 'fixed',
    middleware: [offset(8), flip(), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  })
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useHover(context, { mouseOnly: true, move: false, delay: { open: 100 }, handleClose: safePolygon() }),
    useFocus(context),
    useClick(context, { ignoreMouse: true, keyboardHandlers: false, toggle: false }),
    useDismiss(context),
  ])
  return (
    <>
      <Trigger
        ref={refs.setReference}
        type="button"
        $mark={!children}
        aria-label={children ? undefined : label}
        aria-describedby={id}
        {...getReferenceProps()}
      >
        {children ?? <Circle aria-hidden="true">?</Circle>}
      </Trigger>
      {/* Always in the page, hidden while closed: `aria-describedby` works with a hidden element. */}
      <Bubble
        ref={open ? refs.setFloating : undefined}
        role="tooltip"
        id={id}
        hidden={!open}
        style={floatingStyles}
        {...getFloatingProps()}
      >
        {text}
      </Bubble>
    </>
  )
}
