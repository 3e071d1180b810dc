/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { polyfillDialog } from './dialog.fixture'
import { Dialog } from '.'

beforeAll(polyfillDialog)

function Example({ onClose }: { onClose: () => void }) {
  const [open, setOpen] = useState(false)
  const close = () => {
    onClose()
    setOpen(false)
  }
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog open={open} onClose={close} title="Sign up" closeLabel="Close">
        <input aria-label="E-mail" />
      </Dialog>
    </>
  )
}

const openIt = async () => {
  const user = userEvent.setup()
  const onClose = jest.fn()
  render(<Example onClose={onClose} />)
  const opener = screen.getByRole('button', { name: 'Open' })
  await user.click(opener)
  return { user, onClose, opener, dialog: screen.getByRole('dialog', { name: 'Sign up' }) }
}

it('is named by its title, closes with its button and returns the focus', async () => {
  const { user, onClose, opener, dialog } = await openIt()
  expect(dialog).toBeVisible()
  expect(document.documentElement.style.overflow).toBe('hidden')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(document.documentElement.style.overflow).toBe('')
  expect(opener).toHaveFocus()
})

it('closes with a press beside it and returns the focus', async () => {
  const { user, onClose, opener, dialog } = await openIt()
  await user.click(dialog)
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(opener).toHaveFocus()
})

it('stays open for a press in it, and for one that only ends or begins beside it', async () => {
  const { user, onClose, dialog } = await openIt()
  const field = screen.getByRole('textbox')
  await user.click(field)
  // Of a press that begins and ends on different elements, the click is on the one around both.
  fireEvent.mouseDown(field)
  fireEvent.click(dialog)
  fireEvent.mouseDown(dialog)
  fireEvent.click(field)
  expect(onClose).not.toHaveBeenCalled()
})

it('calls onClose when the browser closes it', async () => {
  const { onClose, dialog } = await openIt()
  act(() => (dialog as HTMLDialogElement).close())
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('stays open when it was opened again before the browser tells that it was closed', async () => {
  const { user, onClose, opener, dialog } = await openIt()
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  await user.click(opener)
  fireEvent(dialog, new Event('close'))
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('dialog')).toBeVisible()
})

it('is closed at once when the browser begins to close it, and not again when it has', async () => {
  const { dialog, onClose } = await openIt()
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  expect(onClose).toHaveBeenCalledTimes(1)
  fireEvent(dialog, new Event('close'))
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('shows a banner above its title', () => {
  render(
    <Dialog open onClose={jest.fn()} title="Sign up" closeLabel="Close" banner={<img src="/a.svg" alt="" />}>
      <p>Text</p>
    </Dialog>,
  )
  const heading = screen.getByRole('heading', { name: 'Sign up', hidden: true })
  expect(heading.previousElementSibling?.querySelector('img')).toHaveAttribute('src', '/a.svg')
})
