import { fixtureWords } from '../fixtures/einvoiceWords.fixture'
import { sampleInvoices } from '../fixtures/sampleInvoices.fixture'
import { calculate } from './calculate'
import { fromSemantic } from './fromSemantic'
import type { Invoice } from './invoice'
import { parseInvoice } from './parseInvoice'
import { amount } from './rules/rule'
import type { SemanticInvoice } from './semantic'
import { toSemantic } from './toSemantic'

const [first] = sampleInvoices
if (!first) throw new Error('No samples')
const base = toSemantic(first.invoice, 'en16931', fixtureWords)

const formOf = (file: SemanticInvoice, language = 'en-GB'): Invoice => fromSemantic(file, language, 'en-gb')

it.each(sampleInvoices)('the form of the file of the sample $name calculates as the file', ({ invoice }) => {
  const semantic = toSemantic(invoice, 'en16931', fixtureWords)
  const calculation = calculate(fromSemantic(semantic, 'de-DE', invoice.language))
  expect(calculation.problems).toEqual([])
  expect(calculation.due.toFixed(2)).toBe(amount(semantic.totals.due).toFixed(2))
})

it('writes numbers as the page types them', () => {
  expect(formOf({ ...base, totals: { ...base.totals, prepaid: '12.50' } }, 'de-DE').prepaid).toBe('12,5')
})

describe('shows what the file has, and nothing in its place', () => {
  const [line] = base.lines
  if (!line) throw new Error('No line')

  it('a currency that the form does not offer, and none', () => {
    expect(formOf({ ...base, currency: 'XAF' }).currency).toBe('XAF')
    expect(formOf({ ...base, currency: undefined }).currency).toBe('XXX')
  })

  it.each(['STN', 'EA', ''])('the unit %s', (unit) => {
    expect(formOf({ ...base, lines: [{ ...line, unit: unit || undefined }] }).lines[0]?.unit).toBe(unit)
  })

  it('the split payment of Italy', () => {
    const split = { ...line, category: 'B', rate: '22' }
    expect(formOf({ ...base, lines: [split] }).lines[0]?.vat).toEqual({ category: 'B', rate: '22' })
  })

  it('a card, a direct debit and a transfer under their other codes', () => {
    const meansOf = (means: string): string =>
      formOf({ ...base, payment: { means, accounts: [] } }).payment.means
    expect(['54', '49', '42', '97'].map(meansOf)).toEqual(['48', '59', '30', '1'])
  })

  it('an account number of a country, and an IBAN, each in its field; the file has either', () => {
    const accountOf = (id: string) => {
      const form = formOf({ ...base, payment: { means: '30', accounts: [{ id }] } })
      const { iban, nationalAccount } = form.payment
      return [iban, nationalAccount, toSemantic(form, 'en16931', fixtureWords).payment?.accounts[0]?.id]
    }
    expect(accountOf('12-34-56 12345678')).toEqual(['', '12-34-56 12345678', '12-34-56 12345678'])
    expect(accountOf('DE89370400440532013000')).toEqual([
      'DE89370400440532013000',
      '',
      'DE89370400440532013000',
    ])
    expect(accountOf('DE00')).toEqual(['DE00', '', 'DE00'])
  })

  it('no days where the file has none, or no days of the calendar', () => {
    const file = { ...base, issueDate: '01.03.2026', dueDate: undefined, delivery: { date: 'soon' } }
    const { issueDate, payment, delivery } = formOf(file)
    expect([issueDate, payment.dueDate, delivery.date]).toEqual(['', '', ''])
  })
})

describe('numbers that the form cannot have', () => {
  const [line] = base.lines
  if (!line) throw new Error('No line')
  const oneLine = { ...line, price: '100', quantity: '1', net: '100', allowances: [], charges: [] }
  const vat = { category: line.category, rate: line.rate }
  const allowanceOf = (allowance: object) =>
    formOf({ ...base, lines: [oneLine], allowances: [{ ...vat, ...allowance }] }).adjustments[0]?.amount
  const discountOf = (allowance: object) =>
    formOf({ ...base, lines: [{ ...oneLine, allowances: [allowance] }] }).lines[0]?.discount

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
    expect(formOf({ ...base, lines }).lines[0]?.quantity).toBe('0.333333')
  })

  it('many discounts are kept when the invoice is stored', () => {
    const allowances = Array.from({ length: 60 }, () => ({ ...vat, amount: '1.00', reason: 'Loyal' }))
    const invoice = formOf({ ...base, lines: [oneLine], allowances })
    const stored = parseInvoice(JSON.parse(JSON.stringify(invoice)))
    expect(stored && calculate(stored).due.toFixed(2)).toBe(calculate(invoice).due.toFixed(2))
  })
})

it('shows the price of one of a price that is for several', () => {
  const lines = base.lines.map((line) => ({ ...line, price: '9500', baseQuantity: '100' }))
  expect(formOf({ ...base, lines }).lines[0]?.price).toBe('95')
})

it('reads a file without anything in it', () => {
  const nothing: SemanticInvoice = {
    notes: [], preceding: [], seller: { identifiers: [] }, buyer: { identifiers: [] }, allowances: [], charges: [],
    totals: { due: 'much' }, vat: [], documents: [], lines: [],
  } // prettier-ignore
  expect(formOf(nothing).lines).toHaveLength(1)
})
