/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { renderSlice } from '../slice.fixture'
import mocks from './mocks.json'
import InvoiceGenerator from '.'

// It loads words when it is shown; that is tested with the tool.
jest.mock('../../core/http/client', () => ({
  http: { get: () => ({ json: () => new Promise(() => undefined) }) },
}))

it('shows the tool under its title and lead', () => {
  const { container } = renderSlice(InvoiceGenerator, mocks)
  expect(screen.getByRole('heading', { level: 2, name: 'Make an invoice' })).toBeVisible()
  expect(screen.getByText('Everything you type stays in this browser.')).toBeVisible()
  expect(container.querySelector('[data-tool]')).not.toBeNull()
})
