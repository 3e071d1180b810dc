import type { MiddlewareHandler } from 'hono'
import { setCookie } from 'hono/cookie'
import { isLaunched, localeChoiceQuery, localeCookie, localeCookieAge, localeOfPath } from '../locales.config'
import { hasPair, withoutPair } from '../src/core/routing/query'
import { locationThatMayLeave, visitorOf, type AddressResolver } from './redirects'

/**
 * Stores the market that a visitor chose by a link, and redirects to the page without the choice in its address, wherever that
 * address leads. The redirect is permanent, so that crawlers list the page alone, and never cached, because it sets a cookie. A
 * link on another site chooses nothing.
 */
export const keepLocaleChoice =
  (resolve: AddressResolver): MiddlewareHandler =>
  async (context, next) => {
    const { pathname, search: given } = new URL(context.req.url)
    if (!hasPair(given, localeChoiceQuery)) return next()
    const search = withoutPair(given, localeChoiceQuery)
    const lead = resolve({ pathname, search }, visitorOf(context))
    const location = lead?.location ?? `${pathname}${search}`
    const locale = localeOfPath(location) ?? localeOfPath(pathname)
    if (!locale) return next()
    // A browser that fetches ahead has followed no link yet. The page it gets keeps the choice when it is shown.
    if (context.req.header('sec-purpose')) return next()
    // Missing in older browsers, and on a connection without encryption.
    const site = context.req.header('sec-fetch-site') ?? 'same-origin'
    if (isLaunched(locale) && site === 'same-origin') {
      setCookie(context, localeCookie, locale.urlCode, {
        path: '/',
        maxAge: localeCookieAge,
        sameSite: 'Lax',
      })
    }
    context.header('Cache-Control', 'private, no-store')
    return context.redirect(locationThatMayLeave(location), lead?.status === 302 ? 302 : 308)
  }
