/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { headingLevels, renderEmptySlice, renderSlice } from '../slice.fixture'
import mocks from './mocks.json'
import Steps from '.'

it('lists the steps in order under its title and lead', () => {
  const { container } = renderSlice(Steps, mocks)
  expect(headingLevels(container)).toEqual([2, 3, 3, 3])
  expect(screen.getByText('Three things to check before you call support.')).toBeVisible()
  expect(screen.getByRole('list').tagName).toBe('OL')
  const steps = screen.getAllByRole('listitem')
  expect(steps[0]).toHaveTextContent('Look at the notification')
  expect(steps[2]).toHaveTextContent('A raised limit counts at once.')
})

it('leaves nothing when it is empty', () => {
  expect(renderEmptySlice(Steps, mocks).container).toBeEmptyDOMElement()
})
