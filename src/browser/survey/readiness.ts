import { onNavigation } from '../start/navigations'

/** How long visitors look around before they are invited to a survey on their first page, in ms. */
export const surveyDelay = 45_000

/** True on a page that was reached from another one of this site, also without the application. */
const isLaterPage = (): boolean => document.referrer.startsWith(`${window.location.origin}/`)

/** Calls back once when the visitor has had time to look around: on the second page, or after a while on the first. */
export function whenLookedAround(run: () => void): void {
  if (isLaterPage()) return run()
  let isOver = false
  const end = (): void => {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    run()
  }
  const timer = setTimeout(end, surveyDelay)
  onNavigation(end)
}

/** Screens of phones, which an invitation would fill. */
const phone = '(max-width: 47.98em)'

/**
 * Keeps an element off the first screen of each page on a phone: what the page says first, and its buttons, are there. What
 * has the focus stays.
 */
export function keepOffFirstScreen(element: HTMLElement): void {
  const update = (): void => {
    const isAtTop = window.matchMedia(phone).matches && window.scrollY < window.innerHeight
    element.hidden = isAtTop && !element.contains(document.activeElement)
  }
  for (const type of ['scroll', 'resize']) window.addEventListener(type, update, { passive: true })
  onNavigation(update)
  update()
}
