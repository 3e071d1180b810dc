import { whenAllowed } from '../../visitor/consent/gate'

type ReportClick = (target: Element) => void

// Without its code the page works, and its clicks are not reported.
const ignore = (): void => undefined

/**
 * Reports clicks on elements that say by an attribute what a click on them means. One listener for the document, so that
 * a page that keeps its prerendered HTML needs no code for it, and a tap kept by the bootstrap script counts as well. What a click
 * means is its own code: it is loaded with consent to analytics, otherwise with the first click, which waits in memory
 * for consent like every event. Returns a function that stops it.
 */
export function watchTrackedClicks(): () => void {
  let loading: Promise<ReportClick> | undefined
  const load = (): Promise<ReportClick> =>
    (loading ??= import('./trackedClicks').then(
      ({ reportClick }) => reportClick,
      () => ignore,
    ))
  const report = ({ target }: MouseEvent): void => {
    if (target instanceof Element) void load().then((reportClick) => reportClick(target))
  }
  const stopLoading = whenAllowed('analytics', () => void load())
  document.addEventListener('click', report)
  return () => {
    stopLoading()
    document.removeEventListener('click', report)
  }
}
