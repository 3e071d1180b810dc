import type { EventCatalogue } from '../analytics/catalogue'
import { analytics } from '../analytics/queue'
import { isPlanId } from '../cms/plans'
import type { OpenedKind } from '../lists/listElement'
import { defaultCycle } from '../pricing/billing'
import { choiceOfLink, readChoice } from '../pricing/choice'

type Used = EventCatalogue['Element used']

/** A link or button whose `data-used` names its surface. */
function reportUsed(element: HTMLElement): void {
  const kind: Used['kind'] = element instanceof HTMLAnchorElement ? 'link' : 'button'
  const label = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
  analytics.track('Element used', { kind, surface: element.dataset['used'] as Used['surface'], label })
}

/** The button of a plan, whose `data-plan` names it, on whatever page it is. */
function reportPlan({ dataset, search }: HTMLAnchorElement): void {
  const plan = dataset['plan']
  if (!isPlanId(plan)) return
  const { billing = defaultCycle } = choiceOfLink(readChoice(search), readChoice(window.location.search))
  analytics.track('Plan picked', { plan, cycle: billing })
}

const openings: Record<OpenedKind, (name: string) => void> = {
  webinar: (webinar) => analytics.track('Webinar opened', { webinar }),
  event: (event) => analytics.track('Event opened', { event }),
  partner: (partner) => analytics.track('Partner opened', { partner }),
  resource: (resource) => analytics.track('Resource opened', { resource }),
}

/** An entry of a list, whose `data-opened` names its kind. */
function reportOpened({ dataset, textContent }: HTMLAnchorElement): void {
  const kind = dataset['opened'] ?? ''
  if (Object.hasOwn(openings, kind)) openings[kind as OpenedKind](textContent?.trim() ?? '')
}

/**
 * Reports clicks on elements that say by an attribute what a click on them means. One listener for the document, so that
 * a page that keeps its prerendered HTML needs no code for it, and a tap kept by the starter counts as well. Returns a
 * function that stops it.
 */
export function watchTrackedClicks(): () => void {
  const report = ({ target }: MouseEvent): void => {
    if (!(target instanceof Element)) return
    const used = target.closest<HTMLElement>('[data-used]')
    const plan = target.closest<HTMLAnchorElement>('a[data-plan]')
    const opened = target.closest<HTMLAnchorElement>('a[data-opened]')
    if (used) reportUsed(used)
    if (plan) reportPlan(plan)
    if (opened) reportOpened(opened)
  }
  document.addEventListener('click', report)
  return () => document.removeEventListener('click', report)
}
