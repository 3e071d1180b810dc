import type { Locale } from '../../../locales.config'
import { brand } from '../../core/brand'
import { colours } from '../../design/theme/colours'
import type { OfflineTexts } from './texts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '')

/** The fonts of the device: the page needs no file. */
const css = `
*{box-sizing:border-box;margin:0}
html{color-scheme:light}
body{display:grid;grid-template-rows:auto 1fr;min-height:100vh;background:${colours.paper};color:${colours.ink};font:1rem/1.55 Figtree,Arial,system-ui,sans-serif}
header{padding:1.5rem max(1rem,calc(50vw - 37.5rem))}
header a{display:inline-flex;align-items:center;gap:.6rem;min-height:2.5rem;color:inherit;font-size:1.375rem;font-weight:700;letter-spacing:-.02em;text-decoration:none}
main{align-self:center;width:100%;max-width:40rem;margin-inline:auto;padding:1rem 1rem 25vh}
h1{font-size:clamp(2rem,1.5rem + 3vw,3rem);line-height:1.1;letter-spacing:-.02em;overflow-wrap:break-word}
main p{margin-block-start:1.25rem;color:${colours['ink-muted']};font-size:1.125rem}
nav{display:flex;flex-wrap:wrap;gap:.75rem;margin-block-start:2rem}
nav a{display:inline-flex;align-items:center;min-height:2.75rem;padding:.5rem 1.25rem;border:1px solid ${colours.accent};border-radius:10px;color:${colours.accent};font-weight:600;text-decoration:none}
nav a:first-child{background:${colours.accent};color:${colours['on-accent']}}
nav a:hover{border-color:${colours['accent-strong']};text-decoration:underline}
a:focus-visible{outline:3px solid ${colours.focus};outline-offset:2px;border-radius:10px}
`.replaceAll('\n', '')

const mark =
  '<svg aria-hidden="true" width="32" height="32" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#12312a"/><path d="M22.6 10.2a9 9 0 1 0 2.2 8.4" fill="none" stroke="#fbf8f1" stroke-width="4.2" stroke-linecap="round"/><circle cx="24" cy="13" r="2.6" fill="#f07260"/></svg>'

/** The page is loaded again as soon as there is a connection. */
export const offlineScript = 'addEventListener("online",()=>location.reload())'

/**
 * The page that the service worker shows at an address that it cannot reach and has no copy of. It needs no other file.
 * Its first link has an empty address, so it leads to the one that could not be reached.
 */
export const offlineHtml = ({ urlCode, htmlLang }: Locale, texts: OfflineTexts): string =>
  [
    `<!doctype html><html lang="${htmlLang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escape(texts.title)} | ${brand.name}</title><style>${css}</style></head>`,
    `<body><header><a href="/${urlCode}">${mark}${brand.name}</a></header>`,
    `<main><h1>${escape(texts.title)}</h1><p>${escape(texts.text)}</p>`,
    `<nav aria-label="${escape(texts.title)}"><a href="">${escape(texts.retry)}</a>`,
    `<a href="/${urlCode}">${escape(texts.home)}</a></nav></main>`,
    `<script>${offlineScript}</script></body></html>\n`,
  ].join('')
