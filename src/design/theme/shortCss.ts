/** CSS without comments, and spaces and zeros that it does not need, for the head of a page. It has no strings with such a zero. */
export const shortCss = (css: string): string =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\n\s*/g, '')
    .replace(/(?<=[:,]) | (?=\{)| (?=>)|(?<=>) /g, '')
    .replace(/;\}/g, '}')
    .replace(/(?<=[\s:,(-])0(?=\.\d)/g, '')
