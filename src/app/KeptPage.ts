import { createElement, Fragment, useInsertionEffect, useLayoutEffect, type ReactElement } from 'react'
import { markOver } from '../events/markOver'
import { mainElementId } from '../layout/PageLayout'
import type { KeptFile } from './keptFile'
import { addOwnStyles, addSharedStyles, splitStyles } from './keptStyles'

/** The prerendered content of a page. */
export type KeptContent = {
  /** For `dangerouslySetInnerHTML`: React leaves it as it is as long as it is the same object. */
  html: { __html: string }
  /** The styles of a page that the document does not have yet. */
  styles?: ReturnType<typeof splitStyles>
}

/**
 * Takes the place of a page's component while the page keeps its prerendered HTML. It is never rendered: the frame shows
 * the HTML instead (PageFrame).
 */
export const KeptPage = (): null => null

/** The content of the first page, which is in the document already. */
export const contentOfDocument = (): KeptContent => ({
  html: { __html: document.getElementById(mainElementId)?.innerHTML ?? '' },
})

/** The content of another page. */
export const contentOfFile = ({ main, styles }: KeptFile): KeptContent => ({
  html: { __html: main },
  styles: splitStyles(styles),
})

/** The component that Gatsby renders into the head for another page. */
export function headOfFile({ lang, head }: KeptFile): () => ReactElement {
  const elements = head.map((element, key) => {
    const attributes = Object.fromEntries(
      element
        .getAttributeNames()
        .map((name) => [name, element.getAttribute(name) ?? ''])
        .filter(([name]) => name !== 'data-gatsby-head'),
    )
    const __html = element.innerHTML
    return createElement(element.localName, {
      ...attributes,
      key,
      ...(__html ? { dangerouslySetInnerHTML: { __html } } : {}),
    })
  })
  return () => createElement(Fragment, null, createElement('html', { lang }), elements)
}

/** What the starter and the head do for the first page: the styles of the content, and marks on what is over. */
export function KeptContentEffects({ content }: { content: KeptContent }): null {
  const { styles } = content
  useInsertionEffect(() => {
    if (!styles) return undefined
    addSharedStyles(styles.shared)
    return addOwnStyles(styles.own)
  }, [styles])
  useLayoutEffect(() => {
    if (!styles) return
    for (const element of document.querySelectorAll<HTMLElement>(`#${mainElementId} [data-ends]`)) {
      markOver(element.dataset)
    }
  }, [styles])
  return null
}
