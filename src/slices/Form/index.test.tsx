/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { renderEmptySlice, renderSlice } from '../slice.fixture'
import mocks from './mocks.json'
import Form from '.'

it('shows the chosen form with its introduction, button and note', () => {
  renderSlice(Form, mocks)
  expect(screen.getByRole('heading', { level: 2, name: 'Send us a message' })).toBeVisible()
  expect(screen.getByText(/please do not include card numbers/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: /message/i })).toBeRequired()
  expect(screen.getByRole('button', { name: 'Send message' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'data protection' })).toHaveAttribute('href', '/en/legal/gdpr')
})

it('renders without introduction and note, with the button of the form', () => {
  const { container } = renderSlice(Form, mocks, 'default', {
    title: [],
    lead: [],
    submit_label: null,
    note: [],
  })
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  const form = container.querySelector('form')
  expect(screen.getAllByRole('link').filter((link) => !form?.contains(link))).toEqual([])
  expect(screen.getByRole('button', { name: 'Send' })).toBeVisible()
})

it('leaves nothing when it is empty', () => {
  expect(renderEmptySlice(Form, mocks).container).toBeEmptyDOMElement()
})
