/** Loads the page again, unless the visitor has typed something: that is worth more than what the reload is for. */
export function reloadUnlessTyped(): void {
  if (!window.__live?.hasTyped()) window.location.reload()
}
