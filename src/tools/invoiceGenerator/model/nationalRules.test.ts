import { isDay } from '../../../core/values/day'
import { invoiceGeneratorWordKeys } from './generatorWordKeys'
import { hasNationalRule, nationalRules } from './nationalRules'

it.each(Object.entries(nationalRules))(
  'the rule of %s has its words, a page about it and a day',
  (country, rule) => {
    expect(invoiceGeneratorWordKeys).toContain(`national_${country}`)
    expect(new URL(rule.url).pathname.length).toBeGreaterThan(1)
    expect(isDay(rule.checkedOn)).toBe(true)
  },
)

it('countries without such a rule, or without a name of one, have none', () => {
  expect(hasNationalRule('IT')).toBe(true)
  for (const country of ['GB', '', 'toString']) expect(hasNationalRule(country)).toBe(false)
})
