import { currencyDecimals, decimal, roundMoney, roundTo, sumOf } from './decimal'
import { formatDecimal, formatMoneyOf, formatPercent } from './formatDecimal'

it('calculates without the errors of floating-point numbers', () => {
  expect(sumOf(['0.1', '0.2'].map(decimal)).toFixed()).toBe('0.3')
  expect(roundTo(decimal('1.005'), 2).toFixed(2)).toBe('1.01')
})

it('rounds half away from zero', () => {
  expect(roundTo(decimal('0.125'), 2).toFixed()).toBe('0.13')
  expect(roundTo(decimal('-0.125'), 2).toFixed()).toBe('-0.13')
})

it('knows the decimals of a currency', () => {
  expect(['EUR', 'HUF', 'JPY', 'KWD'].map(currencyDecimals)).toEqual([2, 2, 0, 3])
  expect(roundMoney(decimal('10.5'), 'JPY').toFixed()).toBe('11')
})

it('formats in the language of the page, also more digits than a floating-point number has', () => {
  expect(formatMoneyOf(decimal('1234.5'), 'GBP', 'en-GB')).toBe('£1,234.50')
  for (const htmlLang of ['da-DK', 'nl-NL', 'sv-SE']) {
    expect(formatMoneyOf(decimal('-5'), 'EUR', htmlLang)).toMatch(/−/)
  }
  expect(formatMoneyOf(decimal('90071992547409.93'), 'EUR', 'de-DE').replace(/\s/g, ' ')).toBe(
    '90.071.992.547.409,93 €',
  )
  expect(formatDecimal(decimal('12.50'), 'de-DE')).toBe('12,5')
  expect(formatPercent(decimal('5.5'), 'de-DE').replace(/\s/g, ' ')).toBe('5,5 %')
})

it('every currency without two decimals has those of ISO 4217', () => {
  const of = (decimals: number, codes: string) =>
    expect(codes.split(' ').map(currencyDecimals)).toEqual(codes.split(' ').map(() => decimals))
  of(0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF')
  of(3, 'BHD IQD JOD KWD LYD OMR TND')
  of(4, 'CLF UYW')
  of(2, 'EUR GBP USD XXX')
})

it('a sum of nothing is nothing, and what is no number is refused', () => {
  expect(sumOf([]).toFixed()).toBe('0')
  expect(() => decimal('x')).toThrow()
  expect(roundMoney(decimal('1.2345'), 'KWD').toFixed()).toBe('1.235')
})
