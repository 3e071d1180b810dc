/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import { headingLevels, renderEmptySlice, renderSlice } from '../slice.fixture'
import mocks from './mocks.json'
import FeatureGrid from '.'

it('lists the features in order under its title and lead', () => {
  const { container } = renderSlice(FeatureGrid, mocks)
  expect(headingLevels(container)).toEqual([2, 3, 3, 3, 3, 3, 3])
  expect(screen.getByText(/a message that nobody likes to write/)).toBeVisible()
  const features = screen.getAllByRole('listitem')
  expect(features[0]).toHaveTextContent('Cards with their own limits')
  expect(features[5]).toHaveTextContent('A card you can freeze')
  expect(within(features[0]!).getByRole('link', { name: 'See company cards' })).toHaveAttribute(
    'href',
    '/en/business-expense-cards',
  )
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

it('leaves nothing when it is empty', () => {
  expect(renderEmptySlice(FeatureGrid, mocks).container).toBeEmptyDOMElement()
})

it('a feature about a free template shows the first page of its file in the market', () => {
  const features = [
    { icon: 'cash', template: 'cash-flow', title: 'Cash flow plan', text: '', link: { link_type: 'Any' } },
  ]
  const { container } = renderSlice(FeatureGrid, mocks, 'default', { features })
  expect(container.querySelector('img')).toHaveAttribute('src', '/template-files/en/cash-flow.webp')
})
