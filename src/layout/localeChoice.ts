import { localeCookie, type UrlCode } from '../../locales.config'

const secondsOf365Days = 365 * 24 * 60 * 60

/**
 * Stores the visitor's choice for the next visit to `/`. It requires no consent: it is written only when the visitor
 * chooses that locale.
 */
export function storeLocaleChoice(urlCode: UrlCode): void {
  document.cookie = `${localeCookie}=${urlCode}; path=/; max-age=${secondsOf365Days}; SameSite=Lax`
}

/** The unchecked value of the cookie with the stored choice; undefined without one. */
export function readLocaleChoice(): string | undefined {
  return document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${localeCookie}=`))
    ?.slice(localeCookie.length + 1)
}
