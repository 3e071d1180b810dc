/** Names that the browser knows in the language of the page. */
import { countryCodes } from '../../../core/i18n/countryCodes'

type Option = { value: string; text: string }

const namer = (htmlLang: string, type: 'region' | 'currency') => {
  try {
    const names = new Intl.DisplayNames(htmlLang, { type, fallback: 'none' })
    return (code: string): string => names.of(code) ?? code
  } catch {
    return (code: string): string => code
  }
}

const countriesIn = new Map<string, readonly Option[]>()

/** All countries of ISO 3166-1 by name, `first` before them. */
export function countryNames(htmlLang: string, first: string): readonly Option[] {
  const known = countriesIn.get(htmlLang)
  const nameOf = namer(htmlLang, 'region')
  const { compare } = new Intl.Collator(htmlLang)
  const sorted =
    known ??
    countryCodes.map((code) => ({ value: code, text: nameOf(code) })).sort((a, b) => compare(a.text, b.text))
  countriesIn.set(htmlLang, sorted)
  return [...sorted.filter(({ value }) => value === first), ...sorted.filter(({ value }) => value !== first)]
}

/** A country's name in a language. */
export const countryName = (htmlLang: string, code: string): string =>
  /^[A-Z]{2}$/.test(code) ? namer(htmlLang, 'region')(code) : code

/** Currencies with code and name. */
export const currencyNames = (htmlLang: string, currencies: readonly string[]): readonly Option[] => {
  const nameOf = namer(htmlLang, 'currency')
  return currencies.map((value) => ({ value, text: `${value} – ${nameOf(value)}` }))
}
