/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Switch } from '.'

it('is toggled with the space bar', async () => {
  const user = userEvent.setup()
  render(<Switch label="Analytics" hint="Counts visits." />)
  const control = screen.getByRole('switch', { name: 'Analytics' })
  expect(control).toHaveAccessibleDescription('Counts visits.')
  expect(control).not.toBeChecked()
  await user.tab()
  await user.keyboard(' ')
  expect(control).toBeChecked()
})

it('does not change when disabled', async () => {
  const user = userEvent.setup()
  render(<Switch label="Necessary" defaultChecked disabled />)
  await user.click(screen.getByText('Necessary'))
  expect(screen.getByRole('switch', { name: 'Necessary' })).toBeChecked()
})
