import { isInAppPath } from '../routing/inAppPath'
import { normalizePath } from '../routing/pathPattern'

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

const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey

const withoutHash = (address: string): string => address.split('#', 1)[0] ?? ''

/**
 * Makes the links of the page to pages of its market navigate inside the application, and prefetches their pages. One
 * listener for all of them, prerendered or not. A link to the current path replaces the entry of the history. Returns a
 * function that stops it.
 */
export function watchInAppLinks(options: InAppLinkOptions): () => void {
  const { urlCode, redirectSources, navigate, onVisible, onIntent } = options

  const addressOf = (link: Element): string | undefined => {
    const href = link.getAttribute('href') ?? ''
    const opensHere = ['', '_self'].includes(link.getAttribute('target') ?? '') && !link.hasAttribute('download')
    return opensHere && isInAppPath(href, urlCode, redirectSources) ? href : undefined
  }
  const linkOf = ({ target }: Event): Element | null =>
    target instanceof Element ? target.closest('a[href]') : null

  const follow = (event: MouseEvent): void => {
    const link = linkOf(event)
    const address = link && addressOf(link)
    if (!address || event.defaultPrevented || !isPlain(event)) return
    event.preventDefault()
    const isCurrent = normalizePath(address) === normalizePath(window.location.pathname)
    void navigate(address, { replace: isCurrent && !address.includes('#') })
  }
  const intend = (event: Event): void => {
    const link = linkOf(event)
    const address = link && addressOf(link)
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
  const observeLinks = (root: ParentNode): void => {
    for (const link of root.querySelectorAll('a[href^="/"]')) visible.observe(link)
  }
  const added = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (node instanceof Element && node.parentElement) observeLinks(node.parentElement)
      }
    }
  })

  const intentions = ['pointerover', 'focusin', 'touchstart'] as const
  document.addEventListener('click', follow)
  for (const type of intentions) document.addEventListener(type, intend, { passive: true })
  observeLinks(document)
  added.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('click', follow)
    for (const type of intentions) document.removeEventListener(type, intend)
    visible.disconnect()
    added.disconnect()
  }
}
