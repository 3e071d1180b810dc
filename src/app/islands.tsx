import { useEffect, useInsertionEffect, type ComponentType, type ReactElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { whenFormServerIsMissing } from '../forms/formServer'
import { sendNatively } from '../forms/sendNatively'
import { islandStarts, type IslandName } from '../hydration/Island'
import { tapLimit } from '../hydration/tapLimit'
import { SiteProvider } from '../site/SiteContext'
import type { SiteData } from '../site/siteData'
import { keepChecked } from './checkedInputs'

type Props = Record<string, unknown>

/** The code of each island, in a chunk of its own. */
const islandCode: Record<IslandName, () => Promise<ComponentType<never>>> = {
  'lead-form': () => {
    // The form loads it when it is hydrated; then it is there. The form handles the error.
    import('../forms/core').catch(() => undefined)
    return import('../forms/LeadForm').then(({ LiveLeadForm }) => LiveLeadForm)
  },
  embed: () => import('../slices/Embed/EmbedFrame').then(({ EmbedFrame }) => EmbedFrame),
  'list-filter': () => import('../lists/ListFilter').then(({ LiveListFilter }) => LiveListFilter),
  'device-steps': () =>
    import('../templates/wallet/DeviceSteps').then(({ LiveDeviceSteps }) => LiveDeviceSteps),
  'subscription-list': () =>
    import('../templates/subscriptions/SubscriptionList').then(
      ({ LiveSubscriptionList }) => LiveSubscriptionList,
    ),
  'event-time': () =>
    import('../templates/events/VisitorTime').then(({ LiveVisitorTime }) => LiveVisitorTime),
  'resource-gate': () =>
    import('../forms/gate/ResourceGate').then(({ LiveResourceGate }) => LiveResourceGate),
  plans: () => import('../templates/pricing/Plans').then(({ LivePlans }) => LivePlans),
  explanations: () =>
    import('../templates/pricing/Explanations').then(({ LiveExplanations }) => LiveExplanations),
  'plan-picker': () => import('../templates/pricing/PlanPicker').then(({ LivePlanPicker }) => LivePlanPicker),
  'product-demo': () => import('../demoScreens/LiveDemo').then(({ LiveDemo }) => LiveDemo),
  'qualification-flow': () =>
    import('../templates/qualification/FlowScreen').then(({ LiveFlowScreen }) => LiveFlowScreen),
  'meeting-calendar': () =>
    import('../templates/meetingBooker/Calendar').then(({ LiveCalendar }) => LiveCalendar),
  'roi-calculator': () =>
    import(
      /* webpackChunkName: "tool-roi-calculator" */ '../tools/roiCalculator/screens/LiveRoiCalculator'
    ).then(({ LiveRoiCalculator }) => LiveRoiCalculator),
  'expense-report': () =>
    import(
      /* webpackChunkName: "tool-expense-report" */ '../tools/expenseReportGenerator/screens/ExpenseReport'
    ).then(({ ExpenseReport }) => ExpenseReport),
  'expense-policy': () =>
    import(
      /* webpackChunkName: "tool-expense-policy" */ '../tools/expensePolicyBuilder/screens/ExpensePolicyBuilder'
    ).then(({ ExpensePolicyBuilder }) => ExpensePolicyBuilder),
  'invoice-generator': () =>
    import(
      /* webpackChunkName: "tool-invoice-generator" */ '../tools/invoiceGenerator/screens/InvoiceGenerator'
    ).then(({ InvoiceGenerator }) => InvoiceGenerator),
  'vat-calculator': () =>
    import(/* webpackChunkName: "tool-vat-calculator" */ '../tools/vatCalculator/screens/VatCalculator').then(
      ({ VatCalculator }) => VatCalculator,
    ),
}

const touches = ['focusin', 'pointerdown', 'touchstart', 'keydown', 'input'] as const
const approaches = [...touches, 'pointerover'] as const

/** Islands with a form for leads. They start too when it becomes known that the host takes none, to say so. */
const formIslands: readonly IslandName[] = ['lead-form', 'resource-gate']

/** Parameters of an address that an island shows (src/pricing/choice.ts, src/pricing/planPicker.ts). */
const choiceInAddress = /[?&](?:plan|billing|users|answers)=/

type HydratedProps = {
  /** Called before the layout effects of the island: they find its inputs as the visitor has left them. */
  restore: () => void
  onHydrated: () => void
  children: ReactElement
}

function Hydrated({ restore, onHydrated, children }: HydratedProps) {
  useInsertionEffect(restore, [restore])
  useEffect(onHydrated, [onHydrated])
  return children
}

/**
 * Keeps a submission in an island until its code is there. After a time limit, and when the code cannot be loaded, the
 * browser sends the form; without a connection it stays, and a message says why.
 */
function holdSubmission(element: HTMLElement, offlineMessage: string) {
  let held: { form: HTMLFormElement; submitter: HTMLElement | null } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const take = () => {
    const taken = held
    clearTimeout(timer)
    held?.submitter?.removeAttribute('aria-busy')
    held = undefined
    return taken
  }
  const giveUp = (): void => {
    const taken = take()
    if (taken && !sendNatively(taken.form)) showMessage(taken.form, offlineMessage)
  }
  const hold = (event: SubmitEvent): void => {
    if (!(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    event.stopPropagation()
    if (held) return
    hideMessage(element)
    held = { form: event.target, submitter: event.submitter }
    held.submitter?.setAttribute('aria-busy', 'true')
    timer = setTimeout(giveUp, tapLimit)
  }
  const stop = (): void => element.removeEventListener('submit', hold, true)
  element.addEventListener('submit', hold, true)
  return {
    /** The code is there: it sends the form. */
    release: () => {
      stop()
      const taken = take()
      taken?.form.requestSubmit(taken.submitter)
    },
    giveUp: () => {
      stop()
      giveUp()
    },
  }
}

/**
 * Keeps a tap on an element that does nothing without its island (`data-replay`, like the starter) until the code is
 * there.
 */
function holdTap(element: HTMLElement) {
  let tapped: HTMLElement | undefined
  const hold = (event: MouseEvent): void => {
    const control = event.target instanceof Element && event.target.closest<HTMLElement>('[data-replay]')
    // A link works by itself.
    if (!control || control instanceof HTMLAnchorElement) return
    event.stopPropagation()
    control.setAttribute('aria-busy', 'true')
    tapped = control
  }
  element.addEventListener('click', hold, true)
  return {
    /** The code is there: hydration expects the elements of the server. */
    unmark: () => {
      element.removeEventListener('click', hold, true)
      tapped?.removeAttribute('aria-busy')
    },
    release: () => tapped?.click(),
  }
}

/** Shows a message in a form where the form's code would (src/forms/LeadForm.tsx). */
function showMessage(form: HTMLFormElement, text: string): void {
  const message = document.createElement('p')
  message.dataset['islandMessage'] = ''
  message.setAttribute('role', 'alert')
  // The styles of the form's own message are in its code.
  message.style.cssText =
    'padding:var(--space-12) var(--space-16);background:var(--colour-coral-soft);border-radius:var(--radius-control);color:var(--colour-ink)'
  message.textContent = text
  form.querySelector('[role=status]')?.before(message)
}

/** Removes the message: hydration expects the elements of the server. */
function hideMessage(element: HTMLElement): void {
  element.querySelector('[data-island-message]')?.remove()
}

/** Hydrates one island. */
function hydrateIsland(element: HTMLElement, name: IslandName, site: SiteData): Promise<Root> {
  hideMessage(element)
  const submission = holdSubmission(element, site.strings.offline)
  const tap = holdTap(element)
  const { props = '{}', prefix = '' } = element.dataset
  return islandCode[name]().then(
    (code) =>
      new Promise((resolve) => {
        // The props are those that the server has written for this component.
        const Live = code as ComponentType<Props>
        const onHydrated = (): void => {
          submission.release()
          tap.release()
          resolve(root)
        }
        hideMessage(element)
        tap.unmark()
        const restore = keepChecked(element)
        const root = hydrateRoot(
          element,
          <SiteProvider site={site}>
            <Hydrated restore={restore} onHydrated={onHydrated}>
              <Live {...(JSON.parse(props) as Props)} />
            </Hydrated>
          </SiteProvider>,
          { identifierPrefix: prefix },
        )
      }),
    (error: unknown) => {
      submission.giveUp()
      tap.unmark()
      throw error
    },
  )
}

/**
 * Brings the islands of a prerendered page to life, each at its time. Returns a function that ends them, for when the
 * visitor leaves the page.
 */
export function startIslands(page: ParentNode, site: SiteData): () => void {
  const roots: Promise<Root | undefined>[] = []
  const stops: (() => void)[] = []
  for (const element of page.querySelectorAll<HTMLElement>('[data-island][data-props]')) {
    const name = element.dataset['island'] as IslandName
    const kind = islandStarts[name]
    const types = kind === 'choice' ? approaches : touches
    const startsAtOnce =
      kind === 'start' || (kind === 'choice' && choiceInAddress.test(window.location.search))
    const unwatch = (): void => {
      for (const type of types) element.removeEventListener(type, begin, true)
    }
    let isBegun = false
    const begin = (): void => {
      if (isBegun) return
      isBegun = true
      unwatch()
      roots.push(
        hydrateIsland(element, name, site).catch((error: unknown) => {
          // The next touch tries again; until then the element works as plain HTML.
          isBegun = false
          watch()
          // Without a connection nothing is wrong with the code.
          if (navigator.onLine) reportError(error)
          return undefined
        }),
      )
    }
    const watch = (): void => {
      for (const type of types) element.addEventListener(type, begin, { capture: true, passive: true })
    }
    stops.push(unwatch)
    if (formIslands.includes(name)) stops.push(whenFormServerIsMissing(begin))
    if (startsAtOnce || element.contains(document.activeElement)) begin()
    else watch()
  }
  return () => {
    for (const stop of stops) stop()
    // Not while React renders the page that replaces this one.
    for (const root of roots) void root.then((one) => one && setTimeout(() => one.unmount()))
  }
}
