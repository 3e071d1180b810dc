import type { ComponentType, LazyExoticComponent } from 'react'
import { lazyPart } from '../content/site/lazyPart'
import { connectPageParts } from '../content/site/pageParts'
import { tapLimit } from '../design/hydration/tapLimit'

const loaders = new Map<string, () => Promise<unknown>>()

/** The resources of a page as Gatsby loads them, as far as they name slices. */
type PageResources = {
  json?: { data?: { document?: { localized?: { data?: { slices?: { slice_type: string }[] } } } } }
}

/** Loads the code of the page's slices. What takes too long comes when the page is shown already. */
connectPageParts((resources) => {
  const { json } = (resources ?? {}) as PageResources
  const slices = json?.data?.document?.localized?.data?.slices ?? []
  const codes = [...new Set(slices.map(({ slice_type }) => slice_type))].flatMap(
    (id) => loaders.get(id)?.() ?? [],
  )
  return Promise.race([Promise.all(codes), new Promise((resolve) => setTimeout(resolve, tapLimit))])
})

/** A slice with its own code, which `preparePage` loads with the page. */
export function slicePart<Props>(
  id: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  const { Part, load: loadNow } = lazyPart(load)
  // A failure is reported when the slice is shown.
  loaders.set(id, () => loadNow().catch(() => undefined))
  return Part
}
