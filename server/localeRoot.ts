import type { Handler } from 'hono'
import { getCookie } from 'hono/cookie'
import { localeCookie } from '../locales.config'
import { bestLocale } from '../src/core/routing/bestLocale'

/** Redirects `/` to the visitor's best locale: stored choice, then Accept-Language, then the default; with the query. */
export const redirectToBestLocale: Handler = (context) => {
  const { urlCode } = bestLocale({
    stored: getCookie(context, localeCookie),
    acceptLanguage: context.req.header('accept-language'),
  })
  context.header('Vary', 'Cookie, Accept-Language')
  context.header('Cache-Control', 'private, no-store')
  return context.redirect(`/${urlCode}${new URL(context.req.url).search}`, 302)
}
