import { calculate, type Calculation } from './calculate'
import {
  emptyAdjustment,
  emptyInvoice,
  emptyLine,
  type Adjustment,
  type Invoice,
  type InvoiceLine,
  type VatCategory,
} from './invoice'

type Line = [quantity: string, price: string, rate: string, category?: VatCategory]

const linesOf = (lines: readonly Line[]): InvoiceLine[] =>
  lines.map(([quantity, price, rate, category = 'S'], index) => ({
    ...emptyLine,
    id: String(index + 1),
    name: 'Item',
    quantity,
    price,
    vat: { category, rate },
  }))

const adjusted = (parts: readonly Partial<Adjustment>[]): Adjustment[] =>
  parts.map((part, index) => ({ ...emptyAdjustment, ...part, id: String(index + 1) }))

const oneRate = (kind: Adjustment['kind'], value: string, rate: string): Partial<Adjustment> => ({
  kind,
  amount: { kind: 'amount', value },
  scope: 'oneRate',
  vat: { category: 'S', rate },
})

const calculated = (parts: Partial<Invoice>): Calculation => calculate({ ...emptyInvoice, ...parts })

const totalsOf = (calculation: Calculation, decimals = 2) => ({
  lines: calculation.lineTotal.toFixed(decimals),
  taxExclusive: calculation.taxExclusive.toFixed(decimals),
  tax: calculation.taxTotal.toFixed(decimals),
  taxInclusive: calculation.taxInclusive.toFixed(decimals),
  due: calculation.due.toFixed(decimals),
  vat: calculation.vat.map(({ category, rate, taxable, tax }) =>
    [category, rate.toFixed(), taxable.toFixed(decimals), tax.toFixed(decimals)].join(' '),
  ),
})

describe('published examples, to the cent', () => {
  // CEN/TC 434, github.com/ConnectingEurope/eInvoicing-EN16931, ubl/examples/ubl-tc434-example2.xml (TOSL108). Its first
  // line has a discount and a charge of 12 each, which cancel out, and its printed quantity does not fit its amount.
  it('TOSL108: three VAT categories, a negative row, prepaid', () => {
    const calculation = calculated({
      currency: 'NOK',
      lines: linesOf([
        ['1', '1273', '25'],
        ['-1', '3.96', '15'],
        ['2', '2.48', '15'],
        ['-1', '25', '0', 'E'],
        ['250', '0.75', '25'],
      ]),
      adjustments: adjusted([oneRate('allowance', '100', '25'), oneRate('charge', '100', '25')]),
      prepaid: '1000',
    })
    expect(totalsOf(calculation)).toEqual({
      lines: '1436.50',
      taxExclusive: '1436.50',
      tax: '365.28',
      taxInclusive: '1801.78',
      due: '801.78',
      vat: ['S 25 1460.50 365.13', 'S 15 1.00 0.15', 'E 0 -25.00 0.00'],
    })
  })

  // The same repository, ubl/examples/ubl-tc434-example5.xml (TOSL110); discounts and charges of 10 % of 1500.
  it('TOSL110: two rates, a discount and a charge, half prepaid', () => {
    const calculation = calculated({
      currency: 'DKK',
      lines: linesOf([
        ['1000', '1', '25'],
        ['100', '5', '25'],
        ['500', '5', '12'],
      ]),
      adjustments: adjusted([
        { ...oneRate('allowance', '10', '25'), amount: { kind: 'percent', value: '10' } },
        { ...oneRate('charge', '10', '25'), amount: { kind: 'percent', value: '10' } },
      ]),
      prepaid: '2337.50',
    })
    expect(totalsOf(calculation)).toEqual({
      lines: '4000.00',
      taxExclusive: '4000.00',
      tax: '675.00',
      taxInclusive: '4675.00',
      due: '2337.50',
      vat: ['S 25 1500.00 375.00', 'S 12 2500.00 300.00'],
    })
    expect([calculation.allowanceTotal.toFixed(2), calculation.chargeTotal.toFixed(2)]).toEqual([
      '150.00',
      '150.00',
    ])
  })

  // The same repository, ubl/examples/ubl-tc434-example9.xml.
  it('20150483: one line', () => {
    expect(totalsOf(calculated({ lines: linesOf([['3', '49', '21']]) }))).toMatchObject({
      lines: '147.00',
      tax: '30.87',
      taxInclusive: '177.87',
    })
  })

  // FeRD, ZUGFeRD 2, example invoice EN16931_Einfach (invoice 471102).
  it('471102: two rates', () => {
    const calculation = calculated({
      lines: linesOf([
        ['20', '9.9000', '19'],
        ['50', '5.5000', '7'],
      ]),
    })
    expect(totalsOf(calculation)).toEqual({
      lines: '473.00',
      taxExclusive: '473.00',
      tax: '56.87',
      taxInclusive: '529.87',
      due: '529.87',
      vat: ['S 19 198.00 37.62', 'S 7 275.00 19.25'],
    })
  })

  // OpenPeppol, peppol-bis-invoice-3, rules/examples/base-example.xml (Snippet1).
  it('Snippet1: a returned item and a charge', () => {
    const calculation = calculated({
      lines: linesOf([
        ['7', '400', '25'],
        ['-3', '500', '25'],
      ]),
      adjustments: adjusted([oneRate('charge', '25', '25')]),
    })
    expect(totalsOf(calculation)).toEqual({
      lines: '1300.00',
      taxExclusive: '1325.00',
      tax: '331.25',
      taxInclusive: '1656.25',
      due: '1656.25',
      vat: ['S 25 1325.00 331.25'],
    })
  })
})

it('rounds half up: in lines, discounts and VAT', () => {
  const calculation = calculated({
    lines: linesOf([['1', '0.125', '20']]).map((line) => ({
      ...line,
      discount: { kind: 'percent', value: '50' },
    })),
  })
  // 0.125 → 0.13; half of it 0.065 → 0.07; 0.06 × 20 % = 0.012 → 0.01
  expect(totalsOf(calculation)).toMatchObject({ lines: '0.06', tax: '0.01', due: '0.07' })
})

it('charges VAT on the sum of a rate, not on each line', () => {
  const calculation = calculated({
    lines: linesOf(Array.from({ length: 9 }, (): Line => ['1', '0.13', '19'])),
  })
  expect(totalsOf(calculation).vat).toEqual(['S 19 1.17 0.22'])
})

it('rounds to the decimals of the currency', () => {
  const lines = linesOf([['3', '12345.6', '10']])
  expect(totalsOf(calculated({ currency: 'JPY', lines }), 0)).toMatchObject({
    lines: '37037',
    tax: '3704',
    due: '40741',
  })
  expect(totalsOf(calculated({ currency: 'KWD', lines: linesOf([['1', '1.2345', '5']]) }), 3)).toMatchObject({
    lines: '1.235',
    tax: '0.062',
  })
})

it('divides a discount on all rates so that its parts make the whole', () => {
  const calculation = calculated({
    lines: linesOf([
      ['1', '100', '19'],
      ['1', '100', '7'],
      ['1', '100', '0', 'Z'],
    ]),
    adjustments: adjusted([{ amount: { kind: 'amount', value: '100' } }]),
  })
  expect(calculation.adjustments.map(({ amount }) => amount.toFixed(2))).toEqual(['33.34', '33.33', '33.33'])
  expect(calculation.allowanceTotal.toFixed(2)).toBe('100.00')
})

it('gives the VAT in the accounting currency', () => {
  const calculation = calculated({
    currency: 'USD',
    vatCurrency: 'EUR',
    exchangeRate: '0.8612',
    lines: linesOf([['1', '760', '19']]),
  })
  expect(calculation.taxTotal.toFixed(2)).toBe('144.40')
  expect(calculation.taxTotalInVatCurrency?.toFixed(2)).toBe('124.36')
})

it('reads numbers as they were typed, and names those it cannot read', () => {
  const calculation = calculated({
    typedIn: 'de-DE',
    lines: linesOf([
      ['1.000', '1.234,56', '19'],
      ['zwei', '5', '19'],
      ['1', '-5', '19'],
      ['1', '5', '1234'],
    ]),
    prepaid: '1,0055',
  })
  expect(calculation.lines[0]?.net.toFixed(2)).toBe('1234560.00')
  expect(calculation.problems).toEqual([
    { path: 'lines.1.quantity', problem: 'invalid' },
    { path: 'lines.2.price', problem: 'negative' },
    { path: 'lines.3.vat.rate', problem: 'tooLarge' },
    { path: 'prepaid', problem: 'tooManyDecimals' },
  ])
})

it('a category without VAT has none, whatever rate was left in the line', () => {
  const lines = linesOf([
    ['1', '100', '19', 'AE'],
    ['1', '50', '20', 'G'],
  ])
  expect(totalsOf(calculated({ lines }))).toMatchObject({ tax: '0.00', taxInclusive: '150.00' })
})

it('a discount of a line can be an amount, and is no more than all of it in per cent', () => {
  const [line] = linesOf([['2', '50', '20']])
  if (!line) throw new Error('No line')
  const discounted = (discount: InvoiceLine['discount']) => calculated({ lines: [{ ...line, discount }] })
  expect(totalsOf(discounted({ kind: 'amount', value: '10' }))).toMatchObject({
    lines: '90.00',
    tax: '18.00',
  })
  expect(discounted({ kind: 'percent', value: '100' }).problems).toEqual([])
  expect(discounted({ kind: 'percent', value: '101' }).problems).toEqual([
    { path: 'lines.0.discount.value', problem: 'tooLarge' },
  ])
})

it('a discount or a rate above 100 per cent is named', () => {
  const lines = linesOf([['1', '100', '101']])
  const adjustments = adjusted([
    { kind: 'allowance', amount: { kind: 'percent', value: '500' }, scope: 'allRates' },
    { kind: 'charge', amount: { kind: 'percent', value: '500' }, scope: 'allRates' },
  ])
  expect(calculated({ lines, adjustments }).problems).toEqual([
    { path: 'lines.0.vat.rate', problem: 'tooLarge' },
    { path: 'adjustments.0.amount.value', problem: 'tooLarge' },
  ])
})

it('a discount on an empty line takes no part', () => {
  const [first] = linesOf([['1', '100', '20']])
  const empty: InvoiceLine = { ...emptyLine, id: '2', discount: { kind: 'amount', value: '10' } }
  const calculation = calculated({ lines: first ? [first, empty] : [] })
  expect(totalsOf(calculation)).toMatchObject({
    lines: '100.00',
    taxExclusive: '100.00',
    taxInclusive: '120.00',
  })
})

it('a discount on all rates is no more than itself when there is a return on the invoice', () => {
  const calculation = calculated({
    lines: linesOf([
      ['1', '100', '20'],
      ['-1', '99', '10'],
    ]),
    adjustments: adjusted([
      { kind: 'allowance', amount: { kind: 'amount', value: '10' }, scope: 'allRates' },
    ]),
  })
  expect(calculation.vat.map(({ taxable, tax }) => [taxable.toFixed(2), tax.toFixed(2)])).toEqual([
    ['90.00', '18.00'],
    ['-99.00', '-9.90'],
  ])
  expect(calculation.due.toFixed(2)).toBe('-0.90')
})

it('takes no VAT row from an empty line, and 500 lines in a moment', () => {
  expect(calculated({}).vat).toEqual([])
  const lines = linesOf(
    Array.from({ length: 500 }, (_, index): Line => [String(index), '0.07', index % 2 ? '19' : '7']),
  )
  const start = performance.now()
  expect(calculated({ lines }).lineTotal.toFixed(2)).toBe('8732.50')
  expect(performance.now() - start).toBeLessThan(3000)
})
