/**
 * What the scripts of the consent banner (src/visitor/consentBanner) and the application tell each other: the banner works
 * before the application starts, and without it.
 */
export type PageConsent = {
  /** Shows the banner. With the link that the visitor has pressed it shows the settings and takes the focus. */
  open(link?: HTMLAnchorElement): void
  /** Removes the question; settings that the visitor has opened stay. Absent until the file of the banner has loaded. */
  stopAsking?(): void
  /** Shows or removes the line that says that cookies are in use. Absent until the file of the banner has loaded. */
  note?(isShown: boolean): void
  /** The stored text of the decision made on this page; the only copy of it when the browser blocks storage. */
  record?: string
  /** True while everything is granted without asking: what the settings show then. */
  granted?: boolean
}

declare global {
  interface Window {
    /** Absent in `gatsby develop`, which has no inline scripts. */
    __consent?: PageConsent
  }
}

/** Event of the window after a decision in the banner, which is in `__consent.record` then. */
export const decidedEvent = 'consent-decided'
