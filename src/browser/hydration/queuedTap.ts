import { inPlaceOf } from './successors'

/**
 * Keeps a tap on an element that does nothing without its island (`data-replay`, like the bootstrap script) until the code is
 * there.
 */
export function queueTap(element: HTMLElement) {
  let tapped: HTMLElement | undefined
  const hold = (event: MouseEvent): void => {
    const control = event.target instanceof Element && event.target.closest<HTMLElement>('[data-replay]')
    // A link works by itself.
    if (!control || control instanceof HTMLAnchorElement) return
    event.stopPropagation()
    control.setAttribute('aria-busy', 'true')
    tapped = control
  }
  element.addEventListener('click', hold, true)
  return {
    /** The code is there: hydration expects the elements of the server. */
    unmark: () => {
      element.removeEventListener('click', hold, true)
      tapped?.removeAttribute('aria-busy')
    },
    release: () => {
      if (!tapped) return
      const control = inPlaceOf(tapped)
      // Safari has not focused what was pressed. An island that waits for a touch begins with the focus.
      control.focus({ preventScroll: true, focusVisible: false })
      control.click()
    },
  }
}
