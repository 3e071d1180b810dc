/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import { headingLevels, renderEmptySlice, renderSlice } from '../slice.fixture'
import mocks from './mocks.json'
import ResourceList from '.'

it('lists what to read next in order', () => {
  const { container } = renderSlice(ResourceList, mocks)
  expect(headingLevels(container)).toEqual([2, 3, 3, 3])
  expect(screen.getByText('Two customer cases and a guide on the same subject.')).toBeVisible()
  const [first] = screen.getAllByRole('listitem')
  expect(
    within(first!).getByRole('heading', { name: 'Fourteen bakeries, one list of receipts' }),
  ).toBeVisible()
  expect(within(first!).getByRole('link', { name: 'Read about the bakeries' })).toHaveAttribute(
    'href',
    '/en/customer-cases/quillmere-bakeries',
  )
})

it('names a link without its own text after what it leads to', () => {
  renderSlice(ResourceList, mocks)
  expect(screen.getByRole('link', { name: 'Closing the month faster' })).toHaveAttribute(
    'href',
    '/en/ebooks/closing-the-month-faster',
  )
})

it('leaves nothing when it is empty', () => {
  expect(renderEmptySlice(ResourceList, mocks).container).toBeEmptyDOMElement()
})
