import { calculate } from './calculate'
import { fixtureWords } from './einvoiceWords.fixture'
import { fromSemantic } from './fromSemantic'
import { sampleInvoices } from './samples/samples'
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
    expect(continued.lost).toEqual([])
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
  const { invoice, lost, isSameTotal } = fromSemantic(file, 'en-GB', 'en-gb')
  expect(lost).toEqual(['BT-5', 'BG-10', 'BT-127', 'BT-130', 'BG-28'])
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
  expect(fromSemantic(file, 'en-GB', 'en-gb').lost).toEqual([
    'BT-21', 'BT-29', 'BT-46', 'BT-71', 'BT-81', 'BT-82', 'BT-88', 'BT-98', 'BT-140', 'BT-147', 'BT-148',
  ]) // prettier-ignore
})

it('names the reason of a discount on a line unless it is the one that the form gives', () => {
  const lines = base.lines.map((line) => ({ ...line, allowances: [{ amount: '1', reason: 'Loyal' }] }))
  expect(fromSemantic({ ...base, lines }, 'en-GB', 'en-gb', 'Discount').lost).toEqual(['BT-139'])
  expect(fromSemantic({ ...base, lines }, 'en-GB', 'en-gb', 'Loyal').lost).toEqual([])
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
