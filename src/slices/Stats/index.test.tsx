/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { renderEmptySlice, renderSlice } from '../slice.fixture'
import mocks from './mocks.json'
import Stats from '.'

it('pairs each figure with what it counts, and names the source', () => {
  renderSlice(Stats, mocks)
  expect(screen.getByRole('heading', { level: 2, name: 'The card in figures' })).toBeVisible()
  expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual(['2', '4', '3', '1'])
  const [label] = screen.getAllByRole('term')
  expect(label).toHaveTextContent('kinds of card, physical and virtual, with the same settings')
  expect(label?.nextSibling).toHaveTextContent('2')
  expect(screen.getByText(/^These figures describe the product/)).toBeVisible()
})

it('leaves out a figure without a meaning', () => {
  renderSlice(Stats, mocks, 'default', {
    stats: [{ value: '7' }, { value: '8', label: 'eights' }],
    source: null,
  })
  expect(screen.getAllByRole('definition')).toHaveLength(1)
  expect(screen.queryByText(/These figures/)).not.toBeInTheDocument()
})

it('leaves nothing when it is empty', () => {
  expect(renderEmptySlice(Stats, mocks).container).toBeEmptyDOMElement()
})
