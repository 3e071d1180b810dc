import { preparePage } from '../site/pageParts'
import { hasLeftFirstPage } from './firstPage'
import { pathOf } from './gatsbyLoader'

/**
 * Loads the slices of a page with the page, when a visitor is about to follow a link to it as well as when it is opened,
 * so that nothing of it comes later, and the table of templates beside the page's data. The first page of the document
 * waits for none: its HTML is there, and each slice is hydrated when its code is. Called before Gatsby reads its first
 * page.
 */
export function loadWholePages(): void {
  const loader = window.___loader
  if (!loader) return
  const { loadPage } = loader
  const firstPath = pathOf(window.location.pathname)
  const loadWhole: typeof loadPage = async (address) => {
    if (!hasLeftFirstPage() && pathOf(address) === firstPath) return loadPage(address)
    // Needed when the data is there: asked for beside it. A failure is met again, and handled, with the template.
    window.asyncRequires?.loadTable?.().catch(() => undefined)
    const resources = await loadPage(address)
    await preparePage(resources)
    return resources
  }
  loader.loadPage = loadWhole
  // A failure is met again, and handled, when the link is followed.
  loader.hovering = (address) => void loadWhole(address).catch(() => undefined)
}
