/** Errors of the page from the application's start until it is known whether they may be reported. In memory only. */

/** The first errors say what went wrong; what follows is often their consequence. */
const limit = 10
const types = ['error', 'unhandledrejection'] as const

let kept: Event[] = []

const keep = (event: Event): void => {
  if (kept.length < limit) kept.push(event)
}

/** Starts to keep errors and rejections that nobody handles. */
export function keepErrors(): void {
  for (const type of types) window.addEventListener(type, keep)
}

/** Ends it. Returns what was kept, which is then forgotten. */
export function takeErrors(): Event[] {
  for (const type of types) window.removeEventListener(type, keep)
  const events = kept
  kept = []
  return events
}
