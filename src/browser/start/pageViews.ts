import { withoutPersonalRest } from '../../core/routing/appAddress'
import { pathOf } from '../../gatsby/gatsbyLoader'
import { gatsbyState } from '../../gatsby/gatsbyState'
import { analytics } from '../../visitor/analytics/queue'

/** Time in ms in which a page that has been opened sets its title. */
const titleTime = 50

/** Time in ms after which opening a page counts as delayed. */
const delayLimit = 1000

let timer: ReturnType<typeof setTimeout> | undefined

/** How often the title is looked for: the document has none between the content of an opened page and its head. */
const titleAttempts = 40

/** Reports that a page is shown, once it has its title; not a page that the visitor has left again by then. */
export function reportPageView(path: string): void {
  clearTimeout(timer)
  let attempts = titleAttempts
  const report = (): void => {
    attempts -= 1
    if (document.title === '' && attempts > 0) timer = setTimeout(report, titleTime)
    else analytics.track('Page viewed', { path: withoutPersonalRest(path), title: document.title })
  }
  timer = setTimeout(report, titleTime)
}

/**
 * Reports pages that take long to open, by a link as well as by going back. The first page is in the document already.
 * Called before Gatsby reads it.
 */
export function watchDelays(): void {
  const loader = gatsbyState.loader
  if (!loader) return
  const { loadPage } = loader
  let isFirst = true
  loader.loadPage = async (address) => {
    const delay = isFirst
      ? undefined
      : setTimeout(
          () => analytics.track('Page delayed', { path: withoutPersonalRest(pathOf(address)) }),
          delayLimit,
        )
    isFirst = false
    try {
      return await loadPage(address)
    } finally {
      clearTimeout(delay)
    }
  }
}
