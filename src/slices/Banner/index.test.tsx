/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import { renderEmptySlice, renderSlice } from '../slice.fixture'
import mocks from './mocks.json'
import Banner from '.'

it('is a note with its text and link', () => {
  renderSlice(Banner, mocks)
  const note = screen.getByRole('note')
  expect(note).toHaveTextContent('The company card for freelancers arrives in January.')
  expect(within(note).getByRole('link', { name: 'See company cards' })).toHaveAttribute(
    'href',
    '/en/business-expense-cards',
  )
})

it('renders without a link', () => {
  renderSlice(Banner, mocks, 'default', { link: { link_type: 'Any' } })
  expect(screen.getByRole('note')).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

it('leaves nothing when it is empty', () => {
  expect(renderEmptySlice(Banner, mocks).container).toBeEmptyDOMElement()
})
