/**
 * Gives the address of the page another query (`?users=12`, or empty), without its own entry in the history. Path and
 * hash stay, and so does the state of the entry, in which the router keeps what it needs for going back.
 */
export function replaceQuery(query: string): void {
  const { pathname, search, hash } = window.location
  if (query !== search) window.history.replaceState(window.history.state, '', `${pathname}${query}${hash}`)
}
