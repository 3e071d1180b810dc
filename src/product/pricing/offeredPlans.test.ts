import { offeredPlans } from './offeredPlans'

const plans = [{ id: 'starter' }, { id: 'growth' }, { id: 'scale' }]
const ids = (offered?: Parameters<typeof offeredPlans>[1]) => offeredPlans(plans, offered).map(({ id }) => id)

it('a page offers the plans it names, the smallest first', () => {
  expect(ids([{ plan_id: 'growth' }, { plan_id: 'starter' }])).toEqual(['starter', 'growth'])
  expect(ids([{ plan_id: 'growth' }, { plan_id: 'gold' }, { plan_id: 'growth' }])).toEqual(['growth'])
})

it('a page that names no existing plan offers all', () => {
  for (const offered of [undefined, null, [], [{ plan_id: 'gold' }], [{ plan_id: null }, {}]])
    expect(ids(offered)).toEqual(['starter', 'growth', 'scale'])
})
