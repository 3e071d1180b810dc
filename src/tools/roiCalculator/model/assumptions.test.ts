import { decimal } from '../../numbers/model/decimal'
import { assumptionKeys, assumptionsFor, firstValue, firstValuesOf, limitsOf } from './assumptions'
import { planPriceOf } from './planPrice'
import { exampleEntries, exampleFirst, examplePlan } from './roi.fixture'

it('reads the first values by their keys, in any order and among others, money in units of the currency', () => {
  const first = firstValuesOf(
    [{ key: 'colour', value: 1 }, ...[...exampleEntries].reverse()],
    [],
    'GBP',
    examplePlan,
  )
  expect(first?.values).toMatchObject({ employees: '40', hourly_cost: '32', software_today: '0' })
  expect(firstValuesOf(exampleEntries, [], 'JPY', examplePlan)?.values.hourly_cost).toBe('3200')
})

it('values of the market replace those of the document they share', () => {
  const first = firstValuesOf(exampleEntries, [{ key: 'hourly_cost', value: 5500 }], 'EUR', examplePlan)
  expect(first?.values).toMatchObject({ employees: '40', hourly_cost: '55' })
})

it.each(assumptionKeys.filter((key) => !['salary', 'software_outlay'].includes(key)))(
  'there are no assumptions without %s',
  (key) => {
    const others = exampleEntries.filter((entry) => entry.key !== key)
    expect(firstValuesOf(others, [], 'GBP', examplePlan)).toBeUndefined()
    expect(firstValuesOf([...others, { key, value: null }], [], 'GBP', examplePlan)).toBeUndefined()
  },
)

it('there are no assumptions without a price of the product', () => {
  expect(firstValuesOf(exampleEntries, [], 'GBP')).toBeUndefined()
  const priced = exampleEntries.map((entry) =>
    entry.key === 'software_outlay' ? { ...entry, value: 700 } : entry,
  )
  expect(firstValuesOf(priced, [], 'GBP')?.values.software_outlay).toBe('7')
})

it('the price follows from the number of people: nothing for as many as the free plan takes', () => {
  const price = (employees: string) =>
    firstValue('software_outlay', exampleFirst(), { employees: decimal(employees) }).toFixed()
  expect([price('1'), price('5'), price('6'), price('40')]).toEqual(['0', '0', '9', '9'])
})

it('the salary follows from the cost of an hour', () => {
  // 32 × 1,650 ÷ 1.25
  expect(firstValue('salary', exampleFirst(), {}).toFixed()).toBe('42200')
  expect(firstValue('salary', exampleFirst(), { hourly_cost: decimal(50) }).toFixed()).toBe('66000')
})

it('one basis of the cost of an hour counts at a time', () => {
  expect(assumptionsFor('hourly')).toContain('hourly_cost')
  expect(assumptionsFor('hourly')).not.toContain('salary')
  expect(assumptionsFor('salary')).toEqual(expect.arrayContaining(['salary', 'on_costs', 'hours_per_year']))
  expect(assumptionsFor('salary')).not.toContain('hourly_cost')
})

it('money has the decimals of its currency, people have none', () => {
  expect(limitsOf('salary', 'JPY').maxDecimals).toBe(0)
  expect(limitsOf('salary', 'EUR').maxDecimals).toBe(2)
  expect(limitsOf('employees', 'EUR').maxDecimals).toBe(0)
})

describe('the price of the plans', () => {
  const plan = (id: 'starter' | 'growth', monthly: number, maxUsers?: number) => ({
    id,
    name: id,
    description: '',
    highlighted: false,
    monthly,
    yearly: monthly,
    features: [],
    link: { link_type: 'Any' as const },
    ...(maxUsers ? { maxUsers } : {}),
  })
  const plans = (...all: ReturnType<typeof plan>[]) =>
    ({ currency: 'GBP', plans: all }) as unknown as Parameters<typeof planPriceOf>[0]

  it('is that of the growth plan, free for the users of a starter plan without a fee', () => {
    expect(planPriceOf(plans(plan('starter', 0, 5), plan('growth', 950)))).toEqual({
      freeUsers: 5,
      perUser: '9.5',
    })
    expect(planPriceOf(plans(plan('starter', 100, 5), plan('growth', 900)))).toEqual({
      freeUsers: 0,
      perUser: '9',
    })
    expect(planPriceOf(plans(plan('starter', 0, 5)))).toBeUndefined()
  })
})
