/** Who sends a request: its token, and whether another site's page made a browser send it. */
import type { Context } from 'hono'

/** The token of a request, from its address or its header. */
export const tokenOf = (c: Context): string | undefined =>
  c.req.query('access_token') || /^(?:Token|Bearer) (.+)$/.exec(c.req.header('Authorization') ?? '')?.[1]

/**
 * True for a request that another site's page makes a browser send. What writes answers its own page and programs, which
 * send neither header.
 */
export function isForeign(c: Context): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site) return site !== 'same-origin' && site !== 'none'
  const origin = c.req.header('origin')
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== c.req.header('host'))
}
