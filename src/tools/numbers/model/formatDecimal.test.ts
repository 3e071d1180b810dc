import { decimal } from './decimal'
import { formatDecimal, formatMoneyOf, formatPercent } from './formatDecimal'
import { isLanguage, rewriteNumber } from './rewriteNumber'

const plain = (text: string): string => text.replace(/\s/g, ' ')

it.each([
  ['1234', 'GBP', 'en-GB', '£1,234.00'],
  ['-1234.5', 'GBP', 'en-GB', '−£1,234.50'],
  ['1234', 'JPY', 'en-GB', 'JP¥1,234'],
  ['1.5', 'KWD', 'en-GB', 'KWD 1.500'],
  ['1234.5', 'EUR', 'pl-PL', '1 234,50 €'],
])('%s %s is in %s %s', (value, currency, htmlLang, expected) => {
  expect(plain(formatMoneyOf(decimal(value), currency, htmlLang))).toBe(expected)
})

it('a whole amount can be without decimals, another one keeps them', () => {
  const short = (value: string) =>
    formatMoneyOf(decimal(value), 'GBP', 'en-GB', { wholeWithoutDecimals: true })
  expect(['1234', '1234.00', '1234.5', '0'].map(short)).toEqual(['£1,234', '£1,234', '£1,234.50', '£0'])
})

it('a number has as many decimals as it has, up to a limit', () => {
  expect(formatDecimal(decimal('1234.5'), 'en-GB')).toBe('1,234.5')
  expect(formatDecimal(decimal('0.1234567'), 'en-GB')).toBe('0.123457')
  expect(formatDecimal(decimal('0.129'), 'en-GB', 2)).toBe('0.13')
})

it('a rate in per cent has three decimals at most', () => {
  expect(formatPercent(decimal('19'), 'en-GB')).toBe('19%')
  expect(formatPercent(decimal('8.125'), 'en-GB')).toBe('8.125%')
})

it.each([
  ['en-GB', true],
  ['de', true],
  ['', false],
  ['no language', false],
  [['de'], false],
  [7, false],
  [undefined, false],
])('%j is a language: %s', (value, expected) => {
  expect(isLanguage(value)).toBe(expected)
})

it.each([
  ['1.234', {}, 'de-DE', 'en-GB', '1,234'],
  ['1.234', {}, 'de-DE', 'de-DE', '1.234'],
  ['1234', {}, 'de-DE', 'en-GB', '1234'],
  ['', {}, 'de-DE', 'en-GB', ''],
  [' ', {}, 'de-DE', 'en-GB', ' '],
  ['1,5 kg', {}, 'de-DE', 'en-GB', '1,5 kg'],
  ['1,255', { maxDecimals: 3 }, 'de-DE', 'en-GB', '1.255'],
  ['1,255', {}, 'de-DE', 'en-GB', '1,255'],
  ['-1,5', { allowNegative: true }, 'de-DE', 'en-GB', '-1.5'],
  ['-1,5', {}, 'de-DE', 'en-GB', '-1,5'],
])('%j with %j is from %s to %s %j', (text, limits, from, to, expected) => {
  expect(rewriteNumber(text, limits, from, to)).toBe(expected)
})
