/**
 * The place of what services add to every page, at the lower edge of the screen: by the rules of notices
 * (src/design/layout/Notices.tsx) it never covers what has the focus. It is the last element of the document, so that it has room
 * of its own below the footer and moves nothing when it comes; it stays there while the consent banner, HubSpot's own or a notice is at
 * the edge.
 */
const css = `
[data-corner]{display:flex;flex-wrap:wrap;align-items:end;gap:var(--space-12);padding:var(--space-12) var(--space-16)}
[data-corner]:not(:has(>:not([hidden])>*)){display:none}
[data-corner]>[data-of=chat]{margin-inline-start:auto}
@supports selector(:has(*)){
@media (min-height:32em){[data-corner]{--corner-yields:0;--corner-yield-presses:none;position:sticky;z-index:var(--z-notice);inset-block-end:0;pointer-events:none}[data-corner]>*>*{pointer-events:var(--notice-presses,auto)}}
html:has(:focus-visible:not([tabindex='-1'])) [data-corner]:not(:focus-within),body:has(#consent,[data-notices],#hs-eu-cookie-confirmation) [data-corner]{--corner-yields:1;--corner-yield-presses:auto;position:static}
html:has(:is(main,header,footer) :active) [data-corner]{--notice-presses:none}
}
@media print{[data-corner]{display:none}}
`.replaceAll('\n', '')

/** The element of a service in this place. */
export function cornerOf(service: 'survey' | 'chat'): HTMLElement {
  let corner = document.querySelector<HTMLElement>('[data-corner]')
  if (!corner) {
    const style = document.createElement('style')
    style.textContent = css
    document.head.append(style)
    corner = document.createElement('div')
    corner.dataset['corner'] = ''
    document.body.append(corner)
  }
  const element = document.createElement('div')
  element.dataset['of'] = service
  // The survey comes first, whichever starts first.
  if (service === 'survey') corner.prepend(element)
  else corner.append(element)
  return element
}
