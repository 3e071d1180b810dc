/** What the service worker stores, by the names of its caches, and for how long. */

/** The page that is shown without a connection, of the locales that were visited. */
export const offlineCache = 'offline/v2'

/** How many entries a cache may have, and after how many days one no longer counts. */
export type CacheLimits = { entries: number; days: number }

/**
 * Copies of what the visitor has opened, in caches that exist only as long as functionality is not refused: the page
 * makes and deletes them (`copies.ts`), and the worker stores nothing in one that is missing. So a refusal needs no
 * message to the worker, which cannot read the decision.
 */
export const copyCaches = {
  'pages/v2': { entries: 30, days: 7 },
  // As long as the server has the files of an earlier build.
  'files/v2': { entries: 200, days: 14 },
} as const satisfies Record<string, CacheLimits>

export type CopyCache = keyof typeof copyCaches

export const copyCacheNames = Object.keys(copyCaches) as CopyCache[]

/** Every cache of the worker. It touches no others. */
export const cacheNames: readonly string[] = [offlineCache, ...copyCacheNames]
