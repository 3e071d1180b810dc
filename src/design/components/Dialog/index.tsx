import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react'
import styled from 'styled-components'
import { useBrowserCode } from '../../hydration/browserCode'
import { colours } from '../../theme/colours'
import { breakpoints, em, media } from '../../theme/tokens'
import { Heading } from '../Heading'
import { lockScroll } from './lockScroll'

type DialogProps = {
  open: boolean
  /** Called when the visitor closes it: with the button, Escape, or a press beside it. */
  onClose: () => void
  title: string
  closeLabel: string
  /** A picture above the title, from edge to edge. Decorative, so it is left out on small screens. */
  banner?: ReactNode
  children: ReactNode
}

const Root = styled.dialog`
  /* About the middle, but fixed at the upper edge: a line that appears below a button does not move it under a finger. */
  --dialog-top: clamp(var(--space-16), 50vh - 20rem, 12vh);
  width: min(var(--width-modal), 100vw - var(--space-32));
  max-width: none;
  max-height: calc(100vh - var(--dialog-top) - var(--space-16));
  max-height: calc(100dvh - var(--dialog-top) - var(--space-16));
  margin: var(--dialog-top) auto auto;
  padding: 0;
  overflow: hidden;
  background: var(--colour-surface);
  border: 1px solid var(--colour-line);
  border-radius: var(--radius-panel);
  color: var(--colour-ink);

  &[open] {
    display: flex;
  }

  /* Older browsers know no custom properties here. */
  &::backdrop {
    background: ${colours.night};
    opacity: 0.6;
  }

  ${media.motion} {
    &[open] {
      animation: dialog-opens 0.18s ease-out;
    }
  }

  @keyframes dialog-opens {
    from {
      opacity: 0;
      transform: translateY(8px);
    }
  }
`

const Content = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  gap: var(--space-20);
  min-width: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: var(--space-32) var(--space-24);

  /* The button to close stands beside the title, also where the banner above is not shown. */
  & > h2 {
    padding-inline-end: var(--space-32);
  }

  ${media.xs} {
    padding: var(--space-40);
  }
`

const Banner = styled.div`
  display: none;
  flex: none;
  margin: calc(-1 * var(--space-40)) calc(-1 * var(--space-40)) 0;

  & img {
    display: block;
    border-radius: 0;
  }

  /* Wide enough for the margins above, and so high that a field below stays in view. */
  @media (min-width: ${em(breakpoints.xs)}) and (min-height: 45em) {
    display: block;
  }
`

const Close = styled.button`
  position: absolute;
  inset-block-start: var(--space-12);
  inset-inline-end: var(--space-12);
  display: grid;
  place-items: center;
  width: var(--height-button);
  height: var(--height-button);
  background: var(--colour-surface);
  border: 0;
  border-radius: var(--radius-pill);
  font-size: var(--font-size-24);
  line-height: 1;

  &:hover {
    background: var(--colour-tint);
  }
`

/**
 * A modal dialog on the browser's own element: the page behind is inert and does not scroll, Escape closes
 * it, and the focus returns to where it was (docs/decisions/0001-accessible-primitives.md). Its content is
 * rendered while it is open.
 */
export function Dialog({ open, onClose, title, closeLabel, banner, children }: DialogProps) {
  useBrowserCode()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return undefined
    const opener = document.activeElement
    element.showModal()
    const unlock = lockScroll()
    // Not every browser lets the keyboard scroll a region by itself. Set after the focus has moved.
    const region = content.current
    if (region && region.scrollHeight > region.clientHeight) region.tabIndex = 0
    return () => {
      element.close()
      unlock()
      // The browser does this itself, except when the dialog is removed while open.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [open])
  // The content covers the whole box, so only a press on the backdrop has the dialog itself as its target.
  const isOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => event.target === event.currentTarget
  const pressedOnBackdrop = useRef(false)
  const beginPress = (event: MouseEvent<HTMLDialogElement>) => {
    pressedOnBackdrop.current = isOnBackdrop(event)
  }
  // At the end of the press, because its beginning would take the focus from the opener again. A press that began in
  // the content, to select text, does not close it.
  const closeFromBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (pressedOnBackdrop.current && isOnBackdrop(event)) onClose()
  }
  return (
    // Escape and the button serve the keyboard; the backdrop is for pointers only.
    <Root
      ref={dialog}
      aria-labelledby={open ? id : undefined}
      // The close event comes a moment after the browser has closed it: a press in between would still find it open.
      onCancel={({ target, currentTarget }) => {
        if (open && target === currentTarget) onClose()
      }}
      // It may have been opened again meanwhile.
      onClose={({ currentTarget }) => {
        if (open && !currentTarget.open) onClose()
      }}
      onMouseDown={beginPress}
      onClick={closeFromBackdrop}
    >
      {open ? (
        <>
          <Content ref={content}>
            {banner ? <Banner>{banner}</Banner> : null}
            <Heading level={2} size="subtitle" id={id}>
              {title}
            </Heading>
            {children}
          </Content>
          {/* Last, so that the focus starts in the content if something there is focusable. */}
          <Close type="button" aria-label={closeLabel} onClick={onClose}>
            <span aria-hidden="true">×</span>
          </Close>
        </>
      ) : null}
    </Root>
  )
}
