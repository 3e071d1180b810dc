import { vatCategories } from '../invoice'
import { sampleInvoices } from './samples'

const uses = (found: (invoice: (typeof sampleInvoices)[number]['invoice']) => boolean): number =>
  sampleInvoices.filter(({ invoice }) => found(invoice)).length

it('there are at least forty, each of another name, with every category of VAT', () => {
  expect(sampleInvoices.length).toBeGreaterThanOrEqual(40)
  expect(new Set(sampleInvoices.map(({ name }) => name)).size).toBe(sampleInvoices.length)
  const used = new Set(sampleInvoices.flatMap(({ invoice }) => invoice.lines.map(({ vat }) => vat.category)))
  expect([...used].sort()).toEqual([...vatCategories].sort())
})

it.each([
  ['discounts of a line', uses(({ lines }) => lines.some(({ discount }) => discount.value !== ''))],
  [
    'discounts of the invoice',
    uses(({ adjustments }) => adjustments.some(({ kind }) => kind === 'allowance')),
  ],
  ['charges', uses(({ adjustments }) => adjustments.some(({ kind }) => kind === 'charge'))],
  ['rounding', uses(({ rounding }) => rounding !== '')],
  ['reverse charge', uses(({ lines }) => lines.some(({ vat }) => vat.category === 'AE'))],
  ['credit notes', uses(({ type }) => type === '381')],
])('there are some with %s', (_, count) => {
  expect(count).toBeGreaterThan(0)
})
