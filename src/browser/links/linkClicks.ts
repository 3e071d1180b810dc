/** The link that an event happened on or inside of. */
export const linkOfEvent = ({ target }: Event): HTMLAnchorElement | undefined =>
  (target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')) || undefined

/** True for a link that opens in the same tab, where the application may follow it. */
export const opensHere = (link: HTMLAnchorElement): boolean =>
  ['', '_self'].includes(link.target) && !link.hasAttribute('download')

/** True for a click that nothing has handled and that no key sends to another tab or window. */
export const isPlainClick = ({
  button,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
  defaultPrevented,
}: MouseEvent): boolean => button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey && !defaultPrevented
