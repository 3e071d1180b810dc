/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { renderEmptySlice, renderSlice } from '../slice.fixture'
import mocks from './mocks.json'
import Checklist from '.'

it('lists what is needed in order, under its title and lead', () => {
  renderSlice(Checklist, mocks)
  expect(screen.getByRole('heading', { level: 2, name: 'What to have at hand' })).toBeVisible()
  expect(screen.getByText(/an account is set up in one sitting/)).toBeVisible()
  const items = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(items).toHaveLength(5)
  expect(items[0]).toBe('The registration number of your company')
  expect(items[4]).toBe('Half an hour without meetings')
})

it('renders without title and lead', () => {
  renderSlice(Checklist, mocks, 'default', { title: [], lead: null })
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
})

it('leaves nothing when it is empty', () => {
  expect(renderEmptySlice(Checklist, mocks).container).toBeEmptyDOMElement()
})
