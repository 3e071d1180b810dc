import { currencyOf, isInTheUnion, isVatCountry, vatCountries } from './vatCountries'
import { hasPlacesApart } from './vatRate'

it('30 countries are known, 27 of them member states', () => {
  expect(new Set(vatCountries).size).toBe(30)
  expect(vatCountries.filter((country) => !isInTheUnion(country))).toEqual(['CH', 'GB', 'NO'])
})

it.each([
  ['DE', true],
  ['GB', true],
  ['de', false],
  ['US', false],
  ['', false],
  [undefined, false],
  [['DE'], false],
])('%j is a country of the tools: %s', (value, expected) => {
  expect(isVatCountry(value)).toBe(expected)
})

it('each country has its currency', () => {
  expect(Object.fromEntries(vatCountries.map((country) => [country, currencyOf(country)]))).toEqual({
    ...Object.fromEntries(vatCountries.map((country) => [country, 'EUR'])),
    CH: 'CHF', CZ: 'CZK', DK: 'DKK', GB: 'GBP', HU: 'HUF', NO: 'NOK', PL: 'PLN', RO: 'RON', SE: 'SEK',
  }) // prettier-ignore
})

it('places without the rates of their country are in eight countries', () => {
  expect(vatCountries.filter(hasPlacesApart)).toEqual(['DE', 'DK', 'ES', 'FR', 'GB', 'GR', 'IT', 'NO'])
  expect(hasPlacesApart('XX')).toBe(false)
})
