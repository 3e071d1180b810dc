import { mainElementId } from '../layout/PageLayout'

/**
 * Takes the place of a page's component while the page keeps its prerendered HTML. It is never rendered: the frame shows
 * the HTML instead (PageFrame).
 */
export const KeptPage = (): null => null

let html: { __html: string } | undefined

/**
 * The prerendered HTML of the first page, for `dangerouslySetInnerHTML`: hydration leaves it as it is, and should React
 * have to render the element itself it writes the same HTML. First called while it is in the document.
 */
export const keptPageHtml = (): { __html: string } =>
  (html ??= { __html: document.getElementById(mainElementId)?.innerHTML ?? '' })
