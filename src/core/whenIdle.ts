/** Runs when the browser is idle; in Safari, which does not say when that is, in a task of its own. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run)
  else setTimeout(run)
}
