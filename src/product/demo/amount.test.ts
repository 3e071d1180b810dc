import { locales } from '../../../locales.config'
import { readMarkets } from '../../content/cms/markets'
import { documentsOfType } from '../../content/cms/productScreens.fixture'
import { formatAmount, formatMoney } from '../../core/i18n/formatMoney'
import { amountFormatOf, parseAmount, writeAmount } from './amount'

const { markets } = readMarkets(
  ['market', 'product_facts', 'product_plans'].flatMap(documentsOfType),
  locales,
)

it.each(locales)('an amount is written as Intl writes it in $urlCode', ({ urlCode, htmlLang }) => {
  const currency = markets.get(urlCode)?.values.currency ?? ''
  const format = amountFormatOf(currency, htmlLang)
  for (const amount of [
    0, 1, 10, 99, 100, 1050, 99_900, 123_456, 1_234_500, 123_456_789, 100_000_000, -1, -500, -123_456,
  ]) {
    expect(writeAmount(amount, format)).toBe(formatAmount(amount, currency, htmlLang))
    expect(writeAmount(amount, format, { short: true })).toBe(formatMoney(amount, currency, htmlLang))
  }
})

it('a currency without decimals has none', () => {
  const format = amountFormatOf('JPY', 'en-GB')
  expect(writeAmount(4900, format)).toBe('JP¥4,900')
  expect(parseAmount('4,900', format)).toBe(4900)
  expect(parseAmount('4,900.5', format)).toBeUndefined()
})

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
  expect(parseAmount(text, amountFormatOf(currency, htmlLang))).toBe(amount)
})
