let latest = 0

/** Notes that the visitor goes to another page, by a link or in the history: what is still being loaded is no longer wanted. */
export function beginNavigation(): void {
  latest += 1
}

/** A check for whoever loads a page now: whether the visitor has not gone on to another one since. */
export function untilNextNavigation(): () => boolean {
  const current = latest
  return () => latest === current
}
