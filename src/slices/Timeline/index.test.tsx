/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { headingLevels, renderEmptySlice, renderSlice } from '../slice.fixture'
import mocks from './mocks.json'
import Timeline from '.'

it('lists the events in order, each with its date before its title', () => {
  const { container } = renderSlice(Timeline, mocks)
  expect(headingLevels(container)).toEqual([2, 3, 3, 3])
  const events = screen.getAllByRole('listitem').map((event) => event.textContent)
  expect(events[0]).toMatch(/^Day 1A card and a laptop/)
  expect(events[2]).toBe('Month 3Settled, or not')
})

it('leaves nothing when it is empty', () => {
  expect(renderEmptySlice(Timeline, mocks).container).toBeEmptyDOMElement()
})
