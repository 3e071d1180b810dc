import { useEffect, type RefObject } from 'react'

const isOpen = (details: Element): details is HTMLDetailsElement =>
  details instanceof HTMLDetailsElement && details.open

/** The disclosure itself, or the one around it that is in no other. */
function outermost(details: HTMLDetailsElement): HTMLDetailsElement {
  const outer = details.parentElement?.closest('details')
  return outer ? outermost(outer) : details
}

/** Scrolls a menu back to the group opened in it, when what closed above has moved the group out of view. */
function keepInView(group: HTMLDetailsElement): void {
  const panel = outermost(group).querySelector('summary + *')
  if (!panel || outermost(group) === group) return
  const hidden = panel.getBoundingClientRect().top - group.getBoundingClientRect().top
  if (hidden > 0) panel.scrollTop -= hidden
}

/**
 * Makes the native disclosures inside `root` behave like menus once the application has started: Escape closes the
 * innermost one and returns the focus to its summary; a press or the focus outside, or a followed link inside, closes
 * all; opening one closes the others with its `name` in browsers that do not support that attribute.
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
        // A group inside a menu stays open until the press is over: when it closed now, what the visitor presses
        // would move away from under the finger.
        if (!(target instanceof Node && outermost(details).contains(target))) details.open = false
      }
    }
    const closeAfterLink = (event: Event) => {
      if (!(event.target instanceof Element) || !event.target.closest('a')) return
      for (const details of openOnes()) details.open = false
    }
    const keepOneOpen = (event: Event) => {
      const opened = event.target
      // The property `name` is missing where the attribute is not supported.
      const name = opened instanceof HTMLDetailsElement && opened.open && opened.getAttribute('name')
      if (!name) return
      for (const details of openOnes()) {
        if (details !== opened && details.getAttribute('name') === name) details.open = false
      }
      keepInView(opened)
    }

    document.addEventListener('keydown', closeWithEscape)
    document.addEventListener('pointerdown', closeFromOutside)
    document.addEventListener('focusin', closeFromOutside)
    element.addEventListener('click', closeAfterLink)
    // `toggle` does not bubble, so the listener is in the capture phase.
    element.addEventListener('toggle', keepOneOpen, true)
    return () => {
      document.removeEventListener('keydown', closeWithEscape)
      document.removeEventListener('pointerdown', closeFromOutside)
      document.removeEventListener('focusin', closeFromOutside)
      element.removeEventListener('click', closeAfterLink)
      element.removeEventListener('toggle', keepOneOpen, true)
    }
  }, [root])
}
