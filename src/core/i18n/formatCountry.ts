/** The name of a country in the language of the page: `formatCountry('GB', 'de-AT')` → `Vereinigtes Königreich`. */
export function formatCountry(country: string, htmlLang: string): string {
  return new Intl.DisplayNames([htmlLang], { type: 'region' }).of(country) ?? country
}
