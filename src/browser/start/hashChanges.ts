import { globalHistory } from '@gatsbyjs/reach-router'

/**
 * Keeps changes of the hash alone, by a link on the page or by going back from it, away from Gatsby's router: the browser
 * scrolls and moves the focus by itself, and no page depends on its hash. The router would render the page again with new
 * context values, and React then discards every part of the page that is still hydrating and makes it anew (error 421).
 * Called before the router is rendered.
 */
export function leaveHashChangesToBrowser(): void {
  const { listen } = globalHistory
  globalHistory.listen = (listener) => {
    let { pathname, search } = window.location
    return listen((change) => {
      const { action, location } = change
      // The router waits until what it has pushed itself is shown.
      const isHashOnly = action === 'POP' && location.pathname === pathname && location.search === search
      ;({ pathname, search } = location)
      if (!isHashOnly) listener(change)
    })
  }
}
