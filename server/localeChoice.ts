import type { MiddlewareHandler } from 'hono'
import { setCookie } from 'hono/cookie'
import { isLaunched, localeChoiceQuery, localeCookie, localeCookieAge, localeOfPath } from '../locales.config'
import { hasPair, withoutPair } from '../src/core/routing/query'

/**
 * Stores the market that a visitor chose by a link, and redirects to the page without the choice in its address. The
 * redirect is permanent, so that crawlers list the page alone, and never cached, because it sets a cookie. A link on
 * another site chooses nothing.
 */
export const keepLocaleChoice: MiddlewareHandler = async (context, next) => {
  const { pathname, search } = new URL(context.req.url)
  const locale = localeOfPath(pathname)
  if (!locale || !hasPair(search, localeChoiceQuery)) return next()
  // A browser that fetches ahead has followed no link yet. The page it gets keeps the choice when it is shown.
  if (context.req.header('sec-purpose')) return next()
  // Missing in older browsers, and on a connection without encryption.
  const site = context.req.header('sec-fetch-site') ?? 'same-origin'
  if (isLaunched(locale) && site === 'same-origin') {
    setCookie(context, localeCookie, locale.urlCode, { path: '/', maxAge: localeCookieAge, sameSite: 'Lax' })
  }
  context.header('Cache-Control', 'private, no-store')
  return context.redirect(`${pathname}${withoutPair(search, localeChoiceQuery)}`, 308)
}
