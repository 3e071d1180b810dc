import type {} from '../../visitor/consent/page'
import { bannerId } from '../../visitor/consentBanner/bannerId'
import { bannerPath } from '../../visitor/consentBanner/bannerPath'
import { previewedFilesPath } from './contract'

type Open = NonNullable<Window['__consent']>['open']

/** As long as nothing has been opened, there is nothing to replace again. */
let opensDrafts: Open | undefined

/**
 * Has the consent banner come with the drafts of the preview when it is opened next, in place of the published one. Called
 * again after each change of the drafts; a banner that is open stays as it is until then. Without the drafts' file the
 * published one is shown.
 */
export function openPreviewedBanner(): void {
  const page = window.__consent
  if (!page || page.open === opensDrafts) return
  const openPublished = page.open
  opensDrafts = (link) => {
    const { pathname } = document.querySelector<HTMLAnchorElement>('[data-consent]') ?? window.location
    const src = `${previewedFilesPath}${bannerPath(pathname.split('/')[1] ?? '')}`
    // One that shows earlier texts. A question that nobody has opened is left to be answered.
    if (link) document.getElementById(bannerId)?.remove()
    // The file replaces `open` and shows the banner at once.
    document.head.append(
      Object.assign(document.createElement('script'), { src, link, onerror: () => openPublished(link) }),
    )
  }
  page.open = opensDrafts
}
