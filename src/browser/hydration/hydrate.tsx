import { useEffect, useInsertionEffect, useLayoutEffect, useState, type ReactElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { keepEntries, type KeptEntries } from './entries'
import { reportRerender } from './reportRerender'

type HydrationOptions = {
  /** Names the part of the page where its failure is reported. */
  name: string
  identifierPrefix?: string
  /** Called when React has taken out the HTML of the server and rendered the part anew, before entries are given back. */
  onRedrawn?: () => void
  /** Called after the first effects. False for a part that has failed for another reason, which is reported elsewhere. */
  onLive: (entries: KeptEntries) => boolean
}

type HydratedProps = {
  entries: KeptEntries
  onCommitted: () => void
  onLive: () => void
  children: ReactElement
}

/**
 * The outermost component of a root. Its insertion effect comes when the elements are in the document and before the layout
 * effects of all components: they find the entries in their fields. No component may stand beside `children`, by whose
 * place React makes ids.
 */
function Hydrated({ entries, onCommitted, onLive, children }: HydratedProps) {
  const [isLive, setIsLive] = useState(false)
  useInsertionEffect(onCommitted, [onCommitted])
  useLayoutEffect(() => entries.givePlacesBack(), [entries])
  useEffect(() => {
    onLive()
    // Rendered together with what the first effects of other components have set.
    setIsLive(true)
  }, [onLive])
  useEffect(() => {
    if (isLive) entries.tell()
  }, [isLive, entries])
  return children
}

/**
 * Hydrates a part of the page. Whatever becomes of the hydration, what the visitor has entered stays, and so does the focus
 * (entries.ts). A failure is reported once, without anything of the page.
 */
export function hydrate(
  element: HTMLElement,
  content: ReactElement,
  { name, identifierPrefix = '', onRedrawn, onLive }: HydrationOptions,
): Root {
  const entries = keepEntries(element)
  const [first] = element.children
  let failure: { error: unknown; isReported: boolean } | undefined
  let isLive = false
  const report = (): void => {
    // While the page starts, the bootstrap script takes an error for one that ends it (src/browser/bootstrap).
    if (!isLive || !failure || failure.isReported) return
    failure.isReported = true
    reportRerender(name, failure.error)
  }
  const onCommitted = (): void => {
    if (first && !element.contains(first)) onRedrawn?.()
    entries.giveBack()
  }
  const options = {
    identifierPrefix,
    onRecoverableError: (error: unknown): void => {
      // A part below a Suspense boundary is rendered anew later than the rest.
      if (isLive) entries.giveBackLate()
      failure ??= { error, isReported: false }
      report()
    },
  }
  return hydrateRoot(
    element,
    <Hydrated
      entries={entries}
      onCommitted={onCommitted}
      onLive={() => {
        isLive = onLive(entries)
        report()
      }}
    >
      {content}
    </Hydrated>,
    options,
  )
}
