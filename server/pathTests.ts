import type { MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { isbot } from 'isbot'
import {
  activeTestsCookie,
  pathTestAt,
  readPairs,
  variantOf,
  type PathTest,
} from '../src/core/routing/pathTests'
import { withQuery } from '../src/core/routing/query'

/**
 * Leads the visitors of an experiment between whole pages from its original to the page of their bucket, before
 * anything is painted. The bucket is in a cookie that the application has written with consent: without it, and for bots
 * and visitors who send the Global Privacy Control, the page is the original. No shared cache keeps a response for such an
 * address, since it would answer for visitors of the other bucket; a browser asks again each time.
 */
export const leadToVariant =
  (tests: readonly PathTest[]): MiddlewareHandler =>
  async (context, next) => {
    const { pathname, search } = new URL(context.req.url)
    const test = pathTestAt(tests, pathname)
    if (!test) return next()
    const agent = context.req.header('user-agent') ?? ''
    const takesPart = context.req.header('sec-gpc') !== '1' && agent !== '' && !isbot(agent)
    const bucket = takesPart
      ? readPairs(getCookie(context, activeTestsCookie) ?? '').get(test.name)
      : undefined
    const variant = variantOf(test, bucket)
    if (!variant) {
      await next()
      return context.header('Cache-Control', 'private, no-cache')
    }
    context.header('Cache-Control', 'private, no-store')
    return context.redirect(withQuery(variant, search), 302)
  }
