import { parseAmount } from './amount'

it.each<[string, string, string, number | undefined]>([
  ['500', 'GBP', 'en-GB', 50_000],
  [' £500 ', 'GBP', 'en-GB', 50_000],
  ['GBP 500', 'GBP', 'en-GB', 50_000],
  ['1,500.50', 'GBP', 'en-GB', 150_050],
  ['1500.5', 'GBP', 'en-GB', 150_050],
  ['0.01', 'GBP', 'en-GB', 1],
  ['1,5', 'GBP', 'en-GB', undefined],
  ['12,34,567', 'GBP', 'en-GB', undefined],
  ['1.500,50', 'EUR', 'de-DE', 150_050],
  ['500 €', 'EUR', 'de-DE', 50_000],
  ['1 500,5', 'EUR', 'fr-FR', 150_050],
  ['1 500 kr', 'SEK', 'sv-SE', 150_000],
  ['$1,000', 'USD', 'en-US', 100_000],
  ['5.001', 'GBP', 'en-GB', undefined],
  ['-5', 'GBP', 'en-GB', undefined],
  ['five', 'GBP', 'en-GB', undefined],
  ['1e3', 'GBP', 'en-GB', undefined],
  ['', 'GBP', 'en-GB', undefined],
  ['9'.repeat(20), 'GBP', 'en-GB', undefined],
])('%j in %s and %s', (text, currency, htmlLang, amount) => {
  expect(parseAmount(text, currency, htmlLang)).toBe(amount)
})
