import { previewedFilesPath } from './contract'

/** Files with one for each locale, which the application fetches when a visitor needs them. */
const ofLocales = /^\/(?:forms-data|demo-data|chat|survey)\/[\w-]+\.json$/

/**
 * Has the files of locales come with the drafts of the preview: the sign-up modal, the interactive demo, chat and survey.
 * For the rest of the page load; only in a preview.
 */
export function fetchPreviewedFiles(): void {
  const { fetch } = window
  window.fetch = (input, init) => {
    const { origin, pathname } = new URL(
      input instanceof Request ? input.url : String(input),
      window.location.href,
    )
    const isFile = origin === window.location.origin && ofLocales.test(pathname)
    return isFile ? fetch(`${previewedFilesPath}${pathname}`, init) : fetch(input, init)
  }
}
