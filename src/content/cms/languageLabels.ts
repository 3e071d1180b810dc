/** Before the language in the label of words that are not in the language of their document. */
const prefix = 'lang-'

/** The language that a label of rich text names (`lang-de`), as in the attribute `lang`; undefined for any other label. */
export const languageOfLabel = (label: string | undefined): string | undefined =>
  label?.startsWith(prefix) ? label.slice(prefix.length) : undefined

/** The label for words in a language. */
export const labelOfLanguage = (language: string): string => `${prefix}${language}`
