/** Whether a pasted text is a table: cells between tabs, several rows, or a number between semicolons. */
export const isTable = (text: string): boolean =>
  /\t|\S\s*[\r\n]\s*\S|;(?=[^\p{L};]*\d)[^\p{L};]*(?:;|$)/u.test(text.trim())
