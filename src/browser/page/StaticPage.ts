import { useLayoutEffect } from 'react'
import { mainElementId } from '../../design/layout/PageLayout'
import { ownStylesOfDocument } from '../../gatsby/ownStyles'

/** The prerendered content of a page. */
export type StaticContent = {
  /** For `dangerouslySetInnerHTML`: React leaves it as it is as long as it is the same object. */
  html: { __html: string }
  /**
   * Called when the page is in the document, before it is painted. Returns a function that is called when the visitor
   * leaves it.
   */
  onMount: () => () => void
}

/**
 * Takes the place of a page's component while the page keeps its prerendered HTML. It is never rendered: the frame shows
 * the HTML instead (PageFrame).
 */
export const StaticPage = (): null => null

let staticElement: HTMLElement | null = null

/** The content of the first page, which is in the document already. */
export function contentOfDocument(): StaticContent {
  staticElement = document.getElementById(mainElementId)
  return { html: { __html: staticElement?.innerHTML ?? '' }, onMount: ownStylesOfDocument() }
}

/**
 * Puts the elements of the first page's content back after React could not hydrate the frame of the page and has rendered
 * everything anew: what was typed, chosen and opened in them is no part of their HTML.
 */
export function restoreContent(): void {
  const shown = document.getElementById(mainElementId)
  if (!staticElement || !shown || shown === staticElement) return
  shown.replaceChildren(...staticElement.childNodes)
  staticElement = shown
}

/** Tells the content of a page that it is shown. */
export function StaticContentEffects({ content }: { content: StaticContent }): null {
  useLayoutEffect(() => content.onMount(), [content])
  return null
}
