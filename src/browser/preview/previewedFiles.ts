import { formsDataChanged, formsDataTimeout } from '../../content/site/formsData'
import { previewedFilesPath } from './contract'

/** Files with one for each locale, which the application fetches when a visitor needs them. */
const ofLocales = /^\/(?:forms-data|demo-data|chat|survey)\/[\w-]+\.json$/

/**
 * Has the files of locales come with the drafts of the preview: the sign-up modal, the interactive demo, chat and survey.
 * For the rest of the page load; only in a preview. The server may need seconds for the drafts, and a modal does not wait
 * for its texts: when the first ones have come, it is told that they have changed.
 */
export function fetchPreviewedFiles(): void {
  const { fetch } = window
  let hasForms = false
  window.fetch = async (input, init) => {
    const { origin, pathname } = new URL(
      input instanceof Request ? input.url : String(input),
      window.location.href,
    )
    const isFile = origin === window.location.origin && ofLocales.test(pathname)
    if (!isFile) return fetch(input, init)
    const response = await fetch(`${previewedFilesPath}${pathname}`, init)
    if (!hasForms && response.ok && pathname.startsWith('/forms-data/')) {
      hasForms = true
      // By then the modal has them or listens for them.
      setTimeout(() => window.dispatchEvent(new Event(formsDataChanged)), 2 * formsDataTimeout)
    }
    return response
  }
}
