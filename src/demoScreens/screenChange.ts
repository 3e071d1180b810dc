import { useLayoutEffect, type RefObject } from 'react'

/**
 * Takes the focus from the screen that is about to be replaced. A browser that loses a focused element with its screen
 * works out style and layout in the middle of the change, which makes that task a long one on a phone.
 */
export function leaveScreen(): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && activeElement.closest('[data-screen]')) activeElement.blur()
}

/** Does something in a task of its own. Gives what calls it off. */
function inNextTask(act: () => void): () => void {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    port1.close()
    act()
  }
  port2.postMessage(null)
  return () => port1.close()
}

/**
 * Shows a new element in steps: React's change, then style and layout, then the painting, each in a task of its own,
 * because together they are a long task on a phone. `shown` is called once, when the element can have the focus.
 */
export function useShownInSteps(element: RefObject<HTMLElement>, shown = (): void => undefined): void {
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return undefined
    // A frame that comes before the layout has nothing to do for it.
    current.style.contentVisibility = 'hidden'
    let callOff = inNextTask(() => {
      // Asking for a size makes the browser work out style and layout.
      current.firstElementChild?.getBoundingClientRect()
      callOff = inNextTask(() => {
        current.style.contentVisibility = ''
        shown()
        // Asking what is at a place makes the browser prepare the painting.
        document.elementFromPoint(0, 0)
      })
    })
    return () => callOff()
    // Only when the element is new.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [element])
}
