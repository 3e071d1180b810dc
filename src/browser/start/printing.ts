/** True where the print style (src/design/theme/printCss.ts) shows the content of closed disclosures. */
const stylesClosedOnes = (): boolean => 'supports' in CSS && CSS.supports('selector(::details-content)')

/**
 * Opens the closed questions of the page while it is printed, in browsers that cannot do this with styles: Chrome before
 * 131, Safari before 18.4, Firefox before 143.
 */
export function openQuestionsForPrinting(): void {
  if (stylesClosedOnes()) return
  let opened: Element[] = []
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll('main details:not([open])')]
    for (const details of opened) details.setAttribute('open', '')
  })
  addEventListener('afterprint', () => {
    for (const details of opened) details.removeAttribute('open')
    opened = []
  })
}
