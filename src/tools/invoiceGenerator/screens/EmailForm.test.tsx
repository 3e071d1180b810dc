/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react'
import { press, show, words } from './invoiceGenerator.fixture'

const mockCode: { isThere: boolean } = { isThere: false }

jest.mock('../../../leads/forms/LeadForm', () => {
  if (!mockCode.isThere) throw new Error('Loading chunk 1 failed')
  return jest.requireActual<object>('../../../leads/forms/LeadForm')
})

it('without a connection the last step asks for no address and leads to the files', async () => {
  const reported = jest.fn()
  window.reportError = reported
  await show()
  press(/^Download/)
  await waitFor(() => expect(screen.queryByText(words['email_text'] ?? '')).not.toBeInTheDocument())
  expect(screen.queryByRole('textbox', { name: /email/i })).not.toBeInTheDocument()
  expect(reported).toHaveBeenCalledWith(expect.objectContaining({ message: 'Loading chunk 1 failed' }))

  // Whoever comes back with a connection can leave one.
  mockCode.isThere = true
  press(/^Your company/)
  press(/^Download/)
  expect(await screen.findByRole('textbox', { name: /email/i })).toBeVisible()
  expect(screen.getByText(words['email_text'] ?? '')).toBeVisible()

  press('Download without an email address')
  expect(await screen.findByRole('button', { name: /Download the PDF/ })).toBeVisible()
})
