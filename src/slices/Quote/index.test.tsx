/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import { renderEmptySlice, renderSlice } from '../slice.fixture'
import mocks from './mocks.json'
import Quote from '.'

it('quotes the words and says whose they are', () => {
  const { container } = renderSlice(Quote, mocks)
  const figure = screen.getByRole('figure')
  expect(within(figure).getByRole('blockquote')).toHaveTextContent(/^I no longer begin the month/)
  expect(container.querySelector('figcaption')).toHaveTextContent(
    'Maud ElleryHead of Finance, Quillmere Bakeries',
  )
  expect(screen.getByRole('link', { name: 'Read the case' })).toHaveAttribute(
    'href',
    '/en/customer-cases/quillmere-bakeries',
  )
})

it('marks an invented person, and none else', () => {
  const { unmount } = renderSlice(Quote, mocks, 'default', { is_example: true })
  expect(screen.getByRole('figure')).toHaveTextContent('Example')
  unmount()
  renderSlice(Quote, mocks, 'default', { is_example: false })
  expect(screen.getByRole('figure')).not.toHaveTextContent('Example')
})

it('shows the face of the author that an editor chooses', () => {
  const { container } = renderSlice(Quote, mocks)
  expect(container.querySelector('svg')).toBeNull()
  const faced = renderSlice(Quote, mocks, 'default', { portrait: 'waves' })
  expect(faced.container.querySelector('svg[viewBox="0 0 160 160"]')).toBeInTheDocument()
})

it('renders without a source', () => {
  const empty = { author: null, role: null, company: null, link: { link_type: 'Any' } }
  const { container } = renderSlice(Quote, mocks, 'default', empty)
  expect(container.querySelector('figcaption')).toBeNull()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

it('leaves nothing when it is empty', () => {
  expect(renderEmptySlice(Quote, mocks).container).toBeEmptyDOMElement()
})
