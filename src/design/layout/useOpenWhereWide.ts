import { useEffect, useRef, type RefObject } from 'react'
import { breakpoints, em } from '../theme/tokens'

/**
 * Opens the disclosures in an element where there is room for all of them, and closes them where there is none: what CSS
 * shows open is open for assistive technology too, and no stop of the Tab key. Each opens by itself on a phone.
 */
export function useOpenWhereWide(): RefObject<HTMLDivElement> {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (typeof window.matchMedia !== 'function') return undefined
    const list = window.matchMedia(`(min-width: ${em(breakpoints.sm)})`)
    const update = ({ matches }: { matches: boolean }): void => {
      for (const details of root.current?.querySelectorAll('details') ?? []) {
        details.open = matches
        const summary = details.querySelector('summary')
        if (matches) summary?.setAttribute('tabindex', '-1')
        else summary?.removeAttribute('tabindex')
      }
    }
    if (list.matches) update(list)
    list.addEventListener('change', update)
    return () => list.removeEventListener('change', update)
  }, [])
  return root
}
