/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Checkbox } from '.'

it('is not ticked beforehand and is ticked by its sentence', async () => {
  const user = userEvent.setup()
  render(<Checkbox label="Send me news" name="news" required error="Please tick." />)
  const box = screen.getByRole('checkbox', { name: 'Send me news' })
  expect(box).not.toBeChecked()
  expect(box).toBeRequired()
  expect(box).toHaveAccessibleDescription('Please tick.')
  await user.click(screen.getByText('Send me news'))
  expect(box).toBeChecked()
})
