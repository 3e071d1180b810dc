/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import { headingLevels, renderEmptySlice, renderSlice } from '../slice.fixture'
import mocks from './mocks.json'
import Cards from '.'

it('lists the cards in order, each with its tag, heading and link', () => {
  const { container } = renderSlice(Cards, mocks)
  expect(headingLevels(container)).toEqual([2, 3, 3, 3])
  const cards = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'The card for small things',
    'The card for one tool',
    'The card for a location',
  ])
  expect(cards[1]).toHaveTextContent('Software')
  expect(within(cards[1]!).getByRole('link', { name: 'Read an example' })).toHaveAttribute(
    'href',
    '/en/customer-cases/tarnvolt-robotics',
  )
})

it('shows a picture only where there is one', () => {
  renderSlice(Cards, mocks)
  expect(screen.getAllByRole('img')).toHaveLength(1)
  expect(screen.getByRole('img', { name: 'A month of small payments, sorted by team' })).toBeVisible()
})

it('shows a card that has a title only', () => {
  renderSlice(Cards, mocks, 'default', { title: [], cards: [{ title: 'Bare' }, { text: 'No title' }] })
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByRole('listitem')).toHaveTextContent(/^Bare$/)
  expect(screen.getByRole('heading', { level: 2, name: 'Bare' })).toBeVisible()
})

it('leaves nothing when it is empty', () => {
  expect(renderEmptySlice(Cards, mocks).container).toBeEmptyDOMElement()
})
