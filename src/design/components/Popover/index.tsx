import {
  autoUpdate,
  flip,
  FloatingFocusManager,
  offset,
  shift,
  size,
  useClick,
  useDismiss,
  useFloating,
  useInteractions,
  type Placement,
} from '@floating-ui/react'
import { useId, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { useBrowserCode } from '../../hydration/browserCode'
import { Button } from '../Button'
import type { ButtonVariant } from '../Button/style'

type PopoverProps = {
  /** Text of the button that opens it; names the panel too. */
  label: string
  variant?: ButtonVariant
  placement?: Placement
  /** The content; a function is given what closes the popover. */
  children: ReactNode | ((close: () => void) => ReactNode)
}

const Panel = styled.div`
  z-index: var(--z-modal);
  width: max-content;
  max-width: min(24rem, 100vw - var(--space-32));
  overflow-y: auto;
  padding: var(--space-20);
  background: var(--colour-surface);
  border: 1px solid var(--colour-line-strong);
  border-radius: var(--radius-card);
  color: var(--colour-ink);
`

/**
 * A panel that a button opens beside itself. The focus moves in and goes back; Escape, a press outside and leaving
 * it with the Tab key close it. The rest of the page stays in reach, unlike with a Dialog.
 */
export function Popover({
  label,
  variant = 'secondary',
  placement = 'bottom-start',
  children,
}: PopoverProps) {
  useBrowserCode()
  const id = useId()
  const [open, setOpen] = useState(false)
  const { refs, floatingStyles, context } = useFloating({
    open,
    onOpenChange: setOpen,
    placement,
    strategy: 'fixed',
    middleware: [
      offset(8),
      flip({ padding: 16 }),
      shift({ padding: 16 }),
      size({
        padding: 16,
        apply: ({ availableHeight, elements }) => {
          elements.floating.style.maxHeight = `${Math.max(availableHeight, 120)}px`
        },
      }),
    ],
    whileElementsMounted: autoUpdate,
  })
  const { getReferenceProps, getFloatingProps } = useInteractions([useClick(context), useDismiss(context)])
  return (
    <>
      <Button
        ref={refs.setReference}
        variant={variant}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        data-replay="popover"
        {...getReferenceProps()}
      >
        {label}
      </Button>
      {open ? (
        <FloatingFocusManager context={context} modal={false}>
          <Panel
            ref={refs.setFloating}
            id={id}
            role="dialog"
            aria-label={label}
            style={floatingStyles}
            {...getFloatingProps()}
          >
            {typeof children === 'function' ? children(() => setOpen(false)) : children}
          </Panel>
        </FloatingFocusManager>
      ) : null}
    </>
  )
}
