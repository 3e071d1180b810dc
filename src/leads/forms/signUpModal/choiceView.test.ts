import { exampleTexts } from '../../../content/cms/productFacts.fixture'
import type { PlansInWords } from '../../../content/site/formsData'
import { choiceView } from './choiceView'

const plans: PlansInWords = {
  currency: 'GBP',
  plans: [
    { id: 'starter', name: 'Starter', monthly: 0, yearly: 0, maxUsers: 5 },
    { id: 'growth', name: 'Growth', monthly: 900, yearly: 750 },
  ],
  texts: exampleTexts,
  pricingPath: '/en/pricing',
}
const partsOf = (choice: Parameters<typeof choiceView>[1]) => choiceView(plans, choice, 'en-GB')?.parts

it('repeats plan, total and users, and leads back to them', () => {
  expect(choiceView(plans, { plan: 'growth', billing: 'yearly', users: 25 }, 'en-GB')).toEqual({
    parts: ['Growth', '£2,250 a year for 25 users'],
    change: 'Change',
    href: '/en/pricing?plan=growth&billing=yearly&users=25',
  })
})

it.each([
  ['a plan alone', { plan: 'growth' } as const, ['Growth']],
  ['users alone', { users: 3 }, ['Starter', '£0 a month for 3 users']],
  [
    'more users than the plan admits',
    { plan: 'starter', users: 25 } as const,
    ['Starter', 'For up to 5 users'],
  ],
  ['the most', { plan: 'growth', users: 9999 } as const, ['Growth', '£89,991 a month for 9,999 users']],
  ['a cycle alone', { billing: 'yearly' } as const, undefined],
  ['a plan that the market does not have', { plan: 'scale' } as const, undefined],
  ['nothing', {}, undefined],
])('%s', (_name, choice, parts) => expect(partsOf(choice)).toEqual(parts))
