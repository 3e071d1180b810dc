/** Who sends a request: its token, and whether another site's page made a browser send it. */
import type { Context } from 'hono'

/** The token of a request, from its address or its header. */
export const tokenOf = (c: Context): string | undefined =>
  c.req.query('access_token') || /^(?:Token|Bearer) (.+)$/.exec(c.req.header('Authorization') ?? '')?.[1]

const originOf = (c: Context): URL | undefined => {
  const origin = c.req.header('origin')
  return origin !== undefined && URL.canParse(origin) ? new URL(origin) : undefined
}

/** What browsers say of the page that sends a request; programs send `host` only. */
export type SenderHeaders = {
  host: string | undefined
  origin: string | undefined
  /** `Sec-Fetch-Site` */
  site: string | undefined
}

/**
 * True for a request that another site's page makes a browser send. What writes answers its own page and programs, which
 * send neither header.
 */
export function isCrossOriginSender({ host, origin, site }: SenderHeaders): boolean {
  if (site) return site !== 'same-origin' && site !== 'none'
  return origin !== undefined && (URL.canParse(origin) ? new URL(origin).host : undefined) !== host
}

export const isCrossOrigin = (c: Context): boolean =>
  isCrossOriginSender({
    host: c.req.header('host'),
    origin: c.req.header('origin'),
    site: c.req.header('sec-fetch-site'),
  })

/** True when the page that sends the request is on one of these hosts, on any port. */
export const isFromHost = (c: Context, hosts: readonly string[]): boolean =>
  hosts.includes(originOf(c)?.hostname ?? '')

export const readingMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

/**
 * Why a request may not write: another site's page sent it, or its body is of a type that such a page can send without
 * being requested (https://fetch.spec.whatwg.org/#simple-header). Undefined when it may, as far as that goes. Files
 * are sent as a form.
 */
export function writingRefusal(
  c: Context,
  { takesForms = false } = {},
): { status: 403 | 415; message: string } | undefined {
  if (readingMethods.includes(c.req.method)) return undefined
  if (isCrossOrigin(c)) return { status: 403, message: 'Pages of other sites cannot write here.' }
  const type = c.req.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
  if (type === undefined || type === 'application/json' || (takesForms && type === 'multipart/form-data'))
    return undefined
  return { status: 415, message: `Send the body as application/json, not as ${type}.` }
}
