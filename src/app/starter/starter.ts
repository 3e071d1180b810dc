/**
 * The starter: the only script of a page before its application ("A page in the browser" in docs/architecture.md).
 * Bundled and minified by `npm run codegen` into `inline.ts`; the same bytes on every page, so that one CSP hash
 * covers it.
 *
 * The scripts of the application are in an inert `<template id="application">`. The starter preloads them a second
 * after load and runs them when the browser is idle two seconds after load, or at the first interaction with anything
 * but a plain link; at once for `signup=open`, a preview cookie and `/preview`. A tap on an element marked
 * `data-replay` is stored and replayed after hydration.
 */
type Live = (() => void) & { done?: boolean }

declare global {
  interface Window {
    /** Called by the application after hydration. */
    __live: Live
    pagePath: string
  }
}

// A banner closed in this session must not be visible until the application hides it.
try {
  if (sessionStorage.getItem('notification-banner/v2'))
    document.documentElement.dataset['notification'] = 'closed'
} catch {
  // The browser blocks storage: the banner stays.
}

const page = document.getElementById('application') as HTMLTemplateElement
const data = page.dataset
let preloaded = false
let started = false
let urgent = false
let tapped: HTMLElement | undefined

const preloadOne = (href: string, as: string): void => {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = as
  link.href = href
  if (as === 'fetch') link.crossOrigin = 'anonymous'
  link.fetchPriority = urgent ? 'auto' : 'low'
  document.head.append(link)
}

/** Files by chunk name, from Gatsby's own script in the template: `window.___chunkMapping="{…}"`. */
const chunkFiles = (): Record<string, string[]> => {
  const script = page.content.querySelector('#gatsby-chunk-mapping')?.textContent ?? ''
  const json = /=\s*(".*")/.exec(script)?.[1]
  return json ? (JSON.parse(JSON.parse(json) as string) as Record<string, string[]>) : {}
}

const preload = (): void => {
  if (preloaded) return
  preloaded = true
  for (const script of page.content.querySelectorAll<HTMLScriptElement>('script[src]:not([nomodule])')) {
    preloadOne(script.getAttribute('src') ?? '', 'script')
  }
  const files = chunkFiles()
  for (const chunk of (data['chunks'] ?? '').split(' ')) {
    for (const file of files[chunk] ?? []) preloadOne(file, 'script')
  }
  for (const file of (data['files'] ?? '').split(' ')) preloadOne(file, 'fetch')
  preloadOne(data['siteData'] ?? '', 'fetch')
}

const start = (): void => {
  if (started) return
  started = true
  preload()
  // Gatsby's own script for this differs per page; as data, all inline scripts have the same bytes on every page.
  window.pagePath = data['pagePath'] ?? ''
  for (const source of page.content.querySelectorAll('script')) {
    const script = document.createElement('script')
    for (const { name, value } of source.attributes) script.setAttribute(name, value)
    script.text = source.text
    document.body.append(script)
  }
}

const startUrgently = (): void => {
  urgent = true
  start()
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

addEventListener(
  'click',
  (event) => {
    const element = (event.target as Element | null)?.closest?.<HTMLElement>('[data-replay]')
    // With a modifier a link opens in another tab or window, which needs no application.
    if (!element || window.__live.done || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    element.setAttribute('aria-busy', 'true')
    tapped = element
    startUrgently()
  },
  true,
)

const clearTap = (): void => {
  tapped?.removeAttribute('aria-busy')
  tapped = undefined
}

window.__live = () => {
  window.__live.done = true
  const element = tapped
  clearTap()
  if (element?.isConnected) element.click()
}

addEventListener('pagehide', clearTap)

const whenLoaded = (): void => {
  setTimeout(preload, 1000)
  setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(start) : start()), 2000)
}

const whenShown = (): void => {
  if ((document as Document & { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', whenLoaded, { once: true })
  } else whenLoaded()
}

if (
  /[?&]signup=open(&|$)/.test(location.search) ||
  /(^|; )io\.prismic\.preview=/.test(document.cookie) ||
  location.pathname === '/preview'
) {
  startUrgently()
} else if (document.readyState === 'complete') whenShown()
else addEventListener('load', whenShown)

export {}
