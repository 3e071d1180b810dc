/** The text with a capital at its start, as a label or a sentence begins; digits and capitals stay. */
export function capitalised(text: string, htmlLang: string): string {
  const [first = '', ...others] = [...text]
  return first.toLocaleUpperCase(htmlLang) + others.join('')
}
