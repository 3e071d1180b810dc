/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen, within } from '@testing-library/react'
import { renderInSite, testSite } from '../content/site/site.fixture'
import { testDocument } from './document.fixture'
import { SubscriptionsView } from './Subscriptions'

type Subscriptions = Content.SubscriptionsDocument['data']

const page: Partial<Subscriptions> = {
  title: 'See every subscription',
  lead: 'Before it renews.',
  example_title: 'What the list looks like',
  example_note: 'An invented company.',
  vendor_label: 'Vendor',
  owner_label: 'Owner',
  renews_label: 'Renews',
  keep_label: 'Keep {vendor}',
  total_label: 'Still paid every month',
  examples: [
    { vendor: 'Design tool', owner: 'Marketing', renews: 'in 12 days', monthly_cost: 18050 },
    { vendor: 'Survey tool', owner: 'No owner yet', renews: 'in 5 days', monthly_cost: 4950 },
  ],
  benefits_title: 'What changes',
  benefits: [{ icon: 'team', title: 'One owner each', text: 'Handed over.' }],
  slices: [],
}

it('lists the subscriptions in the money of the market, with their sum', () => {
  renderInSite(<SubscriptionsView document={testDocument(page)} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('See every subscription')
  const entry = screen.getByRole('checkbox', { name: 'Keep Design tool' }).closest('li') as HTMLElement
  for (const text of ['Marketing', 'in 12 days', '£180.50'])
    expect(within(entry).getByText(text)).toBeVisible()
  expect(screen.getByText('£230')).toBeVisible()
})

it('another market has another currency', () => {
  renderInSite(<SubscriptionsView document={testDocument(page)} />, {
    urlCode: 'ie',
    market: { ...testSite.market, currency: 'EUR' },
  })
  expect(screen.getByText('€230')).toBeVisible()
})

it('without examples and benefits no heading and no sum is left', () => {
  renderInSite(<SubscriptionsView document={testDocument({ ...page, examples: [], benefits: [] })} />)
  expect(screen.getAllByRole('heading')).toHaveLength(1)
  expect(screen.queryByText('Still paid every month')).not.toBeInTheDocument()
})
