import { isInAppPath } from '../../core/routing/inAppPath'
import { normalizePath } from '../../core/routing/pathPattern'
import { withoutHash } from '../../gatsby/gatsbyLoader'
import { isPlainClick, linkOfEvent, opensHere } from './linkClicks'

type InAppLinkOptions = {
  urlCode: string
  /** Patterns of the addresses that the server redirects. */
  redirectSources: readonly string[]
  navigate: (address: string, options: { replace: boolean }) => unknown
  /** Called with the address of a link that can be seen. */
  onVisible: (address: string) => void
  /** Called when the visitor is about to follow a link: the pointer or the focus is on it. */
  onIntent: (address: string) => void
}

/** The hash of an address without a query: a place on its page. */
const placeOf = (address: string): string | undefined => /^[^?#]*(#.+)/.exec(address)?.[1]

/** An address whose path ends without a slash, as those of pages do. */
const withoutSlash = (address: string): string => address.replace(/^([^?#]*[^/?#])\/+(?=[?#]|$)/, '$1')

/**
 * Makes the links of the page to pages of its market navigate inside the application, and prefetches their pages. One
 * listener for all of them, prerendered or not. A link to the current path replaces the entry of the history. Returns a
 * function that stops it.
 */
export function watchInAppLinks(options: InAppLinkOptions): () => void {
  const { urlCode, redirectSources, navigate, onVisible, onIntent } = options

  /** The address of a link that the application follows. */
  const addressOf = (link: Element | undefined): string | undefined => {
    if (!(link instanceof HTMLAnchorElement) || !opensHere(link)) return undefined
    const href = link.getAttribute('href') ?? ''
    return isInAppPath(href, urlCode, redirectSources) ? withoutSlash(href) : undefined
  }

  const follow = (event: MouseEvent): void => {
    const address = addressOf(linkOfEvent(event))
    if (!address || !isPlainClick(event)) return
    event.preventDefault()
    const isCurrent = normalizePath(address) === normalizePath(window.location.pathname)
    // The page keeps the query that it was opened with.
    const place = isCurrent && placeOf(address)
    if (place) window.location.assign(place)
    else void navigate(address, { replace: isCurrent })
  }
  const intend = (event: Event): void => {
    const address = addressOf(linkOfEvent(event))
    if (address) onIntent(withoutHash(address))
  }

  const visible = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const address = isIntersecting ? addressOf(target) : undefined
      if (!address) continue
      visible.unobserve(target)
      onVisible(withoutHash(address))
    }
  })
  const internalLinks = 'a[href^="/"]'
  const observeLinks = (root: Element): void => {
    if (root.matches(internalLinks)) visible.observe(root)
    for (const link of root.querySelectorAll(internalLinks)) visible.observe(link)
  }
  const added = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node instanceof Element) observeLinks(node)
    }
  })

  const intentions = ['pointerover', 'focusin', 'touchstart'] as const
  document.addEventListener('click', follow)
  for (const type of intentions) document.addEventListener(type, intend, { passive: true })
  observeLinks(document.body)
  added.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('click', follow)
    for (const type of intentions) document.removeEventListener(type, intend)
    visible.disconnect()
    added.disconnect()
  }
}
