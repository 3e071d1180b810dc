import type { SemanticInvoice } from '../semantic'
import { edited, sampleOf, type Edit } from './editedSample.fixture'
import { violationsOf } from '.'

const parts = ['lines', 'allowances', 'charges'] as const
type Part = (typeof parts)[number]

/** A sample in which only one of these parts has the VAT category. */
function invoiceWith(sample: string, part: Part, category: string, rate: string): SemanticInvoice {
  const invoice = sampleOf(sample, 'en16931')
  if (part === 'lines') return invoice
  const edits: Edit[] = [
    ['lines', invoice.lines.map((line) => ({ ...line, category: 'S', rate: '19' }))],
    [part, [{ category, rate, amount: '1.00', reason: 'x' }]],
  ]
  return edited(invoice, edits)
}

const broken = (invoice: SemanticInvoice, ...edits: Edit[]): string[] =>
  violationsOf(edited(invoice, edits), 'en16931').map(({ rule, path }) => `${rule.id} ${path}`)

const numbers: Readonly<Record<Part, string>> = { lines: '02', allowances: '03', charges: '04' }

describe.each(parts)('reverse charge (AE) in %s', (part) => {
  const id = `BR-AE-${numbers[part]}`
  const invoice = invoiceWith('reverse-charge', part, 'AE', '0')
  const noBuyer: Edit[] = [['buyer.vatId'], ['buyer.registration']]

  it.each<[string, Edit[]]>([
    ['VAT identifier', [['buyer.registration'], ['buyer.vatId', 'ATU12345678']]],
    ['legal registration', [['buyer.vatId'], ['buyer.registration', { id: 'FN 123456a' }]]],
  ])('the %s of the buyer is enough', (_, edits) => {
    expect(broken(invoice, ...edits)).not.toContain(`${id} buyer.vatId`)
  })

  it('a buyer without either breaks the rule', () => {
    expect(broken(invoice, ...noBuyer)).toContain(`${id} buyer.vatId`)
    expect(broken(invoice, ...noBuyer)).not.toContain(`${id} seller.vatId`)
  })

  it('the tax number of the seller is enough, neither breaks the rule', () => {
    const noVat: Edit[] = [['seller.vatId'], ['seller.taxNumber', '12/345/67890']]
    expect(broken(invoice, ...noVat)).not.toContain(`${id} seller.vatId`)
    expect(broken(invoice, ['seller.vatId'], ['seller.taxNumber'])).toContain(`${id} seller.vatId`)
  })
})

describe.each(parts)('an intra-Community supply (K) in %s', (part) => {
  const id = `BR-IC-${numbers[part]}`
  const invoice = invoiceWith('intra-community', part, 'K', '0')

  it('a registration of the buyer does not replace the VAT identifier', () => {
    const edits: Edit[] = [['buyer.vatId'], ['buyer.registration', { id: 'FN 123456a' }]]
    expect(broken(invoice)).not.toContain(`${id} buyer.vatId`)
    expect(broken(invoice, ...edits)).toContain(`${id} buyer.vatId`)
    expect(broken(invoice, ...edits)).not.toContain(`${id} seller.vatId`)
  })

  it('a tax number does not replace the VAT identifier of the seller, its tax representative does', () => {
    const edits: Edit[] = [['seller.vatId'], ['seller.taxNumber', '12/345/67890']]
    expect(broken(invoice, ...edits)).toContain(`${id} seller.vatId`)
    const represented: Edit = ['representative', { name: 'R', vatId: 'DE111111111', address: {} }]
    expect(broken(invoice, ...edits, represented)).not.toContain(`${id} seller.vatId`)
  })
})

it.each(['seller', 'buyer', 'representative'])(
  'outside the scope of VAT (O) the %s has no VAT identifier',
  (who) => {
    const invoice = sampleOf('outside-scope', 'en16931')
    expect(broken(invoice)).toEqual([])
    expect(broken(invoice, [`${who}.vatId`, 'DE123456789'])).toContain(`BR-O-02 ${who}.vatId`)
  },
)

describe('sums', () => {
  const standard = sampleOf('standard-rate', 'en16931')
  const { taxable = '', tax = '' } = standard.vat[0] ?? {}
  const plus = (value: string, difference: number): string => (Number(value) + difference).toFixed(2)

  it.each([
    [0.99, false],
    [-0.99, false],
    [1, true],
    [-1, true],
  ])(
    'a rated category may be less than one unit off in the taxable amount and the VAT: %d',
    (off, breaks) => {
      const ofTaxable = broken(standard, ['vat.0.taxable', plus(taxable, off)])
      expect(ofTaxable.includes('BR-S-08 vat.0.taxable')).toBe(breaks)
      const ofTax = broken(standard, ['vat.0.tax', plus(tax, off)])
      expect(ofTax.includes('BR-S-09 vat.0.tax')).toBe(breaks)
    },
  )

  it.each([0.01, -0.01])('a category without VAT is exact to the cent: %d', (off) => {
    const exempt = sampleOf('exempt', 'en16931')
    const amount = exempt.vat[0]?.taxable ?? ''
    expect(broken(exempt)).toEqual([])
    expect(broken(exempt, ['vat.0.taxable', plus(amount, off)])).toContain('BR-E-08 vat.0.taxable')
    expect(broken(exempt, ['vat.0.tax', off.toFixed(2)])).toContain('BR-E-09 vat.0.tax')
  })

  it('the taxable amount of a rate has the lines and charges of that rate, less its allowances', () => {
    const rows = sampleOf('discounts-and-charges', 'en16931')
    const rates = rows.vat.map(({ rate }) => rate)
    expect(new Set(rates).size).toBeGreaterThan(1)
    expect(broken(rows)).toEqual([])
    rows.vat.forEach(({ taxable: amount = '' }, index) => {
      expect(broken(rows, [`vat.${index}.taxable`, plus(amount, 1)])).toContain(
        `BR-S-08 vat.${index}.taxable`,
      )
    })
  })
})

it.each([
  ['reverse-charge', 'AE'],
  ['intra-community', 'IC'],
  ['export', 'G'],
  ['exempt', 'E'],
])('of %s the reason is given as text or as code', (sample, name) => {
  const invoice = sampleOf(sample, 'en16931')
  const id = `BR-${name}-10 vat.0.reason`
  expect(broken(invoice, ['vat.0.reason'], ['vat.0.reasonCode', 'VATEX-EU-AE'])).not.toContain(id)
  expect(broken(invoice, ['vat.0.reasonCode'], ['vat.0.reason', 'The law'])).not.toContain(id)
  expect(broken(invoice, ['vat.0.reasonCode'], ['vat.0.reason'])).toContain(id)
})

it('a category without several rates has exactly one row in the breakdown', () => {
  const invoice = sampleOf('exempt', 'en16931')
  const [row] = invoice.vat
  expect(broken(invoice, ['vat', [row, row]])).toContain('BR-E-01 vat')
  expect(broken(invoice, ['vat', []])).toContain('BR-E-01 vat')
  const standard = sampleOf('standard-rate', 'en16931')
  // In UBL the row is a use of its own.
  expect(broken(standard, ['vat', [...standard.vat, row]], ['readFrom', 'cii'])).toContain('BR-E-01 vat')
})

it.each([
  ['the date', [['delivery.date', '2026-11-18'], ['period']]],
  ['the start of the period', [['delivery.date'], ['period', { start: '2026-11-01' }]]],
  ['the end of the period', [['delivery.date'], ['period', { end: '2026-11-30' }]]],
] satisfies [string, Edit[]][])('%s is enough for an intra-Community supply', (_, edits) => {
  const invoice = sampleOf('intra-community', 'en16931')
  expect(broken(invoice, ...(edits as Edit[]))).not.toContain('BR-IC-11 delivery.date')
})

it('split payment is between two parties in Italy', () => {
  const rows: Edit = ['vat', [{ category: 'B', rate: '22', taxable: '1.00', tax: '0.22' }]]
  const invoice = sampleOf('italy', 'en16931')
  const italian: Edit[] = [
    ['seller.address.country', 'IT'],
    ['buyer.address.country', 'IT'],
  ]
  expect(broken(invoice, rows, ...italian)).not.toContain('BR-B-01 vat')
  for (const who of ['seller', 'buyer'])
    expect(broken(invoice, rows, ...italian, [`${who}.address.country`, 'FR'])).toContain('BR-B-01 vat')
})
