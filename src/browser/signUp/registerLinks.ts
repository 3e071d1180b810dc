import { isRegisterUrl } from '../../core/brand/registration'
import { beforeFollowed, linkCompleter } from '../links/completedLinks'
import { isPlainClick, linkOfEvent, opensHere } from '../links/linkClicks'

type RegisterLinkHandlers = {
  /** Returns the register address with what is known about the visitor. */
  complete: (href: string) => string
  /** False where the modal could send nothing: then a link leads to the registration, as without JavaScript. */
  isOffered: () => boolean
  /** Called when the visitor is about to follow such a link. */
  prefetch: () => void
  /** Called when the visitor follows it with a plain click; `href` is its address as the page has it. */
  open: (link: HTMLAnchorElement, href: string) => void
}

function registerLinkOf(event: Event): HTMLAnchorElement | undefined {
  const link = linkOfEvent(event)
  return link && isRegisterUrl(link.href) ? link : undefined
}

/**
 * Makes every link of the page to the registration open the sign-up modal. Used in another way (a new tab, a copied
 * address) it stays a link, whose address is completed just before. Returns a function that stops it.
 */
export function watchRegisterLinks({
  complete,
  isOffered,
  prefetch,
  open,
}: RegisterLinkHandlers): () => void {
  const { originalOf, complete: completeLink, followConsent } = linkCompleter((href) => complete(href))
  const prepare = (event: Event): void => {
    const link = registerLinkOf(event)
    if (!link) return
    completeLink(link)
    if (isOffered()) prefetch()
  }
  const hover = (event: Event): void => {
    if (isOffered() && registerLinkOf(event)) prefetch()
  }
  const click = (event: MouseEvent): void => {
    const link = registerLinkOf(event)
    if (!link) return
    // A link that had the focus already, followed into a new tab by the keyboard.
    if (!isPlainClick(event) || !opensHere(link) || !isOffered()) return completeLink(link)
    event.preventDefault()
    // Not every browser focuses a clicked link, and the focus returns to it when the modal closes.
    link.focus({ preventScroll: true })
    open(link, originalOf(link))
  }

  // In the capture phase, before the link is followed; the click when it bubbles, so that a page can prevent it.
  for (const type of beforeFollowed) document.addEventListener(type, prepare, true)
  document.addEventListener('pointerover', hover, { capture: true, passive: true })
  document.addEventListener('click', click)
  const stopFollowing = followConsent()
  return () => {
    stopFollowing()
    for (const type of beforeFollowed) document.removeEventListener(type, prepare, true)
    document.removeEventListener('pointerover', hover, true)
    document.removeEventListener('click', click)
  }
}
