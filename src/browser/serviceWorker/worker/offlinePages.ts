import { localeOfPath } from '../../../../locales.config'
import { offlineCache } from '../caches'
import { offlineAddress } from '../offlineAddress'
import { scope } from './scope'

/** Revisions of the pages without a connection by url code, set by the build: with a new text the worker is another. */
declare const OFFLINE_PAGES: Readonly<Record<string, string>>

const keyOf = (urlCode: string): string => `${offlineAddress(urlCode)}?${OFFLINE_PAGES[urlCode] ?? ''}`

/** The locales whose page is stored, in any version. */
async function storedLocales(): Promise<string[]> {
  const keys = await (await caches.open(offlineCache)).keys()
  return Object.keys(OFFLINE_PAGES).filter((urlCode) =>
    keys.some(({ url }) => new URL(url).pathname === offlineAddress(urlCode)),
  )
}

/** Stores the page without a connection of the locale of a path, unless it is stored. Never rejects. */
export async function keepOfflinePage(path: string): Promise<void> {
  const urlCode = localeOfPath(path)?.urlCode
  if (!urlCode || !(urlCode in OFFLINE_PAGES)) return
  try {
    const cache = await caches.open(offlineCache)
    if (await cache.match(keyOf(urlCode))) return
    const response = await fetch(offlineAddress(urlCode), { cache: 'no-cache' })
    if (!response.ok || response.redirected) return
    await cache.delete(offlineAddress(urlCode), { ignoreSearch: true })
    await cache.put(keyOf(urlCode), new Response(await response.text(), { headers: response.headers }))
  } catch {
    // There is no connection, or the device is full: the next page tries again.
  }
}

/** Stores these pages of the locales that are open in a window or were visited before, and of no others. */
export async function keepOfflinePages(): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.map(({ url }) => new URL(url).pathname)
  const visited = (await storedLocales()).map((urlCode) => `/${urlCode}`)
  await Promise.all([...open, ...visited].map(keepOfflinePage))
}

/**
 * The page without a connection for a path: in its locale, or in one that was visited. It is sent as an error, so that
 * nothing takes it for the page itself. Undefined when none is stored.
 */
export async function offlineAnswer(path: string): Promise<Response | undefined> {
  const cache = await caches.open(offlineCache)
  const urlCode = localeOfPath(path)?.urlCode
  const own = urlCode && (await cache.match(offlineAddress(urlCode), { ignoreSearch: true }))
  const [any] = own ? [own] : await cache.matchAll()
  if (!any) return undefined
  return new Response(any.body, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}
