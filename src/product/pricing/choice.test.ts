import { choiceOfLink, readChoice } from './choice'

it.each([
  ['?plan=growth&billing=yearly&users=12', { plan: 'growth', billing: 'yearly', users: 12 }],
  ['plan=starter', { plan: 'starter' }],
  ['', {}],
  ['?plan=&billing=&users=', {}],
  ['?plan=enterprise&billing=weekly&users=twelve', {}],
  ['?plan=Growth&billing=YEARLY', {}],
  ['?plan=constructor&billing=toString', {}],
  ['?users=0', {}],
  ['?users=-4', {}],
  ['?users=NaN', {}],
  ['?users=1e9', {}],
  ['?users=99999999999', { users: 9_999 }],
  ['?plan=gold&plan=scale&plan=growth&users=x&users=7&users=8', { plan: 'scale', users: 7 }],
  ['?billing=yearly&billing=monthly', { billing: 'yearly' }],
  ['?plan=%67rowth&users=%31%32', { plan: 'growth', users: 12 }],
  ['?plan=growth%00&billing=yearly%20', {}],
  ['?utm_source=plan=growth', {}],
])('%s is %j', (search, choice) => expect(readChoice(search)).toEqual(choice))

it('the plan is that of the link, the cycle that of the page', () => {
  expect(
    choiceOfLink({ plan: 'starter', billing: 'monthly' }, { plan: 'growth', billing: 'yearly', users: 4 }),
  ).toEqual({ plan: 'starter', billing: 'yearly', users: 4 })
  expect(choiceOfLink({ plan: 'starter', billing: 'monthly' }, {})).toEqual({
    plan: 'starter',
    billing: 'monthly',
  })
  expect(choiceOfLink({}, { plan: 'scale' })).toEqual({ plan: 'scale' })
})

it('the users are those that the link names, as the page shows them, else those of the page', () => {
  expect(choiceOfLink({ plan: 'growth', users: 100 }, { users: 9_999 })).toEqual({
    plan: 'growth',
    users: 100,
  })
  expect(choiceOfLink({ plan: 'growth' }, { users: 9_999 })).toEqual({ plan: 'growth', users: 9_999 })
})
