import { formatCountry } from '../../../core/i18n/formatCountry'
import { officialRates } from '../../travelRates/model/officialRates'
import { reportCurrencies } from '../model/report'

type Option = { value: string; text: string }

const kept = new Map<string, Option[]>()

/** Options are the same for every line, so they are made once. */
function once(key: string, make: () => Option[]): Option[] {
  const found = kept.get(key) ?? make()
  kept.set(key, found)
  return found
}

/** The currencies to choose from: codes, with names in the language of the page when `hasNames`. */
export const currencyOptions = (htmlLang: string, hasNames: boolean): Option[] =>
  once(`currency ${htmlLang} ${hasNames}`, () => {
    const names = new Intl.DisplayNames([htmlLang], { type: 'currency' })
    return reportCurrencies.map((code) => ({
      value: code,
      text: hasNames ? `${code} – ${names.of(code) ?? code}` : code,
    }))
  })

/** The countries with official rates, in alphabetical order. */
export const countryOptions = (htmlLang: string): Option[] =>
  once(`country ${htmlLang}`, () =>
    officialRates
      .map(({ country }) => ({ value: country, text: formatCountry(country, htmlLang) }))
      .sort((a, b) => a.text.localeCompare(b.text, htmlLang)),
  )
