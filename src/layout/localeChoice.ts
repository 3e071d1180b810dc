import { localeCookie, type UrlCode } from '../../locales.config'

const secondsOf365Days = 365 * 24 * 60 * 60

/**
 * Keeps the visitor's choice for the next visit to `/`. It needs no consent: it is written only when the visitor
 * asks for that locale.
 */
export function storeLocaleChoice(urlCode: UrlCode): void {
  document.cookie = `${localeCookie}=${urlCode}; path=/; max-age=${secondsOf365Days}; SameSite=Lax`
}

/** The stored choice as it stands in the cookie, not checked; undefined without one. */
export function readLocaleChoice(): string | undefined {
  return document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${localeCookie}=`))
    ?.slice(localeCookie.length + 1)
}
