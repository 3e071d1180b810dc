/** @jest-environment jsdom */
import { afterPress, watchPresses } from './afterPress'

const happens = (type: string): boolean => window.dispatchEvent(new Event(type))

beforeEach(() => {
  jest.useFakeTimers()
  watchPresses()
})

it('runs at once when nothing is pressed', () => {
  const run = jest.fn()
  afterPress(run)
  expect(run).toHaveBeenCalledTimes(1)
})

it.each(['mouseup', 'dragend'])('runs once after a press that ends by %s and its click', (end) => {
  const run = jest.fn()
  happens('mousedown')
  afterPress(run)
  expect(run).not.toHaveBeenCalled()
  happens(end)
  expect(run).not.toHaveBeenCalled()
  jest.runAllTimers()
  happens('mouseup')
  jest.runAllTimers()
  expect(run).toHaveBeenCalledTimes(1)
})

it('does not wait for a press that does not end', () => {
  const run = jest.fn()
  happens('mousedown')
  afterPress(run)
  jest.advanceTimersByTime(900)
  expect(run).not.toHaveBeenCalled()
  jest.advanceTimersByTime(200)
  expect(run).toHaveBeenCalledTimes(1)
  happens('mouseup')
})
