/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import { renderEmptySlice, renderSlice } from '../slice.fixture'
import mocks from './mocks.json'
import ComparisonTable from '.'

it('is a table with a caption, column headers and a row header per feature', () => {
  renderSlice(ComparisonTable, mocks)
  const table = screen.getByRole('table', { name: 'What physical and virtual cards can do' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Physical card', 'Virtual card'])
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Pay in a shop', 'Pay on the web', 'Draw cash', 'Ready after'])
})

it('says in words whether something is included', () => {
  renderSlice(ComparisonTable, mocks)
  const cells = (feature: string) =>
    within(screen.getByRole('row', { name: new RegExp(feature) }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
  expect(cells('Pay on the web')).toEqual(['Yes', 'Yes'])
  expect(cells('Draw cash')).toEqual(['Yes', 'No'])
  expect(cells('Ready after')).toEqual(['Five working days', 'One minute'])
})

it('shows a third column when it has a name', () => {
  renderSlice(ComparisonTable, mocks, 'default', { column_3: 'Team card' })
  expect(screen.getAllByRole('columnheader')).toHaveLength(3)
})

it('renders without title, caption and note', () => {
  renderSlice(ComparisonTable, mocks, 'default', { title: [], note: null })
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  expect(screen.queryByText(/Cash withdrawals/)).not.toBeInTheDocument()
})

it('leaves nothing when it is empty', () => {
  expect(renderEmptySlice(ComparisonTable, mocks).container).toBeEmptyDOMElement()
})
