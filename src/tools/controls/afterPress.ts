let isPressed = false
let isWatching = false

/** The end of a press: of a mouse, of a finger, for which browsers make the events of a mouse, or of what was drawn away. */
const ends = ['mouseup', 'dragend'] as const

/** A press that lasts longer does not keep back what is waiting, in milliseconds. */
const longest = 1000

/** Learns of presses in the window; called by every tool when it is there. */
export function watchPresses(): void {
  if (isWatching) return
  isWatching = true
  window.addEventListener('mousedown', () => (isPressed = true), true)
  for (const end of ends) window.addEventListener(end, () => (isPressed = false), true)
}

/**
 * Runs at once, or after the press by which a field was left: what appears below the field would move the pressed button
 * away, and the browser drops a press that ends on something else.
 */
export function afterPress(run: () => void): void {
  if (!isPressed) return run()
  const waiting = new AbortController()
  const end = (): void => {
    if (waiting.signal.aborted) return
    waiting.abort()
    // The click comes right after it.
    setTimeout(run)
  }
  for (const type of ends) window.addEventListener(type, end, { signal: waiting.signal })
  setTimeout(end, longest)
}
