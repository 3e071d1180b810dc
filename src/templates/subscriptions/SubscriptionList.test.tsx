/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInSite } from '../../content/site/site.fixture'
import { analytics } from '../../visitor/analytics/queue'
import { LiveSubscriptionList } from './SubscriptionList'

const entries = [
  { vendor: 'Design tool', owner: 'Marketing', renews: 'in 12 days', cost: 18000 },
  { vendor: 'Survey tool', owner: 'No owner yet', renews: 'in 5 days', cost: 4950 },
]
const labels = {
  vendor: 'Vendor',
  owner: 'Owner',
  renews: 'Renews',
  cost: 'Monthly cost',
  hint: 'Untick what your team would not miss.',
  keep: 'Keep {vendor}',
  total: 'Still paid',
  saved: '{saved} less a year',
  unchanged: 'Nothing cancelled yet',
}

it('what is not kept leaves the total, and is counted as saved for a year', async () => {
  const user = userEvent.setup()
  renderInSite(<LiveSubscriptionList entries={entries} currency="GBP" labels={labels} />)
  const result = screen.getByRole('status')
  expect(result).toHaveTextContent('Nothing cancelled yet')
  expect(result).toHaveTextContent('Still paid£229.50')
  const survey = screen.getByRole('checkbox', { name: 'Keep Survey tool' })
  expect(survey).toBeChecked()
  await user.click(survey)
  expect(result).toHaveTextContent('£594 less a year')
  expect(result).toHaveTextContent('Still paid£180')
  await user.click(survey)
  expect(result).toHaveTextContent('Nothing cancelled yet')
  expect(analytics.queued().map(({ properties }) => properties)).toEqual([
    { kind: 'checkbox', surface: 'page', label: 'Keep Survey tool' },
    { kind: 'checkbox', surface: 'page', label: 'Keep Survey tool' },
  ])
})
