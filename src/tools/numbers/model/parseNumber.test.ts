import { parseNumber } from './parseNumber'

const read = (text: string, htmlLang = 'en-GB', limits = {}) => {
  const parsed = parseNumber(text, htmlLang, limits)
  return parsed.problem ?? parsed.value
}

it.each([
  ['1234.56', 'en-GB', '1234.56'],
  ['1,234.56', 'en-GB', '1234.56'],
  ['1.234,56', 'de-DE', '1234.56'],
  ['1.234,56', 'en-GB', '1234.56'],
  ['1,234.56', 'de-DE', '1234.56'],
  ['1 234,56', 'fr-FR', '1234.56'],
  ['1\u202f234,56', 'fr-FR', '1234.56'],
  ["1'234.56", 'en-GB', '1234.56'],
  ['1’234.56', 'de-AT', '1234.56'],
  ['12,5', 'de-DE', '12.5'],
  ['12.5', 'de-DE', '12.5'],
  ['12,5', 'en-GB', '12.5'],
  ['1.234', 'de-DE', '1234'],
  ['1,234', 'en-GB', '1234'],
  ['1.234', 'en-GB', '1.234'],
  ['0.123', 'de-DE', '0.123'],
  ['1.234.567', 'en-GB', '1234567'],
  ['€ 12.50', 'en-GB', '12.5'],
  ['12,50 €', 'de-DE', '12.5'],
  ['EUR 12', 'de-DE', '12'],
  ['kr 12,50', 'nb-NO', '12.5'],
  ['12 Kč', 'en-GB', '12'],
  ['100 zł', 'en-GB', '100'],
  ['100 Ft', 'en-GB', '100'],
  ['Fr. 12', 'en-GB', '12'],
  ['US$12', 'en-GB', '12'],
  ['-12 EUR', 'en-GB', '-12'],
  ['1 234 567', 'fr-FR', '1234567'],
  ['20 %', 'en-GB', '20'],
  ['١٢٣٤٫٥', 'en-GB', '1234.5'],
  // The Arabic decimal separator never divides thousands.
  ['١٢٫٥٠٠', 'de-DE', '12.5'],
  ['١٬٢٣٤٫٥٦', 'de-DE', '1234.56'],
  ['١٬٢٣٤', 'en-GB', '1234'],
  ['۱۲', 'en-GB', '12'],
  ['１２．５', 'en-GB', '12.5'],
  ['007', 'en-GB', '7'],
  ['.5', 'en-GB', '0.5'],
  ['5.', 'en-GB', '5'],
  ['12.500', 'en-GB', '12.5'],
  ['', 'en-GB', undefined],
  ['  ', 'en-GB', undefined],
])('reads "%s" in %s as %s', (text, htmlLang, value) => {
  expect(read(text, htmlLang, { maxDecimals: 3, allowNegative: true })).toBe(value)
})

it.each([
  ['abc', 'invalid'],
  ['Bus 12', 'invalid'],
  ['Nov 25', 'invalid'],
  ['12abc', 'invalid'],
  ['1 2 3', 'invalid'],
  ['10 20', 'invalid'],
  ['25 11 2026', 'invalid'],
  ['1e5', 'invalid'],
  ['12 apples', 'invalid'],
  ['1,23,4.5', 'invalid'],
  ['1.2.3', 'invalid'],
  ['1.234,56,7', 'invalid'],
  ['.', 'invalid'],
  ['40\t2\n41\t3', 'invalid'],
  ['-', 'invalid'],
  ['<script>', 'invalid'],
  ['-5', 'negative'],
  ['−5', 'negative'],
  ['1234567890123', 'tooLarge'],
  ['1.005', 'tooManyDecimals'],
])('names what is wrong with "%s": %s', (text, problem) => {
  expect(read(text)).toBe(problem)
})

it('takes negative numbers where they make sense, and knows no negative zero', () => {
  expect(read('-5', 'en-GB', { allowNegative: true })).toBe('-5')
  expect(read('-€5', 'en-GB', { allowNegative: true })).toBe('-5')
  expect(read('-0.00', 'en-GB', { allowNegative: true })).toBe('0')
})
