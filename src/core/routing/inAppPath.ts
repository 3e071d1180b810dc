import { localeChoiceQuery, localeOfPath } from '../../../locales.config'
import { matchesAny, normalizePath } from './pathPattern'

/** True for a path of this site, false for an address of another host or scheme. */
export const isInternal = (href: string): boolean => href.startsWith('/') && !href.startsWith('//')

/** True for the path of a file: the browser opens it, not the application. */
export const isFile = (href: string): boolean => /\.[a-z0-9]{2,5}$/i.test(normalizePath(href))

/**
 * True when the application can show the address itself: a page in the market `urlCode`. Another market, a file, a
 * source of a redirect and another host are full page loads, and so is the choice of a market, which the server stores.
 */
export const isInAppPath = (href: string, urlCode: string, redirectSources: readonly string[]): boolean =>
  isInternal(href) &&
  !isFile(href) &&
  !href.includes(`?${localeChoiceQuery}`) &&
  localeOfPath(href)?.urlCode === urlCode &&
  !matchesAny(redirectSources, href)
