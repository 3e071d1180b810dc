import { fixtureWords } from '../fixtures/einvoiceWords.fixture'
import { sampleInvoices } from '../fixtures/sampleInvoices.fixture'
import { calculate } from './calculate'
import { fromSemantic } from './fromSemantic'
import { parseInvoice } from './parseInvoice'
import type { SemanticInvoice } from './semantic'
import { toSemantic } from './toSemantic'

const [first] = sampleInvoices
if (!first) throw new Error('No samples')
const base = toSemantic(first.invoice, 'en16931', fixtureWords)

it.each(sampleInvoices)(
  'the sample $name can be continued from its file, and makes the same file',
  ({ invoice }) => {
    const semantic = toSemantic(invoice, 'en16931', fixtureWords)
    const continued = fromSemantic(semantic, 'de-DE', invoice.language, fixtureWords.allowance)
    expect(continued.unsupported).toEqual([])
    expect(continued.isSameTotal).toBe(true)
    expect(calculate(continued.invoice).problems).toEqual([])
    expect(toSemantic(continued.invoice, 'en16931', fixtureWords)).toEqual(semantic)
  },
)

it('writes numbers as the page types them', () => {
  const { invoice } = fromSemantic(
    { ...base, totals: { ...base.totals, prepaid: '12.50' } },
    'de-DE',
    'de-de',
  )
  expect(invoice.prepaid).toBe('12,5')
})

it('names what the form has no field for, and whether the total stays', () => {
  const file: SemanticInvoice = {
    ...base,
    currency: 'XAF',
    payee: { name: 'Payee' },
    lines: base.lines.map((line) => ({
      ...line,
      unit: 'STN',
      charges: [{ amount: '8.00', reason: 'Packing' }],
      note: 'x',
    })),
  }
  const { invoice, unsupported, isSameTotal } = fromSemantic(file, 'en-GB', 'en-gb')
  expect(unsupported).toEqual(['BT-5', 'BG-10', 'BT-127', 'BT-130', 'BG-28'])
  expect(invoice.lines[0]).toMatchObject({ unit: 'C62', price: '96' })
  expect(isSameTotal).toBe(false)
})

it('names also what stands inside of what the form has', () => {
  const file: SemanticInvoice = {
    ...base,
    notes: [{ subject: 'REG', text: 'A note' }],
    seller: { ...base.seller, identifiers: [{ id: '1', scheme: '0088' }] },
    buyer: { ...base.buyer, identifiers: [{ id: '2', scheme: '0088' }] },
    delivery: { location: { id: '3' } },
    payment: { accounts: [], means: '54', meansText: 'By card', card: { number: '1234', holder: 'A' } },
    allowances: [{ amount: '1', reason: 'Loyal', reasonCode: '95', category: 'S', rate: '19' }],
    lines: base.lines.map((line) => ({
      ...line,
      priceDiscount: '1',
      grossPrice: '96',
      allowances: [{ amount: '1', reasonCode: '95' }],
    })),
  }
  expect(fromSemantic(file, 'en-GB', 'en-gb').unsupported).toEqual([
    'BT-21', 'BT-29', 'BT-46', 'BT-71', 'BT-81', 'BT-82', 'BT-88', 'BT-98', 'BT-140', 'BT-147', 'BT-148',
  ]) // prettier-ignore
})

it('names the reason of a discount on a line unless it is the one that the form gives', () => {
  const lines = base.lines.map((line) => ({ ...line, allowances: [{ amount: '1', reason: 'Loyal' }] }))
  expect(fromSemantic({ ...base, lines }, 'en-GB', 'en-gb', 'Discount').unsupported).toEqual(['BT-139'])
  expect(fromSemantic({ ...base, lines }, 'en-GB', 'en-gb', 'Loyal').unsupported).toEqual([])
})

it('names dates that are no day, and leaves them out', () => {
  const file = {
    ...base,
    issueDate: '01.03.2026',
    dueDate: '20260231',
    preceding: [{ number: '1', date: '2026-02-30' }],
    delivery: { ...base.delivery, date: 'soon' },
    period: { start: '2026', end: '2026-13-01' },
  }
  const { unsupported, invoice } = fromSemantic(file, 'en-GB', 'en-gb')
  expect(unsupported).toEqual(['BT-2', 'BT-9', 'BT-26', 'BT-72', 'BT-73', 'BT-74'])
  expect([invoice.issueDate, invoice.payment.dueDate, invoice.delivery.date]).toEqual(['', '', ''])
})

describe('numbers that the form cannot have', () => {
  const [line] = base.lines
  if (!line) throw new Error('No line')
  const oneLine = { ...line, price: '100', quantity: '1', net: '100', allowances: [], charges: [] }
  const vat = { category: line.category, rate: line.rate }
  const allowanceOf = (allowance: object) =>
    fromSemantic({ ...base, lines: [oneLine], allowances: [{ ...vat, ...allowance }] }, 'en-GB', 'en-gb')
      .invoice.adjustments[0]?.amount
  const discountOf = (allowance: object) =>
    fromSemantic({ ...base, lines: [{ ...oneLine, allowances: [allowance] }] }, 'en-GB', 'en-gb').invoice
      .lines[0]?.discount

  it.each([
    ['of the sum of its lines', { amount: '10.00', percent: '10' }, { kind: 'percent', value: '10' }],
    ['of another base', { amount: '5.00', percent: '10', base: '50' }, { kind: 'amount', value: '5' }],
    ['written as a fraction', { amount: '10.00', percent: '0.1' }, { kind: 'amount', value: '10' }],
    ['with more decimals', { amount: '33.33', percent: '33.33333' }, { kind: 'amount', value: '33.33' }],
  ])('a percentage %s', (_, allowance, expected) => {
    expect(allowanceOf(allowance)).toEqual(expected)
    expect(Number(discountOf(allowance)?.value)).toBe(Number(expected.value))
    expect(discountOf(allowance)?.kind).toBe(expected.kind)
  })

  it('a quantity with more decimals is rounded, and not zero', () => {
    const lines = [{ ...oneLine, quantity: '0.33333333' }]
    expect(fromSemantic({ ...base, lines }, 'en-GB', 'en-gb').invoice.lines[0]?.quantity).toBe('0.333333')
  })

  it.each(['EA', 'H87'])('the unit %s is a piece', (unit) => {
    const { unsupported, invoice } = fromSemantic(
      { ...base, lines: [{ ...oneLine, unit }] },
      'en-GB',
      'en-gb',
    )
    expect([unsupported, invoice.lines[0]?.unit]).toEqual([[], 'C62'])
  })

  it('many discounts are kept when the invoice is stored', () => {
    const allowances = Array.from({ length: 60 }, () => ({ ...vat, amount: '1.00', reason: 'Loyal' }))
    const { invoice } = fromSemantic({ ...base, lines: [oneLine], allowances }, 'en-GB', 'en-gb')
    const stored = parseInvoice(JSON.parse(JSON.stringify(invoice)))
    expect(stored && calculate(stored).due.toFixed(2)).toBe(calculate(invoice).due.toFixed(2))
  })
})

it('divides a price that is for several units', () => {
  const lines = base.lines.map((line) => ({ ...line, price: '9500', baseQuantity: '100' }))
  const { invoice, isSameTotal } = fromSemantic({ ...base, lines }, 'en-GB', 'en-gb')
  expect(invoice.lines[0]?.price).toBe('95')
  expect(isSameTotal).toBe(true)
})

it('reads a file without anything in it', () => {
  const nothing: SemanticInvoice = {
    notes: [], preceding: [], seller: { identifiers: [] }, buyer: { identifiers: [] }, allowances: [], charges: [],
    totals: { due: 'much' }, vat: [], documents: [], lines: [],
  } // prettier-ignore
  expect(fromSemantic(nothing, 'en-GB', 'en-gb').invoice.lines).toHaveLength(1)
})
