import { formatMoney } from './formatMoney'

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

it.each([
  [4900, 'GBP', 'en-GB', '£49'],
  [750, 'GBP', 'en-GB', '£7.50'],
  [125000, 'DKK', 'da-DK', '1.250 kr.'],
  [1, 'EUR', 'de-DE', '0,01 €'],
  [0, 'USD', 'en-US', '$0'],
])('%i %s in %s is %s', (minor, currency, htmlLang, text) => {
  expect(plain(formatMoney(minor, currency, htmlLang))).toBe(text)
})
