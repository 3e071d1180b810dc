import { forgetBlockedToolbar } from './blockedToolbar'

/** Prismic's name of the cookie that a preview is kept in. It lives as long as the browser's session. */
const name = 'io.prismic.preview'

/**
 * Stores which preview is shown, in the format of Prismic's toolbar. Over HTTPS the editor of the repository may show the
 * page in a frame, where a browser sends only cookies for all sites.
 */
export const storePreview = (repository: string, ref: string): void =>
  restorePreview(encodeURIComponent(JSON.stringify({ [`${repository}.prismic.io`]: { preview: ref } })))

/** The cookie's value as it is written; undefined without the cookie. */
export const previewCookieValue = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** Writes the cookie with a value that it had. */
export function restorePreview(value: string): void {
  const scope = window.location.protocol === 'https:' ? 'SameSite=None; Secure' : 'SameSite=Lax'
  document.cookie = `${name}=${value}; Path=/; ${scope}`
}

/** Deletes it, also where the toolbar has set it for the whole domain. */
export function forgetPreview(): void {
  const labels = window.location.hostname.split('.')
  const domains = labels.slice(0, -1).map((_, index) => `; Domain=${labels.slice(index).join('.')}`)
  for (const domain of ['', ...domains]) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
  forgetBlockedToolbar()
}
