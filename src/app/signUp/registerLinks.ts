import { isRegisterUrl } from '../../brand/registration'

type RegisterLinkHandlers = {
  /** The address to register at, completed with what is known of the visitor. */
  complete: (href: string) => string
  /** The visitor is about to follow such a link. */
  anticipate: () => void
  /** The visitor follows it, with a plain click. */
  open: (link: HTMLAnchorElement) => void
}

function registerLinkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link && isRegisterUrl(link.href) ? link : undefined
}

const opensElsewhere = ({ target }: HTMLAnchorElement): boolean => target !== '' && target !== '_self'

const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey

/**
 * Lets every link of the page to the registration open the sign-up modal (§2.4), wherever it stands. Opened in
 * another way (a new tab, a copied address) it stays a link, whose address is completed the moment before. Gives the
 * function that ends it.
 */
export function watchRegisterLinks({ complete, anticipate, open }: RegisterLinkHandlers): () => void {
  /** The address as the page has it, so that a link pressed again takes what has become known since. */
  const originals = new WeakMap<HTMLAnchorElement, { original: string; completed: string }>()

  const prepare = (event: Event): void => {
    const link = registerLinkOf(event)
    if (!link) return
    const known = originals.get(link)
    const original = known?.completed === link.href ? known.original : link.href
    link.href = complete(original)
    originals.set(link, { original, completed: link.href })
    anticipate()
  }
  const expect = (event: Event): void => {
    if (registerLinkOf(event)) anticipate()
  }
  const click = (event: MouseEvent): void => {
    const link = registerLinkOf(event)
    if (!link || event.defaultPrevented || !isPlain(event) || opensElsewhere(link)) return
    event.preventDefault()
    // Not every browser gives a clicked link the focus, which comes back to it when the modal closes.
    link.focus({ preventScroll: true })
    open(link)
  }

  // Before whatever follows the link; the click itself last, so that a page may have its own use for it.
  const moments = ['pointerdown', 'focusin', 'contextmenu'] as const
  for (const moment of moments) document.addEventListener(moment, prepare, true)
  document.addEventListener('pointerover', expect, { capture: true, passive: true })
  document.addEventListener('click', click)
  return () => {
    for (const moment of moments) document.removeEventListener(moment, prepare, true)
    document.removeEventListener('pointerover', expect, true)
    document.removeEventListener('click', click)
  }
}
