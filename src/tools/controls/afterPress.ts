let isPressed = false
let isWatching = false

/** Learns of presses in the window; called by every tool when it is there. */
export function watchPresses(): void {
  if (isWatching) return
  isWatching = true
  window.addEventListener('pointerdown', () => (isPressed = true), true)
  for (const end of ['pointerup', 'pointercancel'])
    window.addEventListener(end, () => (isPressed = false), true)
}

/**
 * Runs at once, or after the press by which a field was left: what appears below the field would move the pressed button
 * away, and the browser drops a press that ends on something else.
 */
export function afterPress(run: () => void): void {
  if (!isPressed) return run()
  const end = new AbortController()
  // The click comes right after it.
  const wait = (): void => {
    end.abort()
    setTimeout(run)
  }
  for (const type of ['pointerup', 'pointercancel'])
    window.addEventListener(type, wait, { signal: end.signal })
}
