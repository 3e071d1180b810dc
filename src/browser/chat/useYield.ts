import { useEffect, type RefObject } from 'react'

/** What a visitor can press. */
const controls = 'a[href], button, input, select, textarea, summary, label'

/** Time in ms after the last scrolling at which the place is looked at. */
const restTime = 100

const isAtControl = (element: Element, x: number, y: number): boolean =>
  document.elementsFromPoint(x, y).some((one) => !element.contains(one) && one.closest(controls) !== null)

/** True when a control of the page is below the element. */
function coversControl(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const parts = [0.02, 0.5, 0.98]
  return parts.some((x) => parts.some((y) => isAtControl(element, left + x * width, top + y * height)))
}

/**
 * Marks an element at the edge of the screen with `data-yields` while it covers a control of the page: it must let the
 * visitor press that. `page` changes with the page that is shown.
 */
export function useYield(ref: RefObject<Element>, page: string): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = (): void => {
      const element = ref.current
      element?.toggleAttribute('data-yields', coversControl(element))
    }
    const lookSoon = (): void => {
      clearTimeout(timer)
      timer = setTimeout(look, restTime)
    }
    lookSoon()
    window.addEventListener('scroll', lookSoon, { passive: true })
    window.addEventListener('resize', lookSoon)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', lookSoon)
      window.removeEventListener('resize', lookSoon)
    }
  }, [ref, page])
}
