/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { renderEmptySlice, renderSlice } from '../slice.fixture'
import mocks from './mocks.json'
import Image from '.'

it('shows the image with its description and caption', () => {
  renderSlice(Image, mocks)
  expect(screen.getByRole('img', { name: /^Overview in Outlay/ })).toHaveAttribute('width', '1600')
  expect(screen.getByText('The overview on the last working day of a month.')).toBeVisible()
})

it('renders without a caption', () => {
  const { container } = renderSlice(Image, mocks, 'default', { caption: null })
  expect(screen.getByRole('figure')).toBeVisible()
  expect(container.querySelector('figcaption')).toBeNull()
})

it('leaves nothing when it is empty', () => {
  expect(renderEmptySlice(Image, mocks).container).toBeEmptyDOMElement()
})
