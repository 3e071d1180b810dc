/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { renderEmptySlice, renderSlice } from '../slice.fixture'
import mocks from './mocks.json'
import CallToAction from '.'

it('names its section and offers both links, the first one first', () => {
  renderSlice(CallToAction, mocks)
  expect(screen.getByRole('region', { name: 'See it with your own receipts' })).toBeVisible()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/en/book-a-demo',
    '/en/pricing',
  ])
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('has the work e-mail form in the variation with a form', () => {
  const { container } = renderSlice(CallToAction, mocks, 'withForm')
  expect(screen.getByRole('heading', { level: 2, name: 'Begin with one card' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: /work email/i })).toBeRequired()
  expect(screen.getByRole('button', { name: 'Sign up' })).toBeVisible()
  const form = container.querySelector('form')
  expect(screen.getAllByRole('link').filter((link) => !form?.contains(link))).toEqual([])
})

it('renders without text and links', () => {
  const empty = { text: null, primary_link: { link_type: 'Any' }, secondary_link: { link_type: 'Any' } }
  const { container } = renderSlice(CallToAction, mocks, 'default', empty)
  expect(container).toHaveTextContent(/^See it with your own receipts$/)
})

it.each(['default', 'withForm'] as const)('leaves nothing when it is empty (%s)', (variation) => {
  expect(renderEmptySlice(CallToAction, mocks, variation).container).toBeEmptyDOMElement()
})
