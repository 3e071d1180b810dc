import { parseNumber, withLatinDigits } from './parseNumber'

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

it.each([
  ['+5', '5'],
  ['1_000', '1000'],
  ['–5', '-5'],
  ['-CHF 5', '-5'],
  ['+€5', '5'],
  ['5 S.Fr.', 'invalid'],
  ['Fr 5', '5'],
  ['5 SFr.', '5'],
  ['lei 5', '5'],
  ['5,000,00', 'invalid'],
  ['1,234,567.89', '1234567.89'],
  ['12,34,567.89', 'invalid'],
  ['1234,567.89', 'invalid'],
  ['1,2345.6', 'invalid'],
  ['1.5.5,5', 'invalid'],
  ['1,234,56', 'invalid'],
  ['5-', 'invalid'],
  ['--5', 'invalid'],
  ['12\n', '12'],
  ['1 234', '1234'],
  ['1 2345', 'invalid'],
  ['1  234', '1234'],
  ['12 34', 'invalid'],
  ['0.10', '0.1'],
  ['00', '0'],
  ['000.5', '0.5'],
])('reads %j as %s', (text, value) => {
  expect(read(text, 'en-GB', { maxDecimals: 2, allowNegative: true })).toBe(value)
})

it.each([
  ['1.234', '1234'],
  ['12.345', '12345'],
  ['123.456', '123456'],
  ['1234.567', '1234.567'],
  ['0.123', '0.123'],
  ['01.234', '1.234'],
  ['1.23', '1.23'],
  ['1.2345', '1.2345'],
])('in German the point of %s divides thousands only where it can: %s', (text, value) => {
  expect(read(text, 'de-DE', { maxDecimals: 4 })).toBe(value)
})

it('a number may have as many digits as its limits say, zeros at its ends not counted', () => {
  expect(read('123456789012')).toBe('123456789012')
  expect(read('000123456789012')).toBe('123456789012')
  expect(read('1.500')).toBe('1.5')
  expect(read('123', 'en-GB', { maxDigits: 3 })).toBe('123')
  expect(read('1234', 'en-GB', { maxDigits: 3 })).toBe('tooLarge')
  expect(read('1.5', 'en-GB', { maxDecimals: 0 })).toBe('tooManyDecimals')
  expect(read('1.0', 'en-GB', { maxDecimals: 0 })).toBe('1')
})

it.each(['٣', '۳', '३', '৩', '๓', '３'])('the digit %s is a three', (digit) => {
  expect(withLatinDigits(`a${digit}b`)).toBe('a3b')
  expect(read(digit)).toBe('3')
})
