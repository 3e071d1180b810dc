import { emptyInvoice, emptyLine } from './invoice'
import { emptyWork, invoiceOf, nextWork, parseWork, withParty, type InvoiceWork } from './work'

const work = emptyWork({
  typedIn: 'en-GB',
  language: 'en-gb',
  currency: 'GBP',
  country: 'GB',
  vat: { category: 'S', rate: '20' },
})
const filled: InvoiceWork = {
  ...work,
  invoice: {
    ...work.invoice,
    number: '2026-0099',
    seller: { ...work.invoice.seller, name: 'Fernhill', logo: 'data:image/png;base64,AAAA' },
    buyer: { ...work.invoice.buyer, name: 'Larkfield' },
    lines: [{ ...emptyLine, name: 'Design', price: '100' }],
    notes: 'Thanks',
    payment: { ...work.invoice.payment, iban: 'GB82WEST12345698765432', reference: 'RF18 5390 0754 7034' },
  },
}
const throughStorage = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

it('the due date follows from the date and the terms', () => {
  expect(invoiceOf({ ...work, due: '30' }, '2026-11-25').payment.dueDate).toBe('2026-12-25')
  expect(invoiceOf({ ...work, due: 'receipt' }, '2026-11-25').payment.dueDate).toBe('2026-11-25')
  const leap = { ...work, due: '14' as const, invoice: { ...work.invoice, issueDate: '2028-02-20' } }
  expect(invoiceOf(leap, '2026-11-25').payment.dueDate).toBe('2028-03-05')
  const impossible = { ...work, invoice: { ...work.invoice, issueDate: '2026-02-31' } }
  expect(invoiceOf(impossible, '2026-11-25').payment.dueDate).toBe('')
})

it('prerendered HTML knows no day', () => {
  expect(invoiceOf(work, '')).toMatchObject({ issueDate: '', payment: { dueDate: '' } })
})

it('a new invoice keeps company, account and logo, counts on, and offers the recipient of before', () => {
  const next = nextWork(filled, { category: 'S', rate: '20' })
  expect(next.invoice).toMatchObject({
    number: '2026-0100',
    seller: { name: 'Fernhill', logo: 'data:image/png;base64,AAAA' },
    buyer: { name: '', address: { country: 'GB' } },
    // The reference is that of the invoice before: with it the new one would be paid as the old.
    payment: { iban: 'GB82WEST12345698765432', reference: '', dueDate: '' },
    notes: '',
  })
  expect(next.invoice.lines.map(({ name, vat }) => [name, vat.rate])).toEqual([['', '20']])
  expect(next.buyers.map(({ name }) => name)).toEqual(['Larkfield'])
  expect(next.sellers.map(({ name, logo }) => [name, logo])).toEqual([['Fernhill', '']])
})

it('a party is in the list once, the latest version first', () => {
  const { buyer } = filled.invoice
  const changed = { ...buyer, name: ' larkfield', vatId: 'GB1' }
  expect(withParty([{ ...buyer, name: 'Quillmere' }, buyer], changed).map(({ name }) => name)).toEqual([
    ' larkfield',
    'Quillmere',
  ])
  expect(withParty([buyer], { ...buyer, name: '  ' })).toEqual([buyer])
})

describe('what was stored', () => {
  it('is the same after it was read', () => {
    const stored = {
      ...filled,
      sellers: [
        {
          ...filled.invoice.seller,
          account: { iban: 'DE1', bic: 'B', nationalAccount: '1', accountName: 'A' },
        },
      ],
      buyers: [filled.invoice.buyer],
      asked: true,
    }
    expect(parseWork(throughStorage(stored), 'en-GB')).toEqual(stored)
  })

  it('of a page in another language has its numbers as this one writes them', () => {
    const stored = {
      ...filled,
      invoice: { ...filled.invoice, lines: [{ ...emptyLine, name: 'A', price: '1.5' }] },
    }
    expect(parseWork(throughStorage(stored), 'de-DE')?.invoice.lines[0]?.price).toBe('1,5')
  })

  it.each([null, 'text', 7, [], {}, { invoice: 'no' }, { invoice: { number: '7' } }, emptyInvoice])(
    'is nothing when it is %j',
    (value) => expect(parseWork(value, 'en-GB')).toBeUndefined(),
  )

  it('keeps what can be used of what is broken', () => {
    const broken = {
      invoice: {
        ...filled.invoice,
        currency: 'gold',
        seller: { name: 'Fernhill', logo: 'javascript:alert(1)' },
      },
      due: 'never',
      sellers: [{ name: 'Fernhill', account: 7 }],
      buyers: [null, 7, { name: 'Larkfield', address: { city: 5 } }, { name: '' }],
      asked: 'yes',
    }
    expect(parseWork(throughStorage(broken), 'en-GB')).toMatchObject({
      invoice: { currency: 'EUR', number: '2026-0099', seller: { name: 'Fernhill', logo: '' } },
      due: '30',
      sellers: [{ name: 'Fernhill', account: { iban: '', bic: '', nationalAccount: '', accountName: '' } }],
      buyers: [{ name: 'Larkfield', address: { city: '5' } }],
      asked: false,
    })
  })
})
