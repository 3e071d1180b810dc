/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Tooltip } from '.'

it('describes its trigger even while it is hidden', () => {
  render(<Tooltip label="About seats" text="One seat for each person with a card." />)
  expect(screen.getByRole('button', { name: 'About seats' })).toHaveAccessibleDescription(
    'One seat for each person with a card.',
  )
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
})

it('shows on focus and hides with Escape, and keeps the focus', async () => {
  const user = userEvent.setup()
  render(<Tooltip text="Value added tax.">VAT</Tooltip>)
  await user.tab()
  expect(screen.getByRole('tooltip')).toBeVisible()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'VAT' })).toHaveFocus()
})

it('shows while the pointer is on it', async () => {
  const user = userEvent.setup()
  render(<Tooltip text="Value added tax.">VAT</Tooltip>)
  await user.hover(screen.getByRole('button', { name: 'VAT' }))
  await act(async () => new Promise((resolve) => setTimeout(resolve, 150)))
  expect(screen.getByRole('tooltip')).toBeVisible()
})
