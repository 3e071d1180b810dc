import { formsDataPath } from '../../content/site/formsData'

/** Loads the modal's code, its own chunk. Rejects when it cannot be loaded; a later call tries again. */
export const loadModal = () => import(/* webpackChunkName: "sign-up-modal" */ '../../leads/forms/signUpModal')

export type Modal = Awaited<ReturnType<typeof loadModal>>['SignUpModal']

const prefetched = new Set<string>()

/** Starts to fetch code and texts of the modal in a locale, in parallel. */
export function prefetchModal(urlCode: string): void {
  if (prefetched.has(urlCode)) return
  prefetched.add(urlCode)
  const texts = document.createElement('link')
  Object.assign(texts, {
    rel: 'preload',
    as: 'fetch',
    crossOrigin: 'anonymous',
    href: formsDataPath(urlCode),
  })
  document.head.append(texts)
  // The request for the modal loads it again and handles the error.
  loadModal().catch(() => undefined)
}
