import { formatAmount, formatMoney } from './formatMoney'

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

it.each([
  ['es-ES', '1.200,00\u00a0€'],
  ['it-IT', '1.200,00\u00a0€'],
  ['pt-PT', '1\u00a0200,00\u00a0€'],
])('groups thousands of a column in %s', (htmlLang, text) =>
  expect(formatAmount(120000, 'EUR', htmlLang)).toBe(text),
)

it('writes a real minus', () => expect(formatAmount(-480000, 'EUR', 'it-IT')).toBe('−4.800,00\u00a0€'))
