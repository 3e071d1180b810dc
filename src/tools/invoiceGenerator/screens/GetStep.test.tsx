/** @jest-environment jsdom */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { nationalRules } from '../model/nationalRules'
import { press, saveFile, show, toDownloads, type, words } from './invoiceGenerator.fixture'

it('says what the law of the country of the seller asks beyond the files, with its source', async () => {
  await show()
  await toDownloads()
  expect(screen.queryByText(/^Italy:/)).not.toBeInTheDocument()
  press(/^Your company/)
  type('Country', 'IT')
  press(/^Download/)
  expect(screen.getByText(/^Italy: invoices have had to go through/)).toBeVisible()
  expect(screen.getByText(/^Checked on 25 November 2026/)).toBeVisible()
  expect(screen.getByRole('link', { name: /Agenzia delle Entrate/ })).toHaveAttribute(
    'href',
    nationalRules.IT.url,
  )
})

it('an e-invoice says at its line what is wrong with a number, and makes no file of it', async () => {
  await show()
  press(/^Items/)
  type('Description', 'Design')
  type('Unit price', 'a hundred')
  await toDownloads()
  press(/PDF Factur-X/)
  const list = await screen.findByRole('alert')
  fireEvent.click(within(list).getByRole('button', { name: 'Item 1: Unit price' }))
  const price = await screen.findByLabelText('Unit price')
  await waitFor(() => expect(price).toHaveFocus())
  expect(price).toHaveAttribute('aria-invalid', 'true')
  expect(saveFile).not.toHaveBeenCalled()
})

it('a file that is made of numbers that cannot be read says so before it is made, and leads to them', async () => {
  await show()
  press(/^Items/)
  type('Description', 'Design')
  type(/^Unit price/, 'a hundred')
  type(/^Already paid/, 'some')
  await toDownloads()
  const notice = screen.getByText(words['entries_wrong'] ?? '').closest('[role=status]')
  expect(notice).toHaveTextContent('Item 1: Unit price This is not a number')
  expect(screen.getByRole('button', { name: /^Items/ })).toHaveTextContent(words['status_problem'] ?? '')
  press('Already paid')
  expect(screen.getByLabelText(/^Already paid/)).toHaveFocus()
  // It says so still after its part of the form has been away.
  expect(screen.getByLabelText(/^Already paid/)).toBeInvalid()
  type(/^Unit price/, '100')
  type(/^Already paid/, '50')
  press(/^Download/)
  expect(screen.queryByText(words['entries_wrong'] ?? '')).not.toBeInTheDocument()
})

it('an invoice is called ready when nothing is wrong or missing, and not before', async () => {
  await show()
  press(/^Items/)
  type('Description', 'Design')
  type(/^Unit price/, 'a hundred')
  press(/^Download/)
  const ready = () => screen.queryByText('Your invoice is ready.', { exact: false })
  expect(ready()).not.toBeInTheDocument()
  expect(screen.getByText(words['entries_wrong'] ?? '')).toBeVisible()
  press(/^Items/)
  type(/^Unit price/, '100')
  press(/^Download/)
  // The parties and the number are missing still.
  expect(screen.queryByText(words['entries_wrong'] ?? '')).not.toBeInTheDocument()
  expect(ready()).not.toBeInTheDocument()
})

it('an account that does not exist is named before a file is made', async () => {
  await show()
  type(/^IBAN/, 'DE89 3704 0044 0532 0130 01')
  await toDownloads()
  expect(await screen.findByText(new RegExp(words['problem_iban_checksum'] ?? ''))).toBeVisible()
  press('IBAN')
  expect(screen.getByLabelText(/^IBAN/)).toBeInvalid()
})
