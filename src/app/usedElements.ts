import type { EventCatalogue } from '../analytics/catalogue'
import { analytics } from '../analytics/queue'

type Used = EventCatalogue['Element used']

/**
 * Reports links and buttons of the page whose `data-used` names their surface, so that a page that keeps its prerendered
 * HTML needs no code for it. Returns a function that stops it.
 */
export function watchUsedElements(): () => void {
  const report = ({ target }: MouseEvent): void => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-used]') : null
    if (!element) return
    const kind: Used['kind'] = element instanceof HTMLAnchorElement ? 'link' : 'button'
    const label = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
    analytics.track('Element used', { kind, surface: element.dataset['used'] as Used['surface'], label })
  }
  document.addEventListener('click', report)
  return () => document.removeEventListener('click', report)
}
