/** CSS without comments and the spaces that it does not need, for the head of a page. */
export const shortCss = (css: string): string =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\n\s*/g, '')
    .replace(/(?<=[:,]) | (?=\{)| (?=>)|(?<=>) /g, '')
    .replace(/;\}/g, '}')
