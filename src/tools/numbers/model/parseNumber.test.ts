import { parseNumber } from './parseNumber'
import { withLatinDigits } from './splitAmount'

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
  ["1'23", 'invalid'],
  ['1’2345', 'invalid'],
  ['12_3', 'invalid'],
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
  ['1.0055', 'tooManyDecimals'],
  // 1,005 or one and a half hundredth.
  ['1.005', 'ambiguous'],
  ['1.250', 'ambiguous'],
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
  ['1234,567.89', 'invalid'],
  ['1,2345.6', 'invalid'],
  ['1.5.5,5', 'invalid'],
  ['1,234,56', 'invalid'],
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
  expect(read('1.5000')).toBe('1.5')
  expect(read('123', 'en-GB', { maxDigits: 3 })).toBe('123')
  expect(read('1234', 'en-GB', { maxDigits: 3 })).toBe('tooLarge')
  expect(read('1.5', 'en-GB', { maxDecimals: 0 })).toBe('tooManyDecimals')
  expect(read('1.0', 'en-GB', { maxDecimals: 0 })).toBe('1')
})

it.each(['٣', '۳', '३', '৩', '๓', '３'])('the digit %s is a three', (digit) => {
  expect(withLatinDigits(`a${digit}b`)).toBe('a3b')
  expect(read(digit)).toBe('3')
})

it.each([
  ['($30.00)', '-30'],
  ['$(1230.45)', '-1230.45'],
  ['(30.00) EUR', '-30'],
  ['1.234,56-', '-1234.56'],
  ['€ 1.234,--', '1234'],
  ['5.00 DR', '5'],
  ['2000.00 CR', '-2000'],
  ['2,000.00Cr', '-2000'],
  ['£5.00 Dr.', '5'],
  ['18,-', '18'],
  ['18,- kr', '18'],
  ['12.–', '12'],
  ['12:-', '12'],
  ['12.—', '12'],
  ['-18,-', '-18'],
  ['1,23,456.78', '123456.78'],
  ['₹1,23,456', '123456'],
  ['12,34,56,789.5', '123456789.5'],
  ['1000円', '1000'],
  ['￥1,200', '1200'],
  ['\u200e120.00', '120'],
  ['\u202a-120.00\u202c', '-120'],
  ['25000 Ft', '25000'],
  ['R$ 350', '350'],
  ['A$210', '210'],
  ['kr 1500', '1500'],
  ['1500kr.', '1500'],
  ['Fr.180.50', '180.5'],
  ['$12 USD', '12'],
  ['− 12 €', '-12'],
  ['CHF -12.50', '-12.5'],
])('reads "%s" as banks and people write it: %s', (text, value) => {
  expect(read(text, 'en-GB', { allowNegative: true })).toBe(value)
})

it.each([
  '()',
  '(a)',
  '((5))',
  '5 DR CR',
  '-(5)-',
  '€ 5 USD',
  '5 kr x',
  'room 5-',
  '3-4',
  '2026-11-03',
  '5%%',
  'Pen 12',
  'Mon 12',
])('"%s" is no amount', (text) => {
  expect(read(text, 'en-GB', { allowNegative: true })).toBe('invalid')
})

it.each([
  ['20%', { currency: 'EUR' }, 'percent'],
  ['20 %', { currency: 'EUR', orPercent: true }, '20'],
  ['25000 Ft', { currency: 'EUR' }, 'currency'],
  ['25000 Ft', { currency: 'HUF' }, '25000'],
  ['kr 1500', { currency: 'EUR' }, 'currency'],
  ['kr 1500', { currency: 'NOK' }, '1500'],
  ['RD$ 5', { currency: 'USD' }, 'currency'],
  ['RD$ 5', { currency: 'any' }, '5'],
  ['20%', { currency: 'any' }, 'percent'],
  ['20%', 'percent', '20'],
  ['€20', 'percent', 'invalid'],
  ['20%', 'none', 'percent'],
  ['€20', 'none', 'invalid'],
] as const)('keeps the unit of "%s" in a field of %j: %s', (text, unit, result) => {
  expect(read(text, 'en-IE', { unit })).toBe(result)
})

it('asks where a separator can be read in two ways, unless the column has decided', () => {
  expect(read('1.250', 'en-GB')).toBe('ambiguous')
  expect(read('1,250', 'de-DE')).toBe('ambiguous')
  expect(read('1.250', 'en-GB', { decimal: ',' })).toBe('1250')
  expect(read('1.250', 'en-GB', { decimal: '.' })).toBe('1.25')
  expect(read('1.250', 'de-DE')).toBe('1250')
  expect(read('1.250', 'en-GB', { maxDecimals: 3 })).toBe('1.25')
  expect(read('1,087', 'en-GB', { maxDecimals: 8, asksThousands: true })).toBe('ambiguous')
  expect(read('1.087', 'en-GB', { maxDecimals: 8, asksThousands: true })).toBe('1.087')
  expect(read('0,087', 'en-GB', { maxDecimals: 8, asksThousands: true })).toBe('0.087')
})

it.each([
  ['12,50 S', '12.5'],
  ['12,50 H', '-12.5'],
  ['€ 1.234,56 H', '-1234.56'],
  ['12,50 D', '12.5'],
])('a letter behind cents is the side of an account: %s', (text, value) => {
  expect(parseNumber(text, 'de-DE', { allowNegative: true })).toEqual({ value })
})

it('a letter behind a whole number is no side: 3 H may be hours', () => {
  for (const text of ['3 H', '3 C', '12,50 h'])
    expect(parseNumber(text, 'de-DE', { allowNegative: true }).problem).toBe('invalid')
})

it.each([
  ['1·234,50', '1234.5'],
  ['1·234.50', '1234.5'],
  ['£12·50', '12.5'],
  ['1‘234.50', '1234.5'],
  ['1ʼ234.50', '1234.5'],
  ['1′234.50', '1234.5'],
  ['1´234.50', '1234.5'],
  ['45€50', '45.5'],
  ['45 € 50', '45.5'],
  ['45:50 kr', '45.5'],
  ['45,00 EUR-', '-45'],
  ['45,00 EUR.', '45'],
  ['CR 45.00', '-45'],
  ['Cr. 45.00', '-45'],
  ['DR 45.00', '45'],
  ['45.00 (CR)', '-45'],
  ['Rs 1,23,456/-', '123456'],
  ['R 1 234,50', '1234.5'],
  ['**45.00**', '45'],
  ['"45.00"', '45'],
  ["'45.00", '45'],
  ['1\u202f234\u2009567,89\u00a0€', '1234567.89'],
])('reads "%s" on every page: %s', (text, value) => {
  for (const htmlLang of ['en-GB', 'de-DE', 'fr-FR', 'sv-SE'])
    expect(parseNumber(text, htmlLang, { allowNegative: true })).toEqual({ value })
})

it('a point at half height before three digits is no number without a word', () => {
  expect(read('1·234', 'es-ES')).toBe('invalid')
  expect(read('14:22', 'sv-SE')).toBe('invalid')
})
