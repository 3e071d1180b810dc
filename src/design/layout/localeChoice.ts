import type { MouseEvent } from 'react'
import {
  isLaunched,
  localeChoiceQuery,
  localeCookie,
  localeCookieAge,
  localeOfPath,
  type Locale,
  type UrlCode,
} from '../../../locales.config'
import { hasPair, withoutPair } from '../../core/routing/query'

/**
 * Stores the visitor's choice for the next visit to `/`. It requires no consent: it is written only when the visitor
 * chooses that locale.
 */
function storeLocaleChoice(urlCode: UrlCode): void {
  try {
    document.cookie = `${localeCookie}=${urlCode}; path=/; max-age=${localeCookieAge}; SameSite=Lax`
  } catch {
    // The browser blocks cookies.
  }
}

/** The unchecked value of the cookie with the stored choice; undefined without one. */
export function readLocaleChoice(): string | undefined {
  try {
    return document.cookie
      .split('; ')
      .find((pair) => pair.startsWith(`${localeCookie}=`))
      ?.slice(localeCookie.length + 1)
  } catch {
    // The browser blocks cookies.
    return undefined
  }
}

/**
 * Properties of a link by which the visitor chooses a locale; it leads to `path`, or to the locale's root. The choice
 * is in the address, so it is kept before the application has started, without JavaScript and in a new tab. Once the
 * application has started, a click stores it and saves the redirect.
 */
export function localeChoiceLink({ urlCode }: Locale, path: string = `/${urlCode}`) {
  return {
    href: `${path}?${localeChoiceQuery}`,
    onClick: ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
      storeLocaleChoice(urlCode)
      currentTarget.href = path
    },
  }
}

/**
 * Stores the choice in the address of the page and removes it from there: needed on a host that serves the files
 * without our server. Only from a link of this site, so that no other site can choose.
 */
export function keepChoiceOfAddress(): void {
  const { origin, pathname, search, hash } = window.location
  if (!hasPair(search, localeChoiceQuery)) return
  const locale = localeOfPath(pathname)
  if (locale && isLaunched(locale) && document.referrer.startsWith(`${origin}/`)) {
    storeLocaleChoice(locale.urlCode)
  }
  window.history.replaceState(
    window.history.state,
    '',
    `${pathname}${withoutPair(search, localeChoiceQuery)}${hash}`,
  )
}
