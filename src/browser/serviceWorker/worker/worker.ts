/**
 * The service worker, bundled into `/sw.js` by src/build/serviceWorker.ts. It names no file of the build but the pages
 * without a connection, so a deploy changes it only when its own code or the text of such a page has changed. What it does
 * with a request: `rules.ts`.
 *
 * No worker needs the one before it: files are found by a name that changes with their content, and data without such a
 * name is stored for the pages of free tools only, which compare its build with their own. So a new worker takes over while
 * pages are open, as soon as one of them knows of it (`register.ts`).
 */
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { handlingOf, type Handling } from '../rules'
import { keepOfflinePage, keepOfflinePages, offlineAnswer } from './offlinePages'
import { scope } from './scope'
import { ageOf, keepCopies } from './storedCopies'
import { keepToolPage, toolDataAnswer } from './toolCopies'

/** Seconds after which a page that was opened before is shown as its copy; one without a copy waits as it would anyway. */
const patience = 4

/** A copy younger than this is not renewed for a page that was opened inside the application, in milliseconds. */
const young = 60 * 60 * 1000

const cacheOfPages = 'pages/v2'
const pageRules = [
  keepCopies(cacheOfPages, 'page'),
  { handlerDidError: ({ request }: { request: Request }) => offlineAnswer(new URL(request.url).pathname) },
]
const pages = new NetworkFirst({
  cacheName: cacheOfPages,
  networkTimeoutSeconds: patience,
  plugins: pageRules,
})
/** For a reload, by which a visitor, or the application after a deploy, asks for what the server has. */
const reloadedPages = new NetworkFirst({ cacheName: cacheOfPages, plugins: pageRules })
const files = new CacheFirst({ cacheName: 'files/v2', plugins: [keepCopies('files/v2', 'file')] })
const fonts = new NetworkFirst({ cacheName: 'files/v2', plugins: [keepCopies('files/v2', 'font')] })

const isReload = ({ cache }: Request): boolean => cache === 'no-cache' || cache === 'reload'

const { origin } = scope.location

function handle(event: FetchEvent, handling: Handling): void {
  const { request } = event
  switch (handling) {
    case 'page':
      event.respondWith((isReload(request) ? reloadedPages : pages).handle({ event, request }))
      event.waitUntil(keepOfflinePage(new URL(request.url).pathname))
      return
    case 'file':
      event.respondWith(files.handle({ event, request }))
      return
    case 'font':
      event.respondWith(fonts.handle({ event, request }))
      return
    case 'data': {
      const answer = toolDataAnswer(event)
      if (answer) event.respondWith(answer)
      return
    }
    case 'none':
      // The browser has sent the request of this navigation already.
      if (request.mode === 'navigate' && request.method === 'GET')
        event.respondWith(preloaded(event).then((response) => response ?? fetch(request)))
  }
}

const preloaded = (event: FetchEvent): Promise<Response | undefined> =>
  Promise.resolve(event.preloadResponse as Promise<Response | undefined> | undefined)

scope.addEventListener('fetch', (event) => {
  const { method, url, mode, destination, headers } = event.request
  handle(event, handlingOf({ method, url, mode, destination, hasRange: headers.has('range') }, origin))
})

/** Stores a page that was opened without a navigation of the browser. Never rejects. */
async function keepPage(event: ExtendableEvent, path: string): Promise<void> {
  const request = new Request(new URL(path, origin))
  const facts = { method: 'GET', url: request.url, hasRange: false } as const
  if (handlingOf({ ...facts, mode: 'navigate', destination: 'document' }, origin) !== 'page') return
  await keepOfflinePage(path)
  const stored = await caches.match(request, { cacheName: cacheOfPages, ignoreSearch: true })
  if (stored && ageOf(stored) < young) return
  await Promise.all(pages.handleAll({ event, request })).catch(() => undefined)
}

const isText = (value: unknown): value is string => typeof value === 'string'

type Message = { type?: unknown; keep?: unknown; files?: unknown }

scope.addEventListener('message', (event) => {
  const { type, keep: path, files: addresses } = (event.data ?? {}) as Message
  if (type === 'SKIP_WAITING') event.waitUntil(scope.skipWaiting())
  if (!isText(path) || !path.startsWith('/')) return
  if (!Array.isArray(addresses)) return event.waitUntil(keepPage(event, path))
  const keepFile = (request: Request): Promise<unknown> => files.handle({ event, request })
  event.waitUntil(keepToolPage(path, addresses.filter(isText), keepFile))
})

scope.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePages())
})

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    // Without it a page would wait for the worker to start before its request is sent.
    Promise.resolve(scope.registration.navigationPreload?.enable()).catch(() => undefined),
  )
})
