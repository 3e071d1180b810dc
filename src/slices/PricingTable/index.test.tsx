/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen, within } from '@testing-library/react'
import { examplePlans } from '../../content/cms/productFacts.fixture'
import { renderInSite } from '../../content/site/site.fixture'
import { headingLevels, renderSlice } from '../slice.fixture'
import mocks from './mocks.json'
import PricingTable from '.'

const [slice] = mocks as unknown as Content.PricingTableSlice[]
const renderTable = (currency = 'GBP', urlCode: 'en' | 'de' = 'en') =>
  renderInSite(
    <PricingTable slice={slice!} index={0} />,
    { urlCode },
    { plans: { ...examplePlans, currency } },
  )

const plan = (name: string) =>
  within(screen.getByRole('heading', { name }).closest<HTMLElement>('li') ?? document.body)

it('shows the plans in order, each with its price, features and link', () => {
  const { container } = renderTable()
  expect(headingLevels(container)).toEqual([2, 3, 3, 3])
  expect(plan('Growth').getByText('£9.50').closest('p')).toHaveTextContent('£9.50 per user per month')
  expect(
    plan('Growth')
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Any number of users', 'Invoices'])
  expect(plan('Starter').getByText('£0')).toBeVisible()
  expect(plan('Scale').getByRole('link', { name: 'Start with Scale' })).toHaveAttribute(
    'href',
    'https://app.outlay.example/register?plan=scale&billing=monthly',
  )
})

it('writes prices in the currency and the format of the market', () => {
  renderTable('EUR', 'de')
  expect(plan('Growth').getByText(/^9,50\s€$/)).toBeVisible()
})

it('leaves nothing on a page without plans', () => {
  expect(renderSlice(PricingTable, mocks).container).toBeEmptyDOMElement()
})
