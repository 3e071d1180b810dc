import { exampleEntries } from '../../tools/roiCalculator/model/roi.fixture'
import { cmsDocument } from '../cms/document.fixture'
import { roiAssumptionFindings } from './roiAssumptions'

const complete = exampleEntries.map((entry) => ({ ...entry, label: `Label of ${entry.key}` }))

const found = (data: Record<string, unknown>): string[] =>
  roiAssumptionFindings([cmsDocument('roi_calculator', data)]).map(
    ({ field, message }) => `${field}: ${message}`,
  )

it('finds nothing in complete assumptions; the salary and the price may be left to the calculator', () => {
  const market_values = [{ locale_code: 'en-lu', key: 'hourly_cost', value: 5500 }]
  expect(found({ assumptions: complete, market_values })).toEqual([])
})

it('names each assumption that is missing or empty', () => {
  const [first, ...others] = complete
  const assumptions = others.map((entry) =>
    entry.key === 'hourly_cost'
      ? { ...entry, value: null }
      : entry.key === 'on_costs'
        ? { ...entry, label: ' ' }
        : entry,
  )
  expect(found({ assumptions })).toEqual([
    `data.assumptions: the assumption "${first?.key}" is missing: add it with its label`,
    'data.assumptions: the assumption "hourly_cost" has no value: enter one',
    'data.assumptions: the assumption "on_costs" is missing: add it with its label',
  ])
})

it('names what the calculator does not know, and markets that do not show the document', () => {
  const assumptions = [...complete, { key: 'colour', label: 'Colour', value: 1 }]
  const market_values = [
    { locale_code: 'de-at', key: 'hourly_cost', value: 1 },
    { locale_code: 'en-ee', key: 'colour', value: 1 },
  ]
  expect(found({ assumptions, market_values })).toEqual([
    'data.assumptions.16.key: the calculator knows no assumption "colour": remove the entry',
    'data.market_values.0.locale_code: no market "de-at" shows this document; there are en-gb, en-ee, en-lu',
    'data.market_values.1.key: the calculator knows no assumption "colour": remove the entry',
  ])
})
