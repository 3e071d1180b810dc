/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Popover } from '.'

const popover = (
  <Popover label="Share">
    {(close) => (
      <button type="button" onClick={close}>
        Done
      </button>
    )}
  </Popover>
)

it('moves the focus in and returns it with Escape', async () => {
  const user = userEvent.setup()
  render(popover)
  const trigger = screen.getByRole('button', { name: 'Share' })
  expect(trigger).toHaveAttribute('aria-expanded', 'false')
  await user.click(trigger)
  expect(screen.getByRole('dialog', { name: 'Share' })).toBeInTheDocument()
  expect(trigger).toHaveAttribute('aria-expanded', 'true')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(trigger).toHaveFocus())
})

it('can be closed from within', async () => {
  const user = userEvent.setup()
  render(popover)
  await user.click(screen.getByRole('button', { name: 'Share' }))
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})
