import german from '../../../../content/documents/de-de/tool_words.invoice-document.json'
import english from '../../../../content/documents/en-gb/tool_words.invoice-document.json'
import { toolWordsOf } from '../../../content/cms/toolWords'
import { wordsFor } from '../../words/model/wordsFor'
import { calculate } from '../model/calculate'
import { emptyAdjustment, emptyInvoice, emptyLine, type Invoice } from '../model/invoice'
import { invoiceDocumentWordKeys } from '../model/wordKeys'
import { invoicePdf } from './invoicePdf'
import { invoiceView } from './invoiceView'

const invoice: Invoice = {
  ...emptyInvoice,
  number: '7',
  issueDate: '2026-11-25',
  seller: {
    ...emptyInvoice.seller,
    name: 'Fernhill',
    vatId: 'GB 980 7806 84',
    address: { ...emptyInvoice.seller.address, city: 'Leeds', postCode: 'LS1 4AP', country: 'GB' },
  },
  buyer: {
    ...emptyInvoice.buyer,
    name: 'Lindenhof',
    address: { ...emptyInvoice.buyer.address, city: 'Köln', postCode: '50667', country: 'DE' },
  },
  lines: [{ ...emptyLine, name: 'Design', quantity: '2', price: '100', vat: { category: 'S', rate: '20' } }],
}
const view = (changes: Partial<Invoice> = {}) => {
  const changed = { ...invoice, ...changes }
  const { data } = changed.language === 'de-de' ? german : english
  return invoiceView(changed, calculate(changed), {
    words: wordsFor(toolWordsOf(data), invoiceDocumentWordKeys),
    countryName: (code) => `country ${code}`,
  })
}
const labels = (changes?: Partial<Invoice>): string[] => view(changes).totals.map(({ label }) => label)

it('an address is written as its country writes it, with the country when the other party is abroad', () => {
  expect(view().seller.lines).toEqual(['Leeds, LS1 4AP', 'country GB', 'VAT number: GB 980 7806 84'])
  expect(view().buyer.lines).toEqual(['50667 Köln', 'country DE'])
  const atHome = { ...invoice.buyer, address: { ...invoice.buyer.address, country: 'GB' } }
  expect(view({ buyer: atHome }).buyer.lines).toEqual(['Köln, 50667'])
})

it('another address of delivery is on it, with its country when that is not the one of the seller', () => {
  const delivery = {
    ...emptyInvoice.delivery,
    hasAddress: true,
    name: 'Warehouse',
    address: { ...emptyInvoice.buyer.address, city: 'Hull', country: 'GB' },
  }
  expect(view().delivery).toBeUndefined()
  expect(view({ delivery }).delivery).toMatchObject({ name: 'Warehouse', lines: ['Hull'] })
  const abroad = { ...delivery, address: { ...delivery.address, country: 'IE' } }
  expect(view({ delivery: abroad }).delivery?.lines).toContain('country IE')
})

it('only columns that say something are there', () => {
  const columns = (changes?: Partial<Invoice>) => view(changes).columns.map(({ key }) => key)
  expect(columns()).toEqual(['description', 'quantity', 'price', 'vat', 'amount'])
  const [line = emptyLine] = invoice.lines
  expect(columns({ lines: [{ ...line, discount: { kind: 'percent', value: '10' } }] })).toContain('discount')
  expect(columns({ lines: [{ ...line, vat: { category: 'O', rate: '' } }] })).not.toContain('vat')
})

it('the totals lead to the amount due', () => {
  expect(labels()).toEqual(['Total without VAT', 'VAT 20% of €200.00', 'Amount due'])
  const adjustments = [
    { ...emptyAdjustment, amount: { kind: 'percent' as const, value: '10' }, reason: 'Loyalty' },
  ]
  expect(view({ adjustments, prepaid: '16' }).totals.map(({ value }) => value)).toEqual([
    '€200.00', '−€20.00', '€180.00', '€36.00', '€216.00', '−€16.00', '€200.00',
  ]) // prettier-ignore
  expect(labels({ adjustments })[1]).toBe('Loyalty (10%)')
})

it('what has no VAT says why: in the words of the law, or in those of the seller', () => {
  const lines = [{ ...emptyLine, name: 'Design', price: '5', vat: { category: 'AE', rate: '' } as const }]
  expect(view({ lines }).notes).toEqual([view().words.note_AE])
  const exemptions = { ...invoice.exemptions, AE: { text: 'Our own words', code: '' } }
  expect(view({ lines, exemptions }).notes).toEqual(['Our own words'])
})

it('a price is written with the decimals it has, whatever the currency', () => {
  const priceIn = (currency: Invoice['currency'], price: string): string | undefined =>
    view({ currency, lines: [{ ...emptyLine, name: 'Sheet', quantity: '100', price }] }).rows[0]?.cells[2]
  expect(priceIn('JPY', '0.5')).toBe('0.5')
  expect(priceIn('ISK', '12.50')).toBe('12.5')
  expect(priceIn('JPY', '50')).toBe('JP¥50')
  expect(priceIn('KWD', '1.234')?.replace(/\s/g, ' ')).toBe('KWD 1.234')
  expect(priceIn('EUR', '0.125')).toBe('0.125')
})

it('prints an account number of the country, with the number of the invoice as the reference', () => {
  const payment = {
    ...invoice.payment,
    means: '30',
    iban: '',
    reference: '',
    nationalAccount: '123-4567',
  } as const
  const { facts } = view({ payment }).payment
  expect(facts).toContainEqual({ label: 'Account number', value: '123-4567' })
  expect(facts).toContainEqual({ label: 'Reference', value: invoice.number })
})

it('prints the account number first where customers pay to it, as the form asks for it', () => {
  const payment = {
    ...invoice.payment,
    means: '30',
    iban: 'DE89370400440532013000',
    nationalAccount: '20-00-00 12345678',
  } as const
  const labels = (country: string): string[] => {
    const seller = { ...invoice.seller, address: { ...invoice.seller.address, country } }
    const { facts } = view({ payment, seller }).payment
    return facts.map(({ label }) => label).filter((label) => /^(IBAN|Account number)$/.test(label))
  }
  expect(labels('GB')).toEqual(['Account number', 'IBAN'])
  expect(labels('DE')).toEqual(['IBAN', 'Account number'])
})

it.each(['DE89-3704-0044-0532-0130-00', 'ＤＥ89370400440532013000', 'de89 3704 0044 0532 0130 00'])(
  'the IBAN %s is printed in groups of four',
  (iban) => {
    const { facts } = view({ payment: { ...invoice.payment, iban } }).payment
    expect(facts.map(({ value }) => value)).toContain('DE89 3704 0044 0532 0130 00')
  },
)

describe('who is asked to pay', () => {
  const payment = { ...invoice.payment, iban: 'DE89370400440532013000', dueDate: '2026-12-25' }
  const asked = (changes: Partial<Invoice>): string => view({ payment, ...changes }).payment.text
  it('the recipient of an invoice that is paid by transfer', () => {
    expect(asked({})).toBe('Please pay €240.00 by 25 Dec 2026.')
  })
  it.each([
    ['a direct debit', { payment: { ...payment, means: '59' } }],
    ['cash', { payment: { ...payment, means: '10' } }],
    ['a card', { payment: { ...payment, means: '48' } }],
    ['a self-billed invoice, which the payer writes', { type: '389' }],
  ] as const)('nobody by %s', (_, changes) => {
    expect(asked(changes)).toBe('')
  })
  it('nobody by a credit note, on which there is no account to pay to', () => {
    const credit = view({ payment, type: '381' })
    expect(credit.payment.text).toBe('')
    expect(credit.payment.facts).toEqual([])
    expect(credit.due.label).toBe('Amount credited')
  })
})

it('is in the language of the invoice, with its formats', () => {
  const shown = view({ language: 'de-de' })
  expect(shown.title).toBe('Rechnung')
  expect(shown.due.value.replace(/\s/g, ' ')).toBe('240,00 €')
  expect(shown.facts.map(({ value }) => value)).toContain('25.11.2026')
})

it('an invoice of which nothing is filled in has no empty lines and asks for no payment', () => {
  const empty = view(emptyInvoice)
  expect(empty.facts).toEqual([])
  expect(empty.rows).toEqual([])
  expect(empty.payment).toMatchObject({ text: '', facts: [] })
  expect(() => invoicePdf(empty, { created: new Date(0) })).not.toThrow()
})
