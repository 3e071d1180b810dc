/** What no document can hold: control characters, halves of letters, and two characters that XML excludes. */
const notInDocuments = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]+/gu

/** A text without what no document can hold; line breaks are the only control characters that stay. */
export const documentText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.replace(notInDocuments, ' '))
    .join('\n')

/** The beginning of a text, of at most so many UTF-16 units; a letter is never cut in two. */
export const cutText = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
