import { useState } from 'react'

type Html = { __html: string }

let isHydrating = false

/** Called right before the prerendered HTML is hydrated. */
export const beginHydration = (): void => {
  isHydrating = true
}

/** Called when the hydration of the page has ended; slices of their own chunk may still follow. */
export const endHydration = (): void => {
  isHydrating = false
}

/**
 * The prerendered HTML inside the element with this id, for `dangerouslySetInnerHTML`: hydration then leaves it as it
 * is, and should React have to render the element itself it writes the same HTML. Undefined on the server and after the
 * hydration, where the element must be rendered.
 */
function htmlToKeep(id: string): Html | undefined {
  const element = isHydrating ? document.getElementById(id) : null
  return element ? { __html: element.innerHTML } : undefined
}

/**
 * Keeps the prerendered HTML inside the element `id` for as long as it shows `content`; undefined when the content must
 * be rendered.
 */
export function useKeptHtml(id: string, content: unknown): Html | undefined {
  const [kept] = useState(() => ({ content, html: htmlToKeep(id) }))
  return kept.content === content ? kept.html : undefined
}
