const names = new Map<string, Intl.DisplayNames>()

/** The names of one language: a phone needs 50 ms to make them. */
function namesIn(htmlLang: string): Intl.DisplayNames {
  const known = names.get(htmlLang) ?? new Intl.DisplayNames([htmlLang], { type: 'region' })
  names.set(htmlLang, known)
  return known
}

/** The name of a country in the language of the page: `formatCountry('GB', 'de-AT')` → `Vereinigtes Königreich`. */
export const formatCountry = (country: string, htmlLang: string): string =>
  namesIn(htmlLang).of(country) ?? country
