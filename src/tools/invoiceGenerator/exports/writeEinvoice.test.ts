import { fixtureWords } from '../fixtures/einvoiceWords.fixture'
import { sampleInvoices } from '../fixtures/sampleInvoices.fixture'
import type { SemanticInvoice } from '../model/semantic'
import type { Binding, Syntax } from '../model/syntax/binding'
import { bindingsOf } from '../model/syntax/bindings'
import { pathOf, type Step } from '../model/syntax/elementPath'
import { positionIn } from '../model/syntax/schemaOrder'
import { never } from '../model/syntax/sharedBindings'
import { toSemantic } from '../model/toSemantic'
import { readXml, type XmlNode } from '../model/xmlTree'
import { writeCii, writeUbl } from './writeEinvoice'

/** The elements of the table below each parent: those of terms, and those that conditions name. */
function childrenIn(
  rows: readonly Binding[],
  syntax: Syntax,
  parent: string,
  found = new Map<string, Step[]>(),
): ReadonlyMap<string, Step[]> {
  const walk = (from: string, steps: readonly Step[]): string =>
    steps.reduce((above, step) => {
      found.set(above, [...(found.get(above) ?? []), step])
      for (const { place, is } of step.conditions) if (is !== '!=') walk(step.name, place.steps)
      return step.name
    }, from)
  for (const row of rows) {
    const place = row[syntax]
    // What is only read can be an element that the schema does not have.
    if (place && place.write !== never)
      childrenIn(row.rows ?? [], syntax, walk(parent, pathOf(place.path).steps), found)
  }
  return found
}

it.each([
  ['cii', 'CrossIndustryInvoice'],
  ['ubl', 'Invoice'],
  ['ubl', 'CreditNote'],
] as const)(
  'each element that the table has in %s %s has its place among those of its parent',
  (syntax, root) => {
    const children = childrenIn(bindingsOf(root === 'CreditNote'), syntax, root)
    const without = [...children].flatMap(([parent, steps]) =>
      new Set(steps.map(({ name }) => name)).size > 1
        ? steps.flatMap((step) =>
            positionIn(syntax, parent, step) === undefined ? [`${parent}: ${step.name}`] : [],
          )
        : [],
    )
    expect(without).toEqual([])
    expect(children.size).toBeGreaterThan(20)
  },
)

/** Elements that are out of order, unknown at their place, or empty. */
function faultsOf({ name, children, text }: XmlNode, syntax: Syntax): string[] {
  const positions = children.map((child) => positionIn(syntax, name, { ...child, key: child.name }))
  const isOrdered = positions.every((position, index) => (position ?? 0) >= (positions[index - 1] ?? 0))
  const isKnown = children.length <= 1 || !positions.includes(undefined)
  const isEmpty = children.length === 0 && text === '' && name !== 'ApplicableHeaderTradeDelivery'
  return [
    ...(isOrdered && isKnown && !isEmpty
      ? []
      : [`${name}: ${children.map((child) => child.name).join(' ')}`]),
    ...children.flatMap((child) => faultsOf(child, syntax)),
  ]
}

function faultsIn(xml: string, syntax: Syntax): string[] {
  const root = readXml(xml)
  return typeof root === 'string' ? [root] : faultsOf(root, syntax)
}

/** A file with all terms, of any kind of invoice. */
const withEverything = (semantic: SemanticInvoice): SemanticInvoice => ({
  ...semantic,
  taxPointCode: '35',
  salesOrder: 'SO-1',
  receivingAdvice: 'RA-1',
  despatchAdvice: 'DA-1',
  tender: 'T-1',
  project: 'P-1',
  contract: 'C-1',
  object: { id: 'O-1', scheme: 'AUN' },
  accounting: '4400',
  notes: [{ subject: 'AAI', text: 'General' }],
  preceding: [{ number: '1', date: '2026-01-01' }],
  payee: { name: 'Payee', identifier: { id: '1' }, registration: { id: '1' } },
  representative: { name: 'Rep', vatId: 'DE1', address: { country: 'DE', city: 'Bonn', line3: 'x' } },
  delivery: {
    name: 'D',
    location: { id: '1' },
    date: '2026-01-01',
    address: { city: 'Bonn', country: 'DE' },
  },
  period: { start: '2026-10-01', end: '2026-10-31' },
  payment: {
    means: '58',
    meansText: 'Transfer',
    reference: 'R',
    accounts: [{ id: 'DE89370400440532013000', name: 'A', bic: 'COBADEFFXXX' }],
    card: { number: '4242', holder: 'H' },
    debit: { mandate: 'M', creditorId: 'C', account: 'DE89370400440532013000' },
  },
  charges: [
    { amount: '1', base: '10', percent: '10', reason: 'R', reasonCode: 'FC', category: 'S', rate: '19' },
  ],
  documents: [{ reference: 'D1', description: 'Sheet', url: 'https://files.example/1' }],
  totals: {
    ...semantic.totals,
    charges: '1',
    allowances: '1',
    taxInVatCurrency: '1',
    prepaid: '1',
    rounding: '1',
  },
  vatCurrency: 'SEK',
  vat: semantic.vat.map((row) => ({ ...row, reason: 'R', reasonCode: 'VATEX-EU-O' })),
  lines: semantic.lines.map((line) => ({
    ...line,
    note: 'N',
    description: 'D',
    object: { id: 'L-1', scheme: 'AUN' },
    orderLine: '7',
    accounting: '4401',
    period: { start: '2026-10-01', end: '2026-10-31' },
    charges: [{ amount: '1.00', reason: 'Packing', reasonCode: 'ABL' }],
    priceDiscount: '5',
    grossPrice: '100',
    baseQuantity: '1',
    baseUnit: 'HUR',
    sellerItem: 'S-1',
    buyerItem: 'B-1',
    standardItem: { id: '4012345000009', scheme: '0160' },
    classifications: [{ id: '123', scheme: 'STI' }],
    originCountry: 'DE',
    attributes: [{ name: 'Colour', value: 'red' }],
  })),
})

it.each(sampleInvoices)(
  '$name has its elements in the order of the schemas, none of them empty',
  ({ invoice }) => {
    const semantic = toSemantic(invoice, 'xrechnung', fixtureWords)
    for (const one of [semantic, withEverything(semantic)]) {
      expect(faultsIn(writeUbl(one), 'ubl')).toEqual([])
      expect(faultsIn(writeCii(one), 'cii')).toEqual([])
    }
  },
)

it('notices an element in another place', () => {
  const [first] = sampleInvoices
  if (!first) throw new Error('No samples')
  const xml = writeUbl(toSemantic(first.invoice, 'en16931', fixtureWords))
  const [issued = ''] = /<cbc:IssueDate>.*<\/cbc:IssueDate>\s*/.exec(xml) ?? []
  const moved = xml
    .replace(issued, '')
    .replace('<cbc:DocumentCurrencyCode>', `${issued}<cbc:DocumentCurrencyCode>`)
  expect(faultsIn(moved, 'ubl')).toHaveLength(1)
})

it('has the attributes that the bindings ask for', () => {
  const dollar = sampleInvoices.find(({ name }) => name === 'dollar-with-vat-in-euro')
  if (!dollar) throw new Error('No sample')
  const semantic = toSemantic(dollar.invoice, 'en16931', fixtureWords)
  const cii = writeCii(semantic)
  const ubl = writeUbl(semantic)
  expect(cii).toContain('<udt:DateTimeString format="102">20261125</udt:DateTimeString>')
  expect(cii).toContain('<ram:BilledQuantity unitCode="HUR">8</ram:BilledQuantity>')
  expect(cii).toContain('<ram:TaxTotalAmount currencyID="EUR">124.36</ram:TaxTotalAmount>')
  // CII has the currency of an amount at the VAT totals only (CII-DT-031).
  expect(cii.match(/currencyID/g)).toHaveLength(2)
  expect(ubl).toContain('<cbc:TaxAmount currencyID="EUR">124.36</cbc:TaxAmount>')
  expect(ubl).toContain('<cbc:PayableAmount currencyID="USD">904.40</cbc:PayableAmount>')
  expect(ubl).toContain('<cbc:EndpointID schemeID="9930">DE123456789</cbc:EndpointID>')
})
