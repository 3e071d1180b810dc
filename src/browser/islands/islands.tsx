import type { ComponentType } from 'react'
import type { Root } from 'react-dom/client'
import { SiteProvider } from '../../content/site/SiteContext'
import type { SiteData } from '../../content/site/siteData'
import { islandStarts, type IslandName } from '../../design/hydration/Island'
import { whenFormServerIsMissing } from '../../leads/forms/formServer'
import { afterComposition } from '../hydration/composition'
import { FailureBoundary } from '../hydration/FailureBoundary'
import { hydrate } from '../hydration/hydrate'
import { hideMessage, queueSubmission } from '../hydration/queuedEvents'
import { queueTap } from '../hydration/queuedTap'

type Props = Record<string, unknown>

/** The code of each island, in its own chunk. */
const islandCode: Record<IslandName, () => Promise<ComponentType<never>>> = {
  'lead-form': () => {
    // The form loads it when it is hydrated; then it is there. The form handles the error.
    import('../../leads/forms/core').catch(() => undefined)
    return import('../../leads/forms/LeadForm').then(({ LiveLeadForm }) => LiveLeadForm)
  },
  embed: () => import('../../slices/Embed/EmbedFrame').then(({ EmbedFrame }) => EmbedFrame),
  'list-filter': () => import('../../design/lists/ListFilter').then(({ LiveListFilter }) => LiveListFilter),
  'device-steps': () =>
    import('../../templates/wallet/DeviceSteps').then(({ LiveDeviceSteps }) => LiveDeviceSteps),
  'page-search': () => import('../../templates/notFound/PageSearch').then(({ PageSearch }) => PageSearch),
  'subscription-list': () =>
    import('../../templates/subscriptions/SubscriptionList').then(
      ({ LiveSubscriptionList }) => LiveSubscriptionList,
    ),
  'event-time': () =>
    import('../../templates/events/VisitorTime').then(({ LiveVisitorTime }) => LiveVisitorTime),
  'resource-gate': () =>
    import('../../leads/forms/gate/ResourceGate').then(({ LiveResourceGate }) => LiveResourceGate),
  plans: () => import('../../templates/pricing/Plans').then(({ LivePlans }) => LivePlans),
  explanations: () =>
    import('../../templates/pricing/Explanations').then(({ LiveExplanations }) => LiveExplanations),
  'plan-picker': () =>
    import('../../templates/pricing/PlanPicker').then(({ LivePlanPicker }) => LivePlanPicker),
  'product-demo': () => import('../../product/demoScreens/LiveDemo').then(({ LiveDemo }) => LiveDemo),
  'qualification-flow': () =>
    import('../../templates/qualification/FlowScreen').then(({ LiveFlowScreen }) => LiveFlowScreen),
  'meeting-calendar': () =>
    import('../../templates/meetingBooker/Calendar').then(({ LiveCalendar }) => LiveCalendar),
  'roi-calculator': () =>
    import(
      /* webpackChunkName: "tool-roi-calculator" */ '../../tools/roiCalculator/screens/LiveRoiCalculator'
    ).then(({ LiveRoiCalculator }) => LiveRoiCalculator),
  'expense-report': () =>
    import(
      /* webpackChunkName: "tool-expense-report" */ '../../tools/expenseReportGenerator/screens/ExpenseReport'
    ).then(({ ExpenseReport }) => ExpenseReport),
  'expense-policy': () =>
    import(
      /* webpackChunkName: "tool-expense-policy" */ '../../tools/expensePolicyBuilder/screens/ExpensePolicyBuilder'
    ).then(({ ExpensePolicyBuilder }) => ExpensePolicyBuilder),
  'invoice-generator': () =>
    import(
      /* webpackChunkName: "tool-invoice-generator" */ '../../tools/invoiceGenerator/screens/InvoiceGenerator'
    ).then(({ InvoiceGenerator }) => InvoiceGenerator),
  'vat-calculator': () =>
    import(
      /* webpackChunkName: "tool-vat-calculator" */ '../../tools/vatCalculator/screens/VatCalculator'
    ).then(({ VatCalculator }) => VatCalculator),
  'mileage-calculator': () =>
    import(
      /* webpackChunkName: "tool-mileage-calculator" */ '../../tools/rateTables/screens/MileageCalculator'
    ).then(({ MileageCalculator }) => MileageCalculator),
}

const touches = ['focusin', 'pointerdown', 'touchstart', 'keydown', 'input'] as const
const approaches = [...touches, 'pointerover'] as const

/** Islands with a form for leads. They start too when it becomes known that the host takes none, to say so. */
const formIslands: readonly IslandName[] = ['lead-form', 'resource-gate']

/** Parameters of an address that an island shows (src/product/pricing/choice.ts, src/product/pricing/planPicker.ts). */
const choiceInAddress = /[?&](?:plan|billing|users|answers)=/

/** Calls back when an element is at most the height of the screen away. Returns a function that stops it. */
function whenNear(element: Element, run: () => void): () => void {
  const near = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) run()
    },
    { rootMargin: '100% 0%' },
  )
  // The element of an island has no box of its own.
  near.observe(element.firstElementChild ?? element)
  return () => near.disconnect()
}

type IslandOptions = {
  element: HTMLElement
  name: IslandName
  site: SiteData
  /** Called when the island is plain HTML again: its code has not come, or it has thrown an error while rendering. */
  onFailed: (error: unknown) => void
}

/** Hydrates one island. Gives its root; undefined when it has failed. */
async function hydrateIsland({ element, name, site, onFailed }: IslandOptions): Promise<Root | undefined> {
  hideMessage(element)
  const submission = queueSubmission(element, site.strings.offline)
  const tap = queueTap(element)
  const { props = '{}', prefix = '' } = element.dataset
  const fail = (error: unknown): void => {
    submission.giveUp()
    tap.unmark()
    onFailed(error)
  }
  try {
    // The props are those that the server has written for this component.
    const Live = (await islandCode[name]()) as ComponentType<Props>
    return await new Promise((resolve) => {
      afterComposition(() => {
        hideMessage(element)
        tap.unmark()
        let hasFailed = false
        const root = hydrate(
          element,
          <FailureBoundary
            element={element}
            onFailed={(error, putBack) => {
              hasFailed = true
              // Not while React works on the root.
              queueMicrotask(() => {
                root.unmount()
                putBack()
                resolve(undefined)
                fail(error)
              })
            }}
          >
            <SiteProvider site={site}>
              <Live {...(JSON.parse(props) as Props)} />
            </SiteProvider>
          </FailureBoundary>,
          {
            name: `the island ${name}`,
            identifierPrefix: prefix,
            onLive: () => {
              if (hasFailed) return false
              submission.release()
              tap.release()
              resolve(root)
              return true
            },
          },
        )
      })
    })
  } catch (error) {
    fail(error)
    return undefined
  }
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
    let stopWaiting = (): void => undefined
    const begin = (): void => {
      if (isBegun) return
      isBegun = true
      unwatch()
      stopWaiting()
      const onFailed = (error: unknown): void => {
        // The next touch tries again; until then the element works as plain HTML.
        isBegun = false
        watch()
        // Without a connection nothing is wrong with the code.
        if (navigator.onLine) reportError(error)
      }
      roots.push(hydrateIsland({ element, name, site, onFailed }))
    }
    const watch = (): void => {
      for (const type of types) element.addEventListener(type, begin, { capture: true, passive: true })
    }
    stops.push(unwatch)
    if (formIslands.includes(name)) stops.push(whenFormServerIsMissing(begin))
    if (startsAtOnce || element.contains(document.activeElement)) begin()
    else watch()
    if (kind === 'near' && !isBegun) {
      stopWaiting = whenNear(element, begin)
      stops.push(stopWaiting)
    }
  }
  return () => {
    for (const stop of stops) stop()
    // Not while React renders the page that replaces this one.
    for (const root of roots) void root.then((one) => one && setTimeout(() => one.unmount()))
  }
}
