/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Tabs } from '.'

const tabs = [
  { label: 'Cards', content: <p>Plastic or virtual.</p> },
  { label: 'Invoices', content: <p>From inbox to ledger.</p> },
  { label: 'Cash', content: <p>One account.</p> },
]

it('shows one panel, named by its tab', async () => {
  const user = userEvent.setup()
  const onSelect = jest.fn()
  render(<Tabs label="Product" tabs={tabs} onSelect={onSelect} />)
  expect(screen.getByRole('tablist', { name: 'Product' })).toBeInTheDocument()
  expect(screen.getByRole('tabpanel', { name: 'Cards' })).toHaveTextContent('Plastic or virtual.')
  await user.click(screen.getByRole('tab', { name: 'Invoices' }))
  expect(screen.getByRole('tabpanel')).toHaveTextContent('From inbox to ledger.')
  expect(onSelect).toHaveBeenCalledWith(1)
})

it('is one tab stop, and the arrow keys, Home and End move within', async () => {
  const user = userEvent.setup()
  render(<Tabs label="Product" tabs={tabs} />)
  await user.tab()
  expect(screen.getByRole('tab', { name: 'Cards' })).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Invoices' })).toHaveFocus()
  expect(screen.getByRole('tab', { name: 'Invoices' })).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{End}')
  expect(screen.getByRole('tab', { name: 'Cash' })).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Cards' })).toHaveFocus()
  await user.keyboard('{End}{Home}')
  expect(screen.getByRole('tabpanel', { name: 'Cards' })).toBeVisible()
  await user.tab()
  expect(screen.getByRole('tabpanel')).toHaveFocus()
})
