/** Names of countries in one language, by alpha-2 code. */
export type CountryNames = Readonly<Record<string, string>>

/**
 * The names that visitors look for in a list: of several that i18n-iso-countries has, the one at `place`, else the first;
 * `corrected` are those that it gives in a form of treaties, in another language or for the wrong country.
 */
export const usualNames = (
  library: Readonly<Record<string, string | string[]>>,
  corrected: CountryNames,
  place = 0,
): CountryNames =>
  Object.fromEntries(
    Object.entries(library).flatMap(([alpha2, written]) => {
      const names = [written].flat()
      const name = corrected[alpha2] ?? names[place] ?? names[0]
      return name ? [[alpha2, name]] : []
    }),
  )
