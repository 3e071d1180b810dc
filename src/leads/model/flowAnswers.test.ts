import { flowProperties, isFlowProperty, isFlowValue, leadValuesOf, takesSeveral } from './flowAnswers'

it('features alone take several values', () => {
  expect(flowProperties.filter(takesSeveral)).toEqual(['features_of_interest'])
})

it.each([
  ['jobtitle', true],
  ['company_size_range', true],
  ['email', false],
  ['', false],
])('a question may be about "%s": %s', (name, expected) => {
  expect(isFlowProperty(name)).toBe(expected)
})

it.each([
  ['company_size_range', '2–10', true],
  ['company_size_range', '2-10', false],
  ['company_size_range', '', false],
  ['features_of_interest', 'cards', true],
  ['features_of_interest', 'cards;invoices', false],
  // Free text.
  ['jobtitle', 'Bookkeeper', true],
  ['jobtitle', '', false],
] as const)('%s takes "%s": %s', (property, value, expected) => {
  expect(isFlowValue(property, value)).toBe(expected)
})

it('a lead has the answers in one order, features joined, nothing that is empty', () => {
  const values = leadValuesOf({
    jobtitle: 'Bookkeeper',
    features_of_interest: ['invoices', 'cards'],
    company_size_range: '2–10',
  })
  expect(Object.entries(values)).toEqual([
    ['company_size_range', '2–10'],
    ['features_of_interest', 'cards;invoices'],
    ['jobtitle', 'Bookkeeper'],
  ])
  expect(leadValuesOf({ jobtitle: '', features_of_interest: [] })).toEqual({})
})
