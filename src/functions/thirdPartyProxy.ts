/**
 * `/__third-party-proxy?url=`: scripts of the configured third parties from our own origin, where Gatsby's `Script` with
 * the strategy `off-main-thread` asks for them. Only the origins of `scriptOrigins` are fetched, so it opens nothing else
 * of the network to visitors.
 */
import type { Context } from 'hono'
import type { Environment } from '../core/environment'
import { ApiError } from './errors'
import type { IntegrationVariables } from './integrations'
import type { Log } from './log'
import { isOwnOrigin } from './origin'
import { requestRate } from './requestRate'

export const thirdPartyProxyPath = '/__third-party-proxy'

/** Longest address that is fetched, in characters. */
const addressLimit = 2048
/** Largest script, in bytes, and longest time for it, in ms. */
const sizeLimit = 2 * 1024 * 1024
const timeout = 10_000
/** Scripts that are fetched at the same time: each may need its size in memory. */
const atOnce = 20
/** Scripts that one client may ask for in a minute: a page has a few, which its browser keeps. */
const perMinute = 60
/** How long browsers and CDNs keep a script, in seconds, when its host allows them to keep it at all. */
const kept = 3600

const scriptTypes = [
  'text/javascript',
  'application/javascript',
  'application/x-javascript',
  'application/json',
]

type Variables = Pick<Environment, IntegrationVariables>

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]']

/** The origins whose scripts the site uses, from the services that are configured. */
export function scriptOrigins(environment: Variables): ReadonlySet<string> {
  const { SEGMENT_WRITE_KEY, HUBSPOT_PORTAL_ID, FRESHCHAT_SCRIPT_URL, DEPLOY_ENV } = environment
  const addresses = [
    ...(SEGMENT_WRITE_KEY ? [environment.SEGMENT_CDN_ENDPOINT] : []),
    ...(HUBSPOT_PORTAL_ID ? [environment.HUBSPOT_SCRIPT_ENDPOINT, environment.HUBSPOT_BANNER_ENDPOINT] : []),
    ...(FRESHCHAT_SCRIPT_URL ? [FRESHCHAT_SCRIPT_URL] : []),
  ]
  const isSafe = ({ protocol, hostname }: URL): boolean =>
    protocol === 'https:' || (DEPLOY_ENV === 'development' && loopbackHosts.includes(hostname))
  const urls = addresses.map((address) => new URL(address))
  return new Set(urls.filter(isSafe).map(({ origin }) => origin))
}

/** The address to fetch. Throws an ApiError for every other. */
function addressOf(query: URLSearchParams, origins: ReadonlySet<string>): URL {
  const refused = (reason: string): never => {
    throw new ApiError(400, 'BAD_REQUEST', reason)
  }
  const [text, ...more] = query.getAll('url')
  if (!text || more.length > 0) return refused('The query needs one "url", the address of a script.')
  if (text.length > addressLimit) return refused(`The address has more than ${addressLimit} characters.`)
  // A parser would drop control characters and turn backslashes; what was compared must be what is fetched.
  if (!/^https?:\/\/[^\s\\\p{Cc}]+$/u.test(text) || !URL.canParse(text))
    return refused('The address of a script begins with https:// and is written out.')
  const url = new URL(text)
  if (url.username || url.password) return refused('The address of a script has no user name.')
  if (!origins.has(url.origin))
    throw new ApiError(403, 'FOREIGN_ORIGIN', 'Scripts of this host are not served here.')
  url.hash = ''
  return url
}

/** The body of a response, as long as it is not too large. Throws an ApiError otherwise. */
async function bodyOf(response: Response): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = response.body?.getReader()
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true }
    if (done || !value) return Buffer.concat(chunks)
    size += value.byteLength
    if (size > sizeLimit) {
      await reader?.cancel()
      throw new ApiError(502, 'BAD_GATEWAY', 'The script is too large.')
    }
    chunks.push(value)
  }
}

/**
 * The handler of the proxy. It hands over nothing of the visitor's request but the address, follows no redirect, and
 * passes nothing of the response on but a script and what says how long it may be kept. Throws an ApiError otherwise.
 */
export function thirdPartyProxy({
  origins,
  log,
  trustedProxies,
  time = timeout,
}: {
  origins: ReadonlySet<string>
  log: Log
  /** As in `TRUSTED_PROXIES`: by it clients are told apart. */
  trustedProxies: number
  /** Longest time for a script in ms. */
  time?: number
}): (context: Context) => Promise<Response> {
  let running = 0
  const rate = requestRate({ requests: perMinute, seconds: 60, trustedProxies })
  return async (context) => {
    const { headers } = context.req.raw
    // As a service worker a script of another host would answer every request of this site.
    if (!isOwnOrigin(headers) || headers.has('service-worker'))
      throw new ApiError(
        403,
        'FOREIGN_ORIGIN',
        'Scripts are served here for elements of pages of this site only.',
      )
    const url = addressOf(new URL(context.req.url).searchParams, origins)
    const wait = await rate(context)
    if (wait !== undefined)
      throw new ApiError(429, 'TOO_MANY_REQUESTS', `Wait ${wait} s before the next script.`, {
        'Retry-After': String(wait),
      })
    if (running >= atOnce)
      throw new ApiError(503, 'BUSY', 'Too many scripts are fetched at the moment.', { 'Retry-After': '1' })
    running += 1
    const signal = AbortSignal.timeout(time)
    try {
      const response = await fetch(url, {
        redirect: 'manual',
        signal,
        headers: { Accept: '*/*' },
      })
      const type = response.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
      if (!response.ok || !scriptTypes.includes(type)) {
        await response.body?.cancel()
        const reason = response.ok ? 'The address is not that of a script.' : 'The host has no such script.'
        throw new ApiError(502, 'BAD_GATEWAY', reason)
      }
      const isStatic = !/no-store|no-cache|private/i.test(response.headers.get('cache-control') ?? '')
      return context.body(await bodyOf(response), 200, {
        'Content-Type': response.headers.get('content-type') ?? type,
        'Cache-Control': isStatic ? `public, max-age=${kept}` : 'no-store',
        'X-Content-Type-Options': 'nosniff',
        // A shared cache must not answer in place of the check.
        Vary: 'Sec-Fetch-Site, Service-Worker',
        // Not for pages of others.
        'Cross-Origin-Resource-Policy': 'same-origin',
      })
    } catch (error) {
      if (error instanceof ApiError) throw error
      log.error(`No script from ${url.origin}`, error)
      throw signal.aborted
        ? new ApiError(504, 'GATEWAY_TIMEOUT', 'The host of the script did not answer in time.')
        : new ApiError(502, 'BAD_GATEWAY', 'The host of the script cannot be reached.')
    } finally {
      running -= 1
    }
  }
}
