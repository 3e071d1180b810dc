import { isPlanId } from '../../content/cms/plans'
import type { OpenedKind } from '../../design/lists/listElement'
import { defaultCycle } from '../../product/pricing/billing'
import { choiceOfLink, readChoice } from '../../product/pricing/choice'
import type { EventCatalogue } from '../../visitor/analytics/catalogue'
import { analytics } from '../../visitor/analytics/queue'

type Used = EventCatalogue['Element used']

/** Longest label that is reported, in characters: a card is a link with all of its text. */
const labelLimit = 100

const kindOfRole: Readonly<Record<string, Used['kind']>> = { option: 'option', switch: 'switch', tab: 'tab' }

/** By its role, else by its element; a control without words is an icon. */
function kindOf(element: HTMLElement): Used['kind'] {
  const role = element.getAttribute('role') ?? ''
  if (Object.hasOwn(kindOfRole, role)) return kindOfRole[role] as Used['kind']
  if (!element.textContent?.trim()) return 'icon'
  return element instanceof HTMLAnchorElement ? 'link' : 'button'
}

/** A control of a surface. */
function reportUsed(element: HTMLElement, surface: Used['surface']): void {
  const kind = kindOf(element)
  const label = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
  analytics.track('Element used', { kind, surface, label: label.slice(0, labelLimit) })
}

/** The surface of a page whose links are reported, by its path. */
function surfaceOfPage(path: string): Used['surface'] | undefined {
  if (/^\/[^/]+$/.test(path)) return 'homepage'
  return /^\/[^/]+\/contact$/.test(path) ? 'contact us' : undefined
}

/**
 * The surface of a link by its place: the frame of the page, a homepage, or the contact page. The header stays in sight
 * while scrolling.
 */
function surfaceAround(link: Element): Used['surface'] | undefined {
  if (link.closest('main')) return surfaceOfPage(window.location.pathname)
  if (link.closest('footer')) return 'footer'
  return link.closest('header') ? (window.scrollY > 0 ? 'sticky navigation' : 'header') : undefined
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

/** A link in the message of the notification banner. */
function reportNotification(link: HTMLAnchorElement): void {
  const [target = ''] = (link.getAttribute('href') ?? '').split(/[?#]/, 1)
  analytics.track('Notification banner clicked', { target })
}

/** An entry of a list, whose `data-opened` names its kind. */
function reportOpened({ dataset, textContent }: HTMLAnchorElement): void {
  const kind = dataset['opened'] ?? ''
  if (Object.hasOwn(openings, kind)) openings[kind as OpenedKind](textContent?.trim() ?? '')
}

/** Reports a click on an element of the page that says by an attribute what a click on it means, or on a link by its place. */
export function reportClick(target: Element): void {
  const used = target.closest<HTMLElement>('[data-used]')
  const plan = target.closest<HTMLAnchorElement>('a[data-plan]')
  const opened = target.closest<HTMLAnchorElement>('a[data-opened]')
  const announced = target.closest<HTMLAnchorElement>('a[data-notification-link]')
  // The sign-up modal has its own events, and who decides about cookies is not measured by it.
  const plain =
    (used ?? plan ?? opened) ? null : target.closest<HTMLAnchorElement>('a:not([data-replay],[data-consent])')
  const surface = plain && surfaceAround(plain)
  if (used) reportUsed(used, used.dataset['used'] as Used['surface'])
  if (surface) reportUsed(plain, surface)
  if (plan) reportPlan(plan)
  if (opened) reportOpened(opened)
  if (announced) reportNotification(announced)
}
