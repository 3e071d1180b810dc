import { useEffect, type ComponentType, type ReactElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { islandStarts, type IslandName } from '../hydration/Island'
import { SiteProvider } from '../site/SiteContext'
import type { SiteData } from '../site/siteData'

type Props = Record<string, unknown>

/** Loads the component of an island and makes its element. The props are those that the server has written. */
const load = async <P,>(component: Promise<ComponentType<P>>, props: Props): Promise<ReactElement> => {
  const Component = (await component) as ComponentType<Props>
  return <Component {...props} />
}

const islands: Record<IslandName, (props: Props) => Promise<ReactElement>> = {
  'lead-form': (props) =>
    load(
      import('../forms/LeadForm').then(({ LiveLeadForm }) => LiveLeadForm),
      props,
    ),
  embed: (props) =>
    load(
      import('../slices/Embed/EmbedFrame').then(({ EmbedFrame }) => EmbedFrame),
      props,
    ),
  'app-area-link': (props) =>
    load(
      import('../templates/appArea/AppAreaLink').then(({ LiveAppAreaLink }) => LiveAppAreaLink),
      props,
    ),
}

const touches = ['focusin', 'pointerdown', 'touchstart', 'keydown', 'input'] as const

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactElement }) {
  useEffect(onHydrated, [onHydrated])
  return children
}

/** Hydrates one island. A submission in the meantime waits for it; without its code the browser sends the form. */
function hydrateIsland(element: HTMLElement, name: IslandName, site: SiteData): Promise<Root> {
  let held: { form: HTMLFormElement; submitter: HTMLElement | null } | undefined
  const hold = (event: SubmitEvent): void => {
    if (!(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    event.stopPropagation()
    held = { form: event.target, submitter: event.submitter }
  }
  element.addEventListener('submit', hold, true)
  const { props = '{}', prefix = '' } = element.dataset
  return islands[name](JSON.parse(props) as Props).then(
    (content) =>
      new Promise((resolve) => {
        const onHydrated = (): void => {
          element.removeEventListener('submit', hold, true)
          held?.form.requestSubmit(held.submitter)
          held = undefined
          resolve(root)
        }
        const root = hydrateRoot(
          element,
          <SiteProvider site={site}>
            <Hydrated onHydrated={onHydrated}>{content}</Hydrated>
          </SiteProvider>,
          { identifierPrefix: prefix },
        )
      }),
    (error: unknown) => {
      element.removeEventListener('submit', hold, true)
      // The element's own `submit` dispatches no submit event.
      if (held) HTMLFormElement.prototype.submit.call(held.form)
      throw error
    },
  )
}

/**
 * Brings the islands inside the kept HTML of a page to life, each at its time. Returns a function that ends them, for
 * when the visitor leaves the page.
 */
export function startIslands(page: ParentNode, site: SiteData): () => void {
  const roots: Promise<Root | undefined>[] = []
  const stops: (() => void)[] = []
  for (const element of page.querySelectorAll<HTMLElement>('[data-island][data-props]')) {
    const name = element.dataset['island'] as IslandName
    const unwatch = (): void => {
      for (const type of touches) element.removeEventListener(type, begin, true)
    }
    const begin = (): void => {
      unwatch()
      roots.push(
        hydrateIsland(element, name, site).catch((error: unknown) => {
          // The next touch tries again; until then the element works as plain HTML.
          watch()
          reportError(error)
          return undefined
        }),
      )
    }
    const watch = (): void => {
      for (const type of touches) element.addEventListener(type, begin, { capture: true, passive: true })
    }
    stops.push(unwatch)
    if (islandStarts[name] === 'start' || element.contains(document.activeElement)) begin()
    else watch()
  }
  return () => {
    for (const stop of stops) stop()
    // Not while React renders the page that replaces this one.
    for (const root of roots) void root.then((one) => one && setTimeout(() => one.unmount()))
  }
}
