import { useEffect, type RefObject } from 'react'

const isOpen = (details: Element): details is HTMLDetailsElement =>
  details instanceof HTMLDetailsElement && details.open

/**
 * Makes the native disclosures inside `root` behave like menus once the application has started: Escape closes the
 * innermost one and returns the focus to its summary, a press outside or a followed link inside closes all, and opening
 * one closes the others with its `name` in browsers that do not support that attribute.
 */
export function useDisclosures(root: RefObject<HTMLElement>): void {
  useEffect(() => {
    const element = root.current
    if (!element) return undefined
    const openOnes = () => [...element.querySelectorAll('details')].filter(isOpen)

    const closeWithEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const focused = document.activeElement
      const open = openOnes()
      const innermost = open.reverse().find((details) => details.contains(focused)) ?? open[0]
      if (!innermost) return
      innermost.open = false
      if (innermost.contains(focused)) innermost.querySelector('summary')?.focus()
    }
    const closeFromOutside = (event: Event) => {
      const target = event.target
      for (const details of openOnes()) {
        if (!(target instanceof Node && details.contains(target))) details.open = false
      }
    }
    const closeAfterLink = (event: Event) => {
      if (!(event.target instanceof Element) || !event.target.closest('a')) return
      for (const details of openOnes()) details.open = false
    }
    const keepOneOpen = (event: Event) => {
      const opened = event.target
      if (!(opened instanceof HTMLDetailsElement) || !opened.open || !opened.name) return
      for (const details of openOnes()) {
        if (details !== opened && details.name === opened.name) details.open = false
      }
    }

    document.addEventListener('keydown', closeWithEscape)
    document.addEventListener('pointerdown', closeFromOutside)
    element.addEventListener('click', closeAfterLink)
    // `toggle` does not bubble, so the listener is in the capture phase.
    element.addEventListener('toggle', keepOneOpen, true)
    return () => {
      document.removeEventListener('keydown', closeWithEscape)
      document.removeEventListener('pointerdown', closeFromOutside)
      element.removeEventListener('click', closeAfterLink)
      element.removeEventListener('toggle', keepOneOpen, true)
    }
  }, [root])
}
