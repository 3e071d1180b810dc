import { formsDataPath } from '../../site/formsData'

/** The modal's code, a chunk of its own. Rejects when it cannot be had; a later call asks again. */
export const loadModal = () => import(/* webpackChunkName: "sign-up-modal" */ '../../forms/signUpModal')

export type Modal = Awaited<ReturnType<typeof loadModal>>['SignUpModal']

const anticipated = new Set<string>()

/** Begins to fetch what the modal of a locale needs, code and texts side by side. */
export function anticipateModal(urlCode: string): void {
  if (anticipated.has(urlCode)) return
  anticipated.add(urlCode)
  const texts = document.createElement('link')
  Object.assign(texts, {
    rel: 'preload',
    as: 'fetch',
    crossOrigin: 'anonymous',
    href: formsDataPath(urlCode),
  })
  document.head.append(texts)
  // Whoever asks for the modal asks again, and hears of the fault.
  loadModal().catch(() => undefined)
}
