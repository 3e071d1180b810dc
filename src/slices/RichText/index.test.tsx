/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import { headingLevels, renderEmptySlice, renderSlice } from '../slice.fixture'
import mocks from './mocks.json'
import RichText from '.'

it('shows every block in order', () => {
  const { container } = renderSlice(RichText, mocks)
  expect(headingLevels(container)).toEqual([2, 3, 4])
  const [ordered, plain] = screen.getAllByRole('list')
  expect(within(ordered!).getAllByRole('listitem')).toHaveLength(3)
  expect(within(plain!).getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'data protection' })).toHaveAttribute('href', '/en/legal/gdpr')
  expect(screen.getByText('add a daytime number').tagName).toBe('STRONG')
})

it('is a quotation in the quoted variation', () => {
  renderSlice(RichText, mocks, 'quoted')
  expect(screen.getByRole('blockquote')).toHaveTextContent(/^We did not set out to control/)
})

it.each(['default', 'quoted'] as const)('leaves nothing when it is empty (%s)', (variation) => {
  expect(renderEmptySlice(RichText, mocks, variation).container).toBeEmptyDOMElement()
})
