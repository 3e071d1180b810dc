import { onRenderBody } from 'gatsby-plugin-prismic-previews/gatsby-ssr'
import { mayBeAskedFor } from '../../visitor/consent/thirdPartyGate'
import { rememberBlockedToolbar, toolbarIsBlocked } from './blockedToolbar'
import { isPreviewed } from './isPreviewed'
import { previewCookieValue, restorePreview } from './previewCookie'

/** Repositories whose toolbar is in the page. */
const shown = new Set<string>()

/** Adds what gatsby-plugin-prismic-previews would write into every page: the toolbar's script, and a hint to its host. */
function addToolbar(repositoryName: string): void {
  if (shown.has(repositoryName)) return
  shown.add(repositoryName)
  const add: Parameters<typeof onRenderBody>[0]['setHeadComponents'] = (elements) => {
    for (const { type, props } of elements)
      document.head.append(Object.assign(document.createElement(type), props))
  }
  onRenderBody({ setHeadComponents: add, setPostBodyComponents: add }, { repositoryName })
}

/**
 * Shows Prismic's toolbar (releases, share links, exit) in a preview that the server has confirmed. `onEnd` is called when
 * the editor leaves the preview there. A change of its drafts is left to the page, which follows them without a reload.
 *
 * In a browser that blocks cookies of third parties the toolbar does not know its own session: it deletes the preview's
 * cookie and loads the page again. The cookie is then restored, and the preview goes on without the toolbar.
 *
 * Returns a function that ends all of this, but for the script.
 */
export function showPrismicToolbar(repositoryName: string, onEnd: () => void): () => void {
  if (toolbarIsBlocked() || !mayBeAskedFor('prismicToolbar')) return () => undefined
  let value = previewCookieValue()
  const update = (event: Event): void => {
    event.preventDefault()
    value = previewCookieValue()
  }
  const end = (event: Event): void => {
    event.preventDefault()
    onEnd()
  }
  const keep = (): void => {
    if (value !== undefined && !isPreviewed() && rememberBlockedToolbar()) restorePreview(value)
  }
  window.addEventListener('prismicPreviewUpdate', update)
  window.addEventListener('prismicPreviewEnd', end)
  window.addEventListener('pagehide', keep)
  addToolbar(repositoryName)
  return () => {
    window.removeEventListener('prismicPreviewUpdate', update)
    window.removeEventListener('prismicPreviewEnd', end)
    window.removeEventListener('pagehide', keep)
  }
}
