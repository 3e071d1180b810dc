import { useLayoutEffect } from 'react'
import { mainElementId } from '../../design/layout/PageLayout'

/** The prerendered content of a page. */
export type KeptContent = {
  /** For `dangerouslySetInnerHTML`: React leaves it as it is as long as it is the same object. */
  html: { __html: string }
  /**
   * Called when a page that was opened in the application is in the document, before it is painted. Returns a function
   * that is called when the visitor leaves it.
   */
  onShown?: () => () => void
}

/**
 * Takes the place of a page's component while the page keeps its prerendered HTML. It is never rendered: the frame shows
 * the HTML instead (PageFrame).
 */
export const KeptPage = (): null => null

let keptElement: HTMLElement | null = null

/** The content of the first page, which is in the document already. */
export function contentOfDocument(): KeptContent {
  keptElement = document.getElementById(mainElementId)
  return { html: { __html: keptElement?.innerHTML ?? '' } }
}

/**
 * Puts the elements of the first page's content back after React could not hydrate the frame of the page and has rendered
 * everything anew: what was typed, chosen and opened in them is no part of their HTML.
 */
export function putContentBack(): void {
  const shown = document.getElementById(mainElementId)
  if (!keptElement || !shown || shown === keptElement) return
  shown.replaceChildren(...keptElement.childNodes)
  keptElement = shown
}

/** Tells the content of a page that it is shown. */
export function KeptContentEffects({ content }: { content: KeptContent }): null {
  useLayoutEffect(() => content.onShown?.(), [content])
  return null
}
