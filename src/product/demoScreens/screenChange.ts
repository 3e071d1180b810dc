import { useLayoutEffect, type RefObject } from 'react'

/**
 * Takes the focus from the screen that is about to be replaced. A browser that loses a focused element with its screen
 * works out style and layout in the middle of the change, which makes that task a long one on a phone.
 */
export function leaveScreen(): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && activeElement.closest('[data-screen]')) activeElement.blur()
}

/** Does something in its own task. Gives what calls it off. */
export function inNextTask(act: () => void): () => void {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    port1.close()
    act()
  }
  port2.postMessage(null)
  return () => port1.close()
}

type Steps = {
  /** Called once, when the element can have the focus. */
  shown?: () => void
  /** Height in px that the element has until then, so that nothing below it moves. */
  height?: number
}

/**
 * Shows a new element in steps: React's change, then its style, its layout and the painting, each in its own task,
 * because together they are a long task on a phone.
 */
export function useShownInSteps(element: RefObject<HTMLElement>, { shown, height = 0 }: Steps = {}): void {
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return undefined
    // A frame that comes before the layout has nothing to do for it.
    current.style.contentVisibility = 'hidden'
    current.style.containIntrinsicBlockSize = `${height}px`
    // Asking for a style, a size and what is at a place makes the browser work them out.
    const steps = [
      () => void (current.firstElementChild && getComputedStyle(current.firstElementChild).opacity),
      () => void current.firstElementChild?.getBoundingClientRect(),
      () => {
        current.style.contentVisibility = ''
        shown?.()
        document.elementFromPoint(0, 0)
      },
    ]
    let callOff = (): void => undefined
    const goOn = (): void => {
      const step = steps.shift()
      if (step)
        callOff = inNextTask(() => {
          step()
          goOn()
        })
    }
    goOn()
    return () => callOff()
    // Only when the element is new.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [element])
}
