import { calculate, type Amounts } from './calculation'
import { customRate, type CalculatorLine, type CalculatorWork } from './calculatorWork'

type Typed = [amount: string, rate: string, custom?: string]

const workOf = (typed: readonly Typed[], others: Partial<CalculatorWork> = {}): CalculatorWork => ({
  htmlLang: 'en-GB',
  country: 'DE',
  direction: 'add',
  rounding: 'line',
  day: '',
  lines: typed.map(([amount, rate, custom = ''], index): CalculatorLine => ({
    id: index + 1,
    label: '',
    amount,
    rate,
    custom,
  })),
  ...others,
})

const texts = ({ net, vat, gross }: Amounts): string[] => [net, vat, gross].map((value) => value.toFixed(2))

const totalOf = (typed: readonly Typed[], others?: Partial<CalculatorWork>, htmlLang = 'en-GB') => {
  const { total } = calculate(workOf(typed, others), htmlLang)
  return total && texts(total)
}

it.each([
  ['100', 'standard:20', ['100.00', '20.00', '120.00']],
  ['99.99', 'standard:19', ['99.99', '19.00', '118.99']],
  ['19.99', 'reduced:5.5', ['19.99', '1.10', '21.09']],
  // 0.10 × 25 % = 0.025: half a cent is rounded up, and down below zero.
  ['0.10', 'standard:25', ['0.10', '0.03', '0.13']],
  ['-0.10', 'standard:25', ['-0.10', '-0.03', '-0.13']],
  // A floating-point number would give 1.00.
  ['5.03', 'standard:20', ['5.03', '1.01', '6.04']],
  ['1.15', 'reduced:10', ['1.15', '0.12', '1.27']],
  ['999999999999.99', 'standard:20', ['999999999999.99', '200000000000.00', '1199999999999.99']],
  ['250', 'zero:0', ['250.00', '0.00', '250.00']],
])('adds VAT to %s at %s', (amount, rate, expected) => {
  expect(totalOf([[amount, rate]])).toEqual(expected)
})

it.each([
  ['120', 'standard:20', ['100.00', '20.00', '120.00']],
  ['119', 'standard:19', ['100.00', '19.00', '119.00']],
  ['100', 'standard:21', ['82.64', '17.36', '100.00']],
  ['100', 'standard:25.5', ['79.68', '20.32', '100.00']],
  ['100', 'standard:8.1', ['92.51', '7.49', '100.00']],
  ['-100', 'standard:21', ['-82.64', '-17.36', '-100.00']],
  ['0.01', 'standard:27', ['0.01', '0.00', '0.01']],
  ['100', 'zero:0', ['100.00', '0.00', '100.00']],
])('takes VAT out of %s at %s', (amount, rate, expected) => {
  expect(totalOf([[amount, rate]], { direction: 'remove' })).toEqual(expected)
})

const thirds: Typed[] = Array.from({ length: 3 }, () => ['0.33', 'standard:20'])

it('rounds in each line, or once per rate', () => {
  // 0.33 × 20 % = 0.066, three times 0.07; 0.99 × 20 % = 0.198.
  expect(totalOf(thirds)).toEqual(['0.99', '0.21', '1.20'])
  expect(totalOf(thirds, { rounding: 'rate' })).toEqual(['0.99', '0.20', '1.19'])
  const prices: Typed[] = Array.from({ length: 3 }, () => ['1.00', 'standard:19'])
  // 1.00 × 19 ÷ 119 = 0.1597, three times 0.16; 3.00 × 19 ÷ 119 = 0.479.
  expect(totalOf(prices, { direction: 'remove' })).toEqual(['2.52', '0.48', '3.00'])
  expect(totalOf(prices, { direction: 'remove', rounding: 'rate' })).toEqual(['2.52', '0.48', '3.00'])
  const cents: Typed[] = Array.from({ length: 500 }, () => ['0.01', 'standard:19'])
  expect(totalOf(cents)).toEqual(['5.00', '0.00', '5.00'])
  expect(totalOf(cents, { rounding: 'rate' })).toEqual(['5.00', '0.95', '5.95'])
})

it('adds up each rate, from the highest to the lowest, and all of them', () => {
  const { rates, total } = calculate(
    workOf([
      ['50', 'reduced:7'],
      ['100', 'standard:19'],
      ['25.50', 'reduced:7'],
      ['10', customRate, '5,5'],
      ['200', 'zero:0'],
    ]),
    'de-DE',
  )
  expect(rates.map((rate) => [rate.percent.toString(), ...texts(rate)])).toEqual([
    ['19', '100.00', '19.00', '119.00'],
    // 50 × 7 % = 3.50 and 25.50 × 7 % = 1.785.
    ['7', '75.50', '5.29', '80.79'],
    ['5.5', '10.00', '0.55', '10.55'],
    ['0', '200.00', '0.00', '200.00'],
  ])
  expect(total && texts(total)).toEqual(['385.50', '24.84', '410.34'])
})

it('a custom rate that is a rate of the country counts with it', () => {
  const { rates } = calculate(workOf([['1', 'standard:19'], ['1', customRate, '19,0']]), 'de-DE') // prettier-ignore
  expect(rates.map((rate) => texts(rate))).toEqual([['2.00', '0.38', '2.38']])
})

it('reads numbers as the language writes them', () => {
  expect(totalOf([['1.234,56', 'standard:19']], {}, 'de-DE')).toEqual(['1234.56', '234.57', '1469.13'])
  expect(totalOf([['1 234,56', 'standard:20']], {}, 'fr-FR')).toEqual(['1234.56', '246.91', '1481.47'])
  expect(totalOf([['١٢٣٫٥', 'standard:20']])).toEqual(['123.50', '24.70', '148.20'])
})

it('says what does not count, and counts the rest', () => {
  const { lines, total } = calculate(
    workOf([
      ['', 'standard:20'],
      ['abc', 'standard:20'],
      ['1234567890123', 'standard:20'],
      ['1.0055', 'standard:20'],
      ['10', customRate],
      ['10', customRate, '101'],
      ['10', customRate, '-5'],
      ['x', customRate, 'y'],
      ['10', 'standard:20'],
    ]),
    'en-GB',
  )
  expect(lines.slice(0, -1)).toEqual([
    { kind: 'empty' },
    { kind: 'problem', amount: 'invalid' },
    { kind: 'problem', amount: 'tooLarge' },
    { kind: 'problem', amount: 'tooManyDecimals' },
    { kind: 'problem', rate: 'missing' },
    { kind: 'problem', rate: 'tooLarge' },
    { kind: 'problem', rate: 'negative' },
    { kind: 'problem', amount: 'invalid', rate: 'invalid' },
  ])
  expect(total && texts(total)).toEqual(['10.00', '2.00', '12.00'])
})

it('has no total before an amount is there', () => {
  const { total, rates } = calculate(workOf([['', 'standard:19']]), 'de-DE')
  expect(total).toBeUndefined()
  expect(rates).toEqual([])
})

it('calculates in the currency of the country', () => {
  expect(calculate(workOf([], { country: 'CH' }), 'de-DE').currency).toBe('CHF')
  expect(calculate(workOf([], { country: 'BG' }), 'de-DE').currency).toBe('EUR')
})

it('a rate of 100 per cent counts, a higher one does not', () => {
  expect(totalOf([['10', customRate, '100']])).toEqual(['10.00', '10.00', '20.00'])
  expect(totalOf([['10', customRate, '100.001']])).toBeUndefined()
  expect(totalOf([['10', customRate, '0']])).toEqual(['10.00', '0.00', '10.00'])
  expect(totalOf([['10', customRate, '7.1234']])).toBeUndefined()
})

it('an empty amount is no mistake, whatever its rate is', () => {
  expect(calculate(workOf([['', customRate, 'x']]), 'en-GB').lines).toEqual([{ kind: 'empty' }])
})
