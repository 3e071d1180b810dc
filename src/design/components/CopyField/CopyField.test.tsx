/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react'
import { renderInSite } from '../../../content/site/site.fixture'
import { copiedForMs, CopyField } from '.'

const field = (
  <CopyField label="Link" value="https://outlay.example/r/1" copyLabel="Copy" copiedLabel="Copied" />
)

const setClipboard = (writeText: () => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('copies the text and says so for one second', async () => {
  const writeText = jest.fn(() => Promise.resolve())
  setClipboard(writeText)
  renderInSite(field)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy: Link' })))
  expect(writeText).toHaveBeenCalledWith('https://outlay.example/r/1')
  expect(screen.getByRole('status')).toHaveTextContent('Copied')
  act(() => jest.advanceTimersByTime(copiedForMs - 1))
  expect(screen.getByRole('status')).toHaveTextContent('Copied')
  act(() => jest.advanceTimersByTime(1))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('selects the text without access to the clipboard', async () => {
  setClipboard(() => Promise.reject(new Error('closed')))
  renderInSite(field)
  await act(async () => fireEvent.click(screen.getByRole('button')))
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' })
  expect(input).toHaveFocus()
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, input.value.length])
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
