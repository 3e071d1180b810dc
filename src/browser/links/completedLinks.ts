/**
 * Links whose address is completed just before they are followed, so that the page itself is the same for every visitor:
 * registration (signUp/registerLinks.ts), applications for jobs, and the same place in the web app.
 */
import { localeOfPath } from '../../../locales.config'
import { appAddress, appAreas } from '../../core/routing/appAddress'
import { applyUrl } from '../../visitor/attribution/applyUrl'
import { visitAttribution } from '../../visitor/attribution/visit'
import { consent } from '../../visitor/consent/store'
import { linkOfEvent } from './linkClicks'

/** What happens before a link is followed in any way: pressed, by the keyboard, in a new tab, copied. */
export const beforeFollowed = ['pointerdown', 'focusin', 'contextmenu'] as const

/**
 * Completes links, each time from the address that the page gave them, so that a link that is used again has the current
 * values. After a change of consent, completed links have the address of the page again until they are used.
 */
export function linkCompleter(addressOf: (href: string, link: HTMLAnchorElement) => string) {
  const originals = new WeakMap<HTMLAnchorElement, { original: string; completed: string }>()
  const originalOf = (link: HTMLAnchorElement): string => {
    const known = originals.get(link)
    return known?.completed === link.href ? known.original : link.href
  }
  return {
    /** The address that the page gave the link. */
    originalOf,
    complete: (link: HTMLAnchorElement): void => {
      const original = originalOf(link)
      link.href = addressOf(original, link)
      originals.set(link, { original, completed: link.href })
    },
    /** Gives every completed link the address of the page back after each change of consent, until it is stopped. */
    followConsent: (): (() => void) =>
      consent.subscribe(() => {
        for (const link of document.querySelectorAll('a')) {
          const known = originals.get(link)
          if (known?.completed === link.href) link.href = known.original
        }
      }),
  }
}

/** The complete address of a link of the page; the same for a link that needs nothing. */
function completeAddress(href: string, { dataset }: HTMLAnchorElement): string {
  if (dataset['apply'] !== undefined)
    return applyUrl(href, visitAttribution().latest_gh_src, consent.allows('advertisement'))
  const area = appAreas.find((one) => one === dataset['appArea'])
  const { pathname, search, hash } = window.location
  const urlCode = localeOfPath(pathname)?.urlCode
  return area && urlCode ? appAddress(area, pathname + search + hash, urlCode) : href
}

/** Completes the links to applications and to the web app. Returns a function that stops it. */
export function watchCompletedLinks(): () => void {
  const { complete, followConsent } = linkCompleter(completeAddress)
  const prepare = (event: Event): void => {
    const link = linkOfEvent(event)
    if (link?.matches('[data-apply], [data-app-area]')) complete(link)
  }
  // A click too: a tap that the bootstrap script has kept, and assistive technology, begin with it.
  const types = [...beforeFollowed, 'click'] as const
  for (const type of types) document.addEventListener(type, prepare, true)
  const stopFollowing = followConsent()
  return () => {
    stopFollowing()
    for (const type of types) document.removeEventListener(type, prepare, true)
  }
}
