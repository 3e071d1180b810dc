/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen, within } from '@testing-library/react'
import { renderInSite, testSite } from '../../site/site.fixture'
import { headingLevels, renderEmptySlice, renderSlice } from '../slice.fixture'
import mocks from './mocks.json'
import PricingTable from '.'

const plan = (name: string) =>
  within(screen.getByRole('heading', { name }).closest<HTMLElement>('li') ?? document.body)

it('shows the plans in order, each with its price, features and link', () => {
  const { container } = renderSlice(PricingTable, mocks)
  expect(headingLevels(container)).toEqual([2, 3, 3, 3])
  expect(plan('Growth').getByText('£9.50').closest('p')).toHaveTextContent('£9.50 per user and month')
  expect(
    plan('Growth')
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Everything in Starter', 'Invoices and subscriptions', 'Connected accounting'])
  expect(plan('Scale').getByRole('link', { name: 'Talk to us about Scale' })).toHaveAttribute(
    'href',
    '/en/book-a-demo',
  )
})

it('distinguishes a free plan from one without a price', () => {
  renderSlice(PricingTable, mocks)
  expect(plan('Starter').getByText('£0')).toBeVisible()
  expect(plan('Scale').queryByText(/per user and month/)).not.toBeInTheDocument()
})

it('writes prices in the currency and the format of the market', () => {
  const [slice] = mocks as unknown as Content.PricingTableSlice[]
  renderInSite(<PricingTable slice={slice!} index={0} />, {
    urlCode: 'de',
    market: { ...testSite.market, currency: 'EUR' },
  })
  expect(plan('Growth').getByText(/^9,50\s€$/)).toBeVisible()
})

it('leaves nothing when it is empty', () => {
  expect(renderEmptySlice(PricingTable, mocks).container).toBeEmptyDOMElement()
})
