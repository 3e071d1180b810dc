import { handlingOf, isOfToolPage, keyOfToolData } from '../rules'
import { scope } from './scope'
import { isFresh, storableCopy } from './storedCopies'

/**
 * The pages of free tools that a visitor has opened, with all they need to work without a connection. Their data is stored
 * for each page apart: it is of the build of that page, and no other page starts with it. The application compares the build
 * of the data with its own, as it does with data of the server.
 */
const cacheName = 'files/v2'
const { origin } = scope.location

/** Whether data is stored for any tool; until this is known, requests for data are left to the browser. */
let isThere = false

async function look(): Promise<void> {
  if (!(await caches.has(cacheName))) return
  const keys = await (await caches.open(cacheName)).keys()
  isThere ||= keys.some(({ url }) => new URL(url).search !== '')
}
look().catch(() => undefined)

async function keepData(url: string, page: string): Promise<void> {
  const response = await fetch(url)
  const copy = await storableCopy(response, cacheName, 'data')
  if (!copy) return
  await (await caches.open(cacheName)).put(keyOfToolData(url, page), copy)
  isThere = true
}

/**
 * Stores what the page of a tool has loaded: its data here, its files as `keepFile` does. Of one address after the other,
 * since nobody waits for it. Never rejects.
 */
export async function keepToolPage(
  page: string,
  addresses: readonly string[],
  keepFile: (request: Request) => Promise<unknown>,
): Promise<void> {
  for (const address of addresses) {
    if (!isOfToolPage(address, page, origin)) continue
    const request = new Request(address)
    const { method, url, mode, destination } = request
    const isData = handlingOf({ method, url, mode, destination, hasRange: false }, origin) === 'data'
    try {
      await (isData ? keepData(url, page) : keepFile(request))
    } catch {
      // There is no connection any more, or the device is full: the next visit tries again.
    }
  }
}

/**
 * The answer to a request for data: that of the network, and without one what is stored for the page that asks. Undefined
 * when nothing is stored for any tool: then the browser sends the request itself, which is faster.
 */
export function toolDataAnswer({ request, clientId }: FetchEvent): Promise<Response> | undefined {
  if (!isThere) return undefined
  return fetch(request).catch(async (error: unknown) => {
    const client = await scope.clients.get(clientId)
    const page = client && new URL(client.url).pathname
    const stored = page && (await caches.match(keyOfToolData(request.url, page), { cacheName }))
    if (!stored || !isFresh(stored, cacheName)) throw error
    return stored
  })
}
