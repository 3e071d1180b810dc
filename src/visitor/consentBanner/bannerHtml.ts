import { em, breakpoints } from '../../design/theme/tokens'
import { bannerId, controlNoteId, noticeId } from './bannerId'
import type { BannerTexts } from './texts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '')

const region = `#${bannerId}`

/**
 * The region takes the place of src/design/layout/Notices.tsx: at the lower edge of the screen, but in the
 * page, below the footer, while a keyboard user is elsewhere, so that it never covers the focus. The notices of the
 * application are in the page meanwhile. A press that began elsewhere ends there, although the region comes back to the edge
 * in between (`data-passive`, src/visitor/consentBanner/banner.ts). With large text the card scrolls, and both answers stay in sight.
 * On a low screen a question of the site is a bar of at most half its height; settings that a visitor has opened are in the
 * page there.
 */
const css = `
${region}{position:static;padding:var(--space-16);outline:0}
@supports selector(:has(*)){
@media (min-height:32em){${region}{position:sticky;z-index:var(--z-notice);inset-block-end:0;pointer-events:none}${region}>form{max-height:max(50vh,100vh - 12rem);pointer-events:auto}}
@media not all and (min-height:32em){${region}[aria-live]{position:sticky;z-index:var(--z-notice);inset-block-end:0;padding:0;pointer-events:none}${region}[aria-live]>form{gap:var(--space-4) var(--space-20);max-width:none;max-height:50vh;padding:var(--space-12) var(--space-16);border-width:1px 0 0;border-radius:0;pointer-events:auto}${region}[aria-live] h2{font-size:var(--font-size-16)}${region}[aria-live] form>[data-answers]{inset-block-end:calc(-1*var(--space-12))}}
${region}[data-passive]>form{pointer-events:none}
html:has(:focus-visible:not([tabindex='-1'])) ${region}:not(:focus-within){position:static}
body:has(${region}) [data-notices]{position:static}
}
@media print{${region}{display:none}}
${region} form{display:grid;gap:var(--space-16);max-width:60rem;margin-inline:auto;padding:var(--space-20);overflow:auto;scroll-padding-block-end:calc(var(--height-button) + var(--space-32));overscroll-behavior:contain;background:var(--colour-surface);border:1px solid var(--colour-line-strong);border-radius:var(--radius-card);box-shadow:0 8px 32px rgb(18 49 42/.16)}
${region}:focus-visible form{outline:3px solid var(--colour-focus);outline-offset:2px}
${region} h2{font-size:var(--font-size-20)}
${region} p{max-width:44rem;color:var(--colour-ink-muted);font-size:var(--font-size-14)}
${region} [data-answers]{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(9rem,100%),1fr));gap:var(--space-12)}
${region} :is(button,summary){display:flex;align-items:center;justify-content:center;min-height:var(--height-button);padding:var(--space-8) var(--space-16);border:1px solid var(--colour-accent);border-radius:var(--radius-control);background:var(--colour-accent);color:var(--colour-on-accent);font-weight:600;line-height:1.25;text-align:center}
${region} button:not([data-close]):hover{background:var(--colour-accent-strong)}
${region} summary{width:fit-content;min-height:var(--space-32);padding:var(--space-4) 0;background:none;border:0;color:var(--colour-ink);text-decoration:underline;text-underline-offset:.2em}
${region} details>div{display:grid;gap:var(--space-16);padding-block-start:var(--space-12)}
${region} fieldset{display:grid;gap:var(--space-12);grid-template-columns:repeat(auto-fit,minmax(min(13rem,100%),1fr))}
${region} label{display:grid;grid-template-columns:auto 1fr;align-content:start;gap:var(--space-4) var(--space-12);font-weight:600}
${region} label span{grid-column:2;color:var(--colour-ink-muted);font-size:var(--font-size-14);font-weight:400}
${region} input{width:1.25rem;height:1.25rem;margin:.15em 0 0;accent-color:var(--colour-accent)}
${region} form:not([data-control])>[data-note],${region}[aria-live] [data-close]{display:none}
${region} [data-close]{background:none;color:var(--colour-ink)}
${region} form>[data-answers]{position:sticky;inset-block-end:calc(-1*var(--space-20));padding-block:var(--space-8);background:inherit}
@media (min-width:${em(breakpoints.sm)}){${region} [data-answers]{max-width:32rem}}
@media (min-width:${em(breakpoints.md)}){${region} form{grid-template-columns:minmax(0,1fr) 24rem;column-gap:var(--space-40)}${region} form>:not(p,h2){grid-column:1/-1}${region} form>[data-answers]{grid-area:1/2/3;align-self:center}}
`.replaceAll('\n', '')

const asked = ['functionality', 'analytics', 'advertisement']

/**
 * What is inside of the banner's region: a native form. Accepting and refusing are the same buttons, side by side; the
 * settings open in place, and can be closed without an answer when a visitor has opened them. With the Global Privacy
 * Control (`data-control`) a note says what it refuses; the rest is the same.
 */
export function bannerHtml(texts: BannerTexts): string {
  const { title, text, accept, refuse, settings, save, close, privacy_control, policy, categories } = texts
  const link = policy ? ` <a href="${escape(policy.path)}">${escape(policy.text)}</a>` : ''
  const box = ({ category, title: name, text: purpose }: BannerTexts['categories'][number]): string => {
    const state = asked.includes(category) ? `name="${category}"` : 'checked disabled'
    return `<label><input type="checkbox" ${state}>${escape(name)}<span>${escape(purpose)}</span></label>`
  }
  return [
    `<style>${css}</style><form><h2>${escape(title)}</h2><p>${escape(text)}${link}</p>`,
    `<p data-note id="${controlNoteId}">${escape(privacy_control)}</p>`,
    `<div data-answers><button value="all">${escape(accept)}</button><button value="none">${escape(refuse)}</button></div>`,
    `<details><summary>${escape(settings)}</summary><div><fieldset aria-label="${escape(settings)}">`,
    ...categories.map(box),
    `</fieldset><div data-answers><button value="some">${escape(save)}</button><button data-close>${escape(close)}</button></div></div></details></form>`,
  ].join('')
}

const notice = `#${noticeId}`

const noticeCss = `
${notice}{padding:var(--space-16) var(--space-20);color:var(--colour-ink-muted);font-size:var(--font-size-14);text-align:center}
${notice} a{color:var(--colour-ink);text-decoration:underline;text-underline-offset:.2em}
@media print{${notice}{display:none}}
`.replaceAll('\n', '')

/** The line that says that cookies are in use, with a link to the settings. */
export const noticeHtml = ({ notice: text, label, policy }: BannerTexts): string =>
  `<style>${noticeCss}</style><p>${escape(text)} <a data-consent href="${escape(policy?.path ?? '#')}">${escape(label)}</a></p>`
