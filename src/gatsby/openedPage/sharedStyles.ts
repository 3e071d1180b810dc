type AddSharedStyles = (styles: string) => void

let add: AddSharedStyles | undefined

/** Loads styled-components, which a page with islands needs. Without it the page is shown all the same. */
export const loadStyledComponents = (): Promise<void> =>
  import('./styles').then(
    ({ addSharedStyles }) => void (add = addSharedStyles),
    () => undefined,
  )

/**
 * Adds the style sheet of a page for styled-components to the document: to its rules, or until its code is there, as it is.
 * Returns a function that is called when the visitor leaves the page.
 */
export function showSharedStyles(styles: string): () => void {
  if (add || !styles) {
    add?.(styles)
    return () => undefined
  }
  const style = document.createElement('style')
  // After the last such element styled-components puts its own: before the rules of the content, as in the HTML of a page.
  style.dataset['styled'] = 'active'
  style.textContent = styles
  document.head.append(style)
  void loadStyledComponents().then(() => {
    if (!add || !style.isConnected) return
    add(styles)
    style.remove()
  })
  return () => style.remove()
}
