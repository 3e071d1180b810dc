/** The attribute of the style element with the rules of a page's content (shorterPage.ts). */
export const ownStylesAttribute = 'data-own'

/**
 * Keeps the rules of the first page's content in the document while that page is shown: on another page its classes mean
 * something else. Called when it is shown, it returns a function that is called when the visitor leaves it.
 */
export function ownStylesOfDocument(): () => () => void {
  const style = document.head.querySelector(`style[${ownStylesAttribute}]`)
  return () => {
    if (style && !style.isConnected) document.head.append(style)
    return () => style?.remove()
  }
}

/**
 * Adds the rules of a page's content to the document, after all others. Returns a function that removes them: on another
 * page their classes mean something else.
 */
export function addOwnStyles(own: string): () => void {
  const style = document.createElement('style')
  style.textContent = own
  document.head.append(style)
  return () => style.remove()
}
