/** By elements that were taken out: what has taken their place. Parts of a page lie inside one another, so all share it. */
const successors = new WeakMap<HTMLElement, HTMLElement>()

/** Notes that an element has taken the place of one that was taken out. */
export const succeed = (old: HTMLElement, element: HTMLElement): void => void successors.set(old, element)

/** The element that has taken the place of this one; the same while it is on the page. */
export function inPlaceOf(element: HTMLElement): HTMLElement {
  const successor = successors.get(element)
  return successor ? inPlaceOf(successor) : element
}
