/**
 * The bootstrap script: the only script of a page before its application ("A page in the browser" in docs/architecture.md).
 * Bundled and minified by `npm run codegen` into `inline.ts`; the same bytes on every page, so that one CSP hash
 * covers it. What differs from page to page are the attributes of its element: `data-release` has webpack's hash and the
 * addresses of the scripts and data that the application needs.
 *
 * The bootstrap script preloads these files a second after the loaded page is shown and runs the scripts when the browser is idle
 * two seconds after that, or at the first interaction with anything but a plain link; at once for `signup=open`, on a page with a tool, for an
 * address that filters a list of the page, a preview cookie and `/preview`. It marks what is over since the build. A tap
 * on an element marked `data-replay` is kept and replayed after hydration.
 *
 * Until the application runs, the page works natively, and the bootstrap script keeps it so: a kept tap is given back to its link
 * after a time limit or when the application fails; a page whose files are gone with a newer release is loaded again,
 * and so is one whose address has changed by going back.
 */
import { markEnded } from '../../content/events/markEnded'
import { tapLimit } from '../../design/hydration/tapLimit'
import { isPreviewed } from '../preview/isPreviewed'
import { usesApp } from '../start/returningVisitor'

type Live = (() => void) & {
  done?: boolean
  /** Loads the page again, once, if the server has a newer release of it and nothing that was typed would be lost. */
  renew: () => void
  /** True when the visitor has typed something on a page of this document. */
  hasTyped: () => boolean
  /** True when the last entry was a part of letters that are composed of several keys. */
  isComposing: () => boolean
}

declare global {
  interface Window {
    /** Called by the application after hydration. Absent in `gatsby develop`, which has no bootstrap script. */
    __live?: Live
  }
}

// Before anything is painted: the header of a visitor who uses the app, and a banner that is not for this visitor, because of
// the partner in the address or because it was closed in this session.
try {
  if (usesApp(document.cookie)) document.documentElement.dataset['member'] = ''
  if (/[?&]partner=datev(&|$)/.test(location.search) || sessionStorage.getItem('notification-banner/v2'))
    document.documentElement.dataset['notification'] = 'closed'
} catch {
  // The browser blocks storage: everybody's header, and the banner stays.
}

const { release = '', path = '' } = document.currentScript?.dataset ?? {}
const [, ...files] = release.split(' ')
let preloaded = false
let started = false
/** True when taps are no longer kept: the application has failed or takes too long. */
let native = false
let urgent = false
let typed = false
let composing = false
let renewing = false
let tapped: HTMLElement | undefined
let tapTimer: ReturnType<typeof setTimeout> | undefined

const isScript = (file: string): boolean => file.endsWith('js')

const append = (tag: string, properties: object): void =>
  document.head.append(Object.assign(document.createElement(tag), properties))

const preload = (): void => {
  if (preloaded) return
  preloaded = true
  for (const href of files) {
    const request = isScript(href) ? { as: 'script' } : { as: 'fetch', crossOrigin: '' }
    append('link', { rel: 'preload', ...request, fetchPriority: urgent ? 'auto' : 'low', href })
  }
}

const start = (): void => {
  if (started) return
  started = true
  preload()
  for (const src of files.filter(isScript)) append('script', { src })
}

const startUrgently = (): void => {
  urgent = true
  start()
}

/** The kept tap, which is kept no longer. */
const takeTap = (): HTMLElement | undefined => {
  const element = tapped
  clearTimeout(tapTimer)
  element?.removeAttribute('aria-busy')
  tapped = undefined
  return element?.isConnected ? element : undefined
}

const live: Live = Object.assign(
  () => {
    live.done = true
    takeTap()?.click()
  },
  {
    renew: () => {
      if (renewing || (history.state as { renewed?: boolean } | null)?.renewed) return
      renewing = true
      // Only the same page of another release helps: no reload when the visitor is offline, when a script is blocked
      // or when the server answers with an error.
      fetch(location.href, { cache: 'no-cache' })
        .then((response) => response.text())
        .then((html) => {
          if (typed || html.includes(release) || !html.includes(`data-path="${path}"`)) return
          history.replaceState({ ...history.state, renewed: true }, '')
          location.reload()
        })
        .catch(() => undefined)
    },
    hasTyped: () => typed,
    isComposing: () => composing,
  },
)
window.__live = live

/** Gives a kept tap back to its link or form, and keeps no other. */
const giveBack = (): boolean => {
  const element = takeTap()
  native = true
  element?.click()
  return Boolean(element)
}

const fail = (): void => {
  if (started && !live.done && !giveBack()) live.renew()
}

for (const type of ['pointerdown', 'touchstart', 'keydown', 'focusin']) {
  addEventListener(
    type,
    (event) => {
      if (!(event.target as Element | null)?.closest?.('a:not([data-replay])')) startUrgently()
    },
    { capture: true, passive: true },
  )
}

/** Keeps a tap until the application can replay it. */
const keepTap = (element: HTMLElement): void => {
  if (element !== tapped) {
    takeTap()
    element.setAttribute('aria-busy', 'true')
    tapped = element
    // Other elements do nothing by themselves, so they wait until the application runs or fails.
    if (element.closest('a,form')) tapTimer = setTimeout(giveBack, tapLimit)
  }
  startUrgently()
}

// A form that is not complete says so in the site's words, of all fields at once, when its code is there.
addEventListener(
  'invalid',
  (event) => {
    const button = (event.target as HTMLInputElement).form?.querySelector<HTMLElement>('[type=submit]')
    if (!button || native || live.done) return
    event.preventDefault()
    keepTap(button)
  },
  true,
)

addEventListener(
  'click',
  (event) => {
    const element = (event.target as Element | null)?.closest?.<HTMLElement>('[data-replay]')
    // With a modifier a link opens in another tab or window, which needs no application.
    if (!element || native || live.done || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    keepTap(element)
  },
  true,
)

addEventListener('pagehide', takeTap)
addEventListener(
  'input',
  (event) => {
    typed = true
    composing = event.isComposing
  },
  true,
)

// Scripts that are missing or throw; promises of the application that nobody handles, its data among them. webpack would wait
// for an element whose script is missing.
addEventListener(
  'error',
  ({ target }) => {
    const isOfScript = target instanceof HTMLScriptElement
    if (isOfScript) target.remove()
    if (isOfScript || target === window) fail()
  },
  true,
)
addEventListener('unhandledrejection', fail)

const address = (): string | undefined => location.href.split('#')[0]
const openedAddress = address()
addEventListener('popstate', () => {
  if (!live.done && address() !== openedAddress) location.reload()
})

addEventListener('DOMContentLoaded', () => {
  for (const { dataset } of document.querySelectorAll<HTMLElement>(
    '[data-ends],[data-filters],[data-tool]',
  )) {
    // What is over since the build says so before anything is shown that could move.
    markEnded(dataset)
    // A tool, which visitors use at once; or the address asks for a part of a list that the application filters.
    if ('tool' in dataset || RegExp(`[?&](${dataset['filters'] ?? ''})=`).test(location.search))
      startUrgently()
  }
})

const plan = (): void => {
  setTimeout(preload, 1000)
  setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(start) : start()), 2000)
}

// With the first frame, so that no file competes with it: also in a tab that is opened in the background or prerendered.
const whenShown = (): void => {
  requestAnimationFrame(plan)
}

if (/[?&]signup=open(&|$)/.test(location.search) || isPreviewed() || location.pathname === '/preview') {
  startUrgently()
} else if (document.readyState === 'complete') whenShown()
else addEventListener('load', whenShown)
