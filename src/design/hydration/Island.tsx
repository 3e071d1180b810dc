import { createContext, useContext, useState, useSyncExternalStore, type ReactElement } from 'react'

/**
 * The components that are islands, each in the browser a root of its own (src/browser/islands/islands.tsx):
 * `start`: hydrated when the application has started; `touch`: when the visitor first uses it; `choice`: when the pointer or
 * the focus comes near, at once when the address has a choice for it to show; `near`: when it is at most the height of the
 * screen away, as a tool, whose code is large.
 */
export const islandStarts = {
  'lead-form': 'touch',
  embed: 'start',
  'list-filter': 'start',
  'event-time': 'start',
  'device-steps': 'start',
  'page-search': 'start',
  'subscription-list': 'start',
  'resource-gate': 'start',
  plans: 'choice',
  explanations: 'start',
  'plan-picker': 'choice',
  'product-demo': 'start',
  'qualification-flow': 'start',
  'meeting-calendar': 'start',
  'roi-calculator': 'near',
  'expense-report': 'near',
  'expense-policy': 'near',
  'invoice-generator': 'near',
  'vat-calculator': 'near',
  'mileage-calculator': 'near',
} as const

export type IslandName = keyof typeof islandStarts

type IslandProps = {
  name: IslandName
  /** The props of `children`: in prerendered HTML they must be JSON. */
  props: object
  children: ReactElement
}

/** What hydrating an island needs: its HTML, and the prefix of the ids in it. */
export type RenderIsland = (content: ReactElement) => { html: string; prefix: string }

const RenderIslandContext = createContext<RenderIsland | undefined>(undefined)

/** Gives the server's renderer of islands to the components below it. */
export const RenderIslandProvider = RenderIslandContext.Provider

const neverChanges = () => () => undefined

/** True in a component that takes over prerendered HTML, false on the server and in one that the browser renders. */
const useIsHydrated = (): boolean => {
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => typeof window !== 'undefined',
  )
  return useState(isHydrating)[0]
}

/**
 * A component with behaviour inside a page without: the page keeps its prerendered HTML and needs no template, while the
 * island is hydrated on its own. The server renders it apart, so that React finds the same ids when it hydrates it
 * apart; a page that is hydrated itself leaves the HTML of its islands alone. In a page that is rendered in the browser,
 * or with other props, it is a component like others.
 */
export function Island({ name, props, children }: IslandProps) {
  const render = useContext(RenderIslandContext)
  const isHydrated = useIsHydrated()
  const json = JSON.stringify(props)
  const [firstJson] = useState(json)
  if (render) {
    const functions = Object.entries(props).flatMap(([key, value]) =>
      typeof value === 'function' ? [key] : [],
    )
    if (functions.length > 0)
      throw new Error(
        `The island ${name} of a prerendered page cannot have functions as props: ${functions.join(', ')}`,
      )
    const { html, prefix } = render(children)
    return (
      <div
        data-island={name}
        data-prefix={prefix}
        data-props={json}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    )
  }
  // Different keys, so that other props replace the element: another root may have hydrated its content.
  if (isHydrated && json === firstJson)
    return (
      <div
        key="prerendered"
        data-island={name}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    )
  return (
    <div key="rendered" data-island={name}>
      {children}
    </div>
  )
}
