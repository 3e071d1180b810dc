/** A page that is opened in the application, from its HTML file. Loaded when a visitor is about to open the first one. */
import { markEnded } from '../../../content/events/markEnded'
import { mainElementId } from '../../../design/layout/PageLayout'
import type { ShowHead } from '../../../gatsby/application/loadedPage'
import { readStaticPageFile, type StaticPageFile } from '../../../gatsby/openedPage/file'
import { loadStyledComponents, showSharedStyles } from '../../../gatsby/openedPage/sharedStyles'
import { addOwnStyles } from '../../../gatsby/ownStyles'
import type { StaticContent } from '../StaticPage'

export type OpenedPage = Pick<StaticPageFile, 'path' | 'hash'> & {
  content: StaticContent
  showHead: ShowHead
}

/** The page in an HTML file; undefined when it does not keep its HTML, or it is no page of the site. */
export function openedPage(html: string): OpenedPage | undefined {
  const file = readStaticPageFile(html)
  if (!file) return undefined
  const { path, hash, main, styles } = file
  // The page does not wait for it.
  if (styles) void loadStyledComponents()
  return {
    path,
    hash,
    content: { html: { __html: main }, onMount: () => show(file) },
    showHead: headOf(file),
  }
}

/** What the head of the document and the bootstrap script do for the first page: its styles, and marks on what is over. */
function show({ styles, ownStyles }: StaticPageFile): () => void {
  const removals = [showSharedStyles(styles), addOwnStyles(ownStyles)]
  for (const element of document.querySelectorAll<HTMLElement>(`#${mainElementId} [data-ends]`)) {
    markEnded(element.dataset)
  }
  return () => {
    for (const remove of removals) remove()
  }
}

/** The elements of its head, and the language of the document. */
function headOf({ lang, head }: StaticPageFile): ShowHead {
  const html = Object.assign(document.createElement('html'), { lang })
  return (show) => {
    show([html, ...head])
    return () => undefined
  }
}
