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
    const continued = fromSemantic(semantic, 'de-DE', invoice.language)
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
