import { useEffect, useRef } from 'react'

/** What Escape closes before anything at the edge: dialogs, the menus of the header, the list of locales, the cookie settings. */
const inFront =
  'dialog[open], [role="dialog"], header details[open], .locales details[open], #consent:focus-within'

/** How to close what is open at the edge, the one opened last at the end. */
const closers: (() => void)[] = []

/** One listener for all: with one each, Escape would close the next as soon as the last is closed. */
function closeLast({ key }: KeyboardEvent): void {
  if (key === 'Escape' && !document.querySelector(inFront)) closers[closers.length - 1]?.()
}

/**
 * Closes something at the edge of the screen with Escape while it is open: a notice, the chat. Escape closes one thing at
 * a time: first what is in front of the page, then what was opened last.
 */
export function useEscape(isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const closer = (): void => latest.current()
    closers.push(closer)
    // In the capture phase: what is open in front is still open then. A second registration changes nothing.
    window.addEventListener('keydown', closeLast, true)
    return () => {
      closers.splice(closers.indexOf(closer), 1)
      if (closers.length === 0) window.removeEventListener('keydown', closeLast, true)
    }
  }, [isOpen])
}
