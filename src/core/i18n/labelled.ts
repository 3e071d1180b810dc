/** The colon after a label: French has a narrow no-break space before it; no other language of the site has one. */
export const colonOf = (htmlLang: string): string => (/^fr\b/.test(htmlLang) ? '\u202f:' : ':')

/** A label and what it says, as the language writes it: `Datum: 3. Mai`, in French `Date : 3 mai`. */
export const labelled = (label: string, text: string, htmlLang: string): string =>
  `${label}${colonOf(htmlLang)} ${text}`
