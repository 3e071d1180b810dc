/** A page that is opened in the application, from its HTML file. Loaded when a visitor is about to open the first one. */
import { createElement, Fragment, type ReactElement } from 'react'
import { markEnded } from '../../../content/events/markEnded'
import { mainElementId } from '../../../design/layout/PageLayout'
import { readStaticPageFile, type StaticPageFile } from '../../../gatsby/openedPage/file'
import { addOwnStyles } from '../../../gatsby/ownStyles'
import type { StaticContent } from '../StaticPage'

export type OpenedPage = Pick<StaticPageFile, 'path' | 'hash'> & {
  content: StaticContent
  /** The component that Gatsby renders into the head. */
  Head: () => ReactElement
}

/** The page in an HTML file; undefined when it does not keep its HTML, or it is no page of the site. */
export async function openedPage(html: string): Promise<OpenedPage | undefined> {
  const file = readStaticPageFile(html)
  if (!file) return undefined
  const { path, hash, main } = file
  const onMount = await whenShown(file)
  return { path, hash, content: { html: { __html: main }, onMount }, Head: headOf(file) }
}

/** What the head of the document and the bootstrap script do for the first page: its styles, and marks on what is over. */
async function whenShown({ styles, ownStyles }: StaticPageFile): Promise<() => () => void> {
  const shared = styles ? await import('../../../gatsby/openedPage/styles') : undefined
  return () => {
    shared?.addSharedStyles(styles)
    for (const element of document.querySelectorAll<HTMLElement>(`#${mainElementId} [data-ends]`)) {
      markEnded(element.dataset)
    }
    return addOwnStyles(ownStyles)
  }
}

function headOf({ lang, head }: StaticPageFile): () => ReactElement {
  const elements = head.map((element, key) => {
    const attributes = element
      .getAttributeNames()
      .filter((name) => name !== 'data-gatsby-head')
      .map((name) => [name, element.getAttribute(name) ?? ''])
    const __html = element.innerHTML
    return createElement(element.localName, {
      ...(Object.fromEntries(attributes) as Record<string, string>),
      key,
      ...(__html ? { dangerouslySetInnerHTML: { __html } } : {}),
    })
  })
  return () => createElement(Fragment, null, createElement('html', { lang }), elements)
}
