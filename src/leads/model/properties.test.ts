import { objectTypeIdOf, propertyPatterns } from './properties'

it.each([
  ['interactive_demo_flows_completed', ['0', '7', '12'], ['', '-1', '100', '1.5', ' 1', 'a1']],
  ['interactive_demo_flow_progress', ['0', '0.5', '0.25', '1'], ['', '1.5', '0.123', '2', '0.', 'x0', '10']],
] as const)('%s takes numbers of its form only', (property, right, wrong) => {
  const pattern = propertyPatterns[property]
  expect(right.filter((value) => !pattern?.test(value))).toEqual([])
  expect(wrong.filter((value) => pattern?.test(value))).toEqual([])
})

it('three properties are those of the company', () => {
  expect(objectTypeIdOf('accounting_system')).toBe('0-2')
  expect(objectTypeIdOf('monthly_business_spend')).toBe('0-2')
  expect(objectTypeIdOf('company')).toBe('0-1')
})
