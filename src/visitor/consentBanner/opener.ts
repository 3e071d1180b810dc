/**
 * The inline script of the consent banner, a part of the script of every page. It only
 * fetches the banner when it is needed: after a press on the link "Cookie settings", also before the application runs,
 * or when the application has learned that the visitor must be asked. The banner with its texts is one file per locale
 * (bannerFile.ts), so that it costs a page nothing.
 *
 * Without JavaScript, and when the file is missing, the link leads to the cookie policy.
 */
import type {} from '../consent/page'
import { bannerPath } from './bannerPath'

window.__consent = {
  open: (link) => {
    const { pathname } = document.querySelector<HTMLAnchorElement>('[data-consent]') ?? location
    const script = document.createElement('script')
    document.head.append(
      Object.assign(script, {
        // It replaces `open`, and shows the banner at once.
        src: bannerPath(pathname.split('/')[1] ?? ''),
        link,
        onerror: () => link && location.assign(link.href),
      }),
    )
  },
}

addEventListener(
  'click',
  (event) => {
    const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('[data-consent]')
    // With a modifier a link opens in another tab or window.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    window.__consent?.open(link)
  },
  true,
)
