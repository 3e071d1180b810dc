import { fixtureWords } from '../fixtures/einvoiceWords.fixture'
import { sampleInvoices } from '../fixtures/sampleInvoices.fixture'
import { checkInvoice } from './checkInvoice'
import { emptyInvoice, emptyLine, type Invoice } from './invoice'
import { toSemantic } from './toSemantic'

const pathsOf = (invoice: Invoice, profile: 'en16931' | 'xrechnung' | 'peppol' = 'en16931') =>
  new Map(checkInvoice(invoice, profile, fixtureWords).map(({ rule, formPath }) => [rule.id, formPath]))

/** Whether the form has a text at the path. */
function has(invoice: Invoice, path: string): boolean {
  let value: unknown = invoice
  for (const key of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[key]
  return value !== undefined
}

const sampleOf = (name: string): Invoice =>
  sampleInvoices.find((one) => one.name === name)?.invoice ?? emptyInvoice

it('explains each rule at a field that the form has', () => {
  const violations = [...pathsOf(emptyInvoice, 'xrechnung'), ...pathsOf(emptyInvoice, 'peppol')]
  expect(violations.length).toBeGreaterThan(20)
  // When it is due is decided beside the invoice.
  expect(violations.filter(([, path]) => !has(emptyInvoice, path) && path !== 'due')).toEqual([])
})

it('names fields of parties, lines, adjustments and payment', () => {
  const invoice: Invoice = {
    ...sampleOf('discounts-and-charges'),
    seller: { ...sampleOf('standard-rate').seller, phone: '', name: '' },
    orderNumber: '',
    lines: [
      emptyLine,
      { ...emptyLine, id: '2', price: '3', vat: { category: 'S', rate: '0' } },
      { ...emptyLine, id: '3', name: 'Exempt', price: '3', vat: { category: 'E', rate: '' } },
    ],
    adjustments: [
      {
        id: '1',
        kind: 'charge',
        amount: { kind: 'amount', value: '1' },
        reason: '',
        scope: 'oneRate',
        vat: { category: 'S', rate: '0' },
      },
      {
        id: '2',
        kind: 'allowance',
        amount: { kind: 'amount', value: '1' },
        reason: '',
        scope: 'oneRate',
        vat: { category: 'S', rate: '' },
      },
    ],
    payment: { ...emptyInvoice.payment, iban: '' },
  }
  const paths = pathsOf(invoice, 'xrechnung')
  expect(Object.fromEntries(paths)).toMatchObject({
    'BR-06': 'seller.name',
    'BR-DE-6': 'seller.phone',
    'BR-25': 'lines.1.name',
    'BR-S-05': 'lines.1.vat.rate',
    'BR-S-06': 'adjustments.1.vat.rate',
    'BR-S-07': 'adjustments.0.vat.rate',
    'BR-E-10': 'exemptions.E.text',
    'BR-61': 'payment.iban',
  })
})

it('says that a currency of three decimals has too many for an electronic invoice', () => {
  const dinars: Invoice = {
    ...sampleOf('standard-rate'),
    currency: 'KWD',
    lines: [{ ...emptyLine, name: 'A', price: '1.234', vat: { category: 'S', rate: '5' } }],
  }
  expect(pathsOf(dinars).get('BR-DEC-23')).toBe('lines.0.price')
  const whole = dinars.lines.map((line) => ({ ...line, price: '10' }))
  expect([...pathsOf({ ...dinars, lines: whole }).keys()].filter((id) => id.startsWith('BR-DEC'))).toEqual([])
})

it('a line without a quantity or a price is no line of an electronic invoice', () => {
  const lines = [
    { ...emptyLine, name: 'A', quantity: '', price: '', vat: { category: 'S', rate: '19' } as const },
  ]
  const paths = pathsOf({ ...sampleOf('standard-rate'), lines })
  expect([paths.get('BR-22'), paths.get('BR-26')]).toEqual(['lines.0.quantity', 'lines.0.price'])
})

it('an intra-Community supply is delivered to the buyer, unless another address is given', () => {
  const sample = sampleOf('intra-community')
  const { delivery } = sample
  const toBuyer: Invoice = { ...sample, delivery: { ...delivery, hasAddress: false } }
  expect([...pathsOf(toBuyer).keys()]).toEqual([])
  expect(toSemantic(toBuyer, 'en16931', fixtureWords).delivery?.address?.country).toBe(
    sample.buyer.address.country,
  )
  const elsewhere: Invoice = {
    ...sample,
    delivery: { ...delivery, hasAddress: true, address: { ...delivery.address, country: 'LU' } },
  }
  expect(toSemantic(elsewhere, 'en16931', fixtureWords).delivery?.address?.country).toBe('LU')
  // A supply within the country needs none.
  expect(toSemantic(sampleOf('standard-rate'), 'en16931', fixtureWords).delivery?.address).toBeUndefined()
})
