import type { AskingFlag } from '../../visitor/consent/flagFlow'
import { showsFooterNotice } from '../../visitor/consent/footerNotice'
import { consent } from '../../visitor/consent/store'
import { bannerPath } from '../../visitor/consentBanner/bannerPath'

type Flag = { state(): AskingFlag; subscribe(listener: () => void): () => void }

/** Keeps the line at the end of the page, by which visitors see that cookies are in use, as flag and consent are. */
export function followFooterNotice(flag: Flag): void {
  let isRequested = false
  const update = (): void => {
    const isShown = showsFooterNotice(flag.state(), consent.state(), window.location.search)
    const { note } = window.__consent ?? {}
    if (note) return note(isShown)
    const link = document.querySelector<HTMLAnchorElement>('[data-consent]')
    if (!isShown || isRequested || !link) return
    isRequested = true
    // Texts of the page's locale; without the file the page has no such line.
    const src = bannerPath(link.pathname.split('/')[1] ?? '')
    const script = Object.assign(document.createElement('script'), { src, isForNotice: true, onload: update })
    document.head.append(script)
  }
  flag.subscribe(update)
  consent.subscribe(update)
  update()
}
