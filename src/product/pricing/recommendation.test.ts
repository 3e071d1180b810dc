import { recommendedPlan } from './recommendation'

const plans = [{ id: 'starter', maxUsers: 5 }, { id: 'growth', maxUsers: 250 }, { id: 'scale' }]

it.each([
  [1, 'starter'],
  [4, 'starter'],
  [5, 'starter'],
  [6, 'growth'],
  [250, 'growth'],
  [251, 'scale'],
  [9_999, 'scale'],
])('%i users: %s', (users, id) => expect(recommendedPlan(plans, users)?.id).toBe(id))

it('no plan is recommended when none admits so many users, or there is none', () => {
  expect(recommendedPlan(plans.slice(0, 1), 6)).toBeUndefined()
  expect(recommendedPlan([], 1)).toBeUndefined()
})
