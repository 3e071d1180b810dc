import { registerQuotaErrorCallback } from 'workbox-core'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { copyCacheNames, copyCaches, type CopyCache } from '../caches'
import { keyOf, mayBeStored, type Handling } from '../rules'
import { scope } from './scope'

/** Header of a stored answer: when it was stored, in milliseconds since 1970. */
const storedAt = 'x-stored-at'
const day = 24 * 60 * 60 * 1000

/** The cookie of a preview of drafts. Where the browser does not show cookies to workers, pages with it have none. */
const isPreviewed = async (): Promise<boolean> =>
  'cookieStore' in scope && Boolean(await scope.cookieStore.get('io.prismic.preview'))

/** Headers that describe how the answer was sent, or which request it is for. */
const headersOfTransport = ['content-encoding', 'content-length', 'vary']

/**
 * The answer as it is stored: with its time, and without the address that it came from, whose query may say who the
 * visitor is. A page is marked as a copy (`data-copy`), so that the application does not run it with the data of another
 * build (src/browser/page/fullLoads.ts).
 */
async function copyOf(response: Response, handling: Handling): Promise<Response> {
  const headers = new Headers(response.headers)
  for (const name of headersOfTransport) headers.delete(name)
  headers.set(storedAt, String(Date.now()))
  const body =
    handling === 'page' ? (await response.text()).replace(/<html(?=[\s>])/, '$& data-copy') : response.body
  return new Response(body, { headers })
}

/**
 * Deletes the oldest entries above the limit: a cache has its entries in the order in which they were stored. Opening a
 * cache that the page has deleted in the meantime would make it again, and with it the permission to store.
 */
async function trim(name: CopyCache): Promise<void> {
  if (!(await caches.has(name))) return
  const cache = await caches.open(name)
  const keys = await cache.keys()
  const surplus = keys.slice(0, Math.max(0, keys.length - copyCaches[name].entries))
  await Promise.all(surplus.map((key) => cache.delete(key)))
}

/** The age in milliseconds of a stored answer. */
export const ageOf = ({ headers }: Response): number => Date.now() - Number(headers.get(storedAt))

/** Whether a stored answer still counts. */
export const isFresh = (stored: Response, name: CopyCache): boolean =>
  ageOf(stored) <= copyCaches[name].days * day

/** What is stored of an answer; null when nothing may be stored of it, or no longer. */
export async function storableCopy(
  response: Response,
  name: CopyCache,
  handling: Exclude<Handling, 'none'>,
): Promise<Response | null> {
  if (!mayBeStored(response, handling) || !(await caches.has(name)) || (await isPreviewed())) return null
  const copy = await copyOf(response, handling)
  // Refused while it was downloaded: storing it would make the cache again.
  return (await caches.has(name)) ? copy : null
}

/**
 * The rules of a cache with copies, as a plugin of a strategy: what is stored, under which address, how many and for how
 * long. workbox-expiration would keep a list of the addresses in a database beside the cache, a second place that says
 * what a visitor has read.
 */
export const keepCopies = (name: CopyCache, handling: Exclude<Handling, 'none'>): WorkboxPlugin => ({
  cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url),
  cacheWillUpdate: ({ response }) => storableCopy(response, name, handling),
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse && isFresh(cachedResponse, name) ? cachedResponse : null,
  cacheDidUpdate: () => trim(name),
})

// The copies are the least that matters when the device is full. New ones are stored when the next page is opened.
registerQuotaErrorCallback(async () => {
  await Promise.all(copyCacheNames.map((name) => caches.delete(name)))
})
