import { currenciesOf, isCurrencyCode } from './currencySigns'

/** The languages in which names of currencies are known. */
const languages = ['en', 'da', 'de', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pt', 'sv']

/** Currencies whose names are known. */
const named =
  'EUR GBP USD DKK NOK SEK CHF PLN CZK HUF RON BGN ISK TRY UAH CAD AUD NZD JPY CNY HKD SGD KRW INR THB AED SAR QAR KWD ILS EGP MAD ZAR BRL MXN ARS CLP COP RUB'.split(
    ' ',
  )

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
    .trim()

let names: ReadonlyMap<string, string> | undefined

/** Names in all languages, of one and of several units: `US dollar`, `US dollars`, `US-Dollar`. Made once, 800 texts. */
function allNames(): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const language of languages) {
    const display = new Intl.DisplayNames([language], { type: 'currency' })
    for (const currency of named) {
      const plural = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'name' })
        .formatToParts(2)
        .find(({ type }) => type === 'currency')?.value
      for (const name of [display.of(currency), plural]) if (name) found.set(plain(name), currency)
    }
  }
  return found
}

/**
 * The currency that a cell names: a code in any case, a sign that only one has, or a name in a language of the site. Undefined
 * for anything else: nobody guesses a currency.
 */
export function currencyNamed(text: string, known?: string): string | undefined {
  const code = text.trim().toUpperCase()
  if (isCurrencyCode(code)) return code
  const possible = currenciesOf(text)
  if (possible)
    return known && possible.includes(known) ? known : possible.length === 1 ? possible[0] : undefined
  // `USD – US Dollar`, `Euro (EUR)`.
  const inside = text.match(/\b[A-Z]{3}\b/g)?.filter(isCurrencyCode) ?? []
  names ??= allNames()
  return names.get(plain(text)) ?? (inside.length === 1 ? inside[0] : undefined)
}
