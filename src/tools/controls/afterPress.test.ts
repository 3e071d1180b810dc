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

it.each(['pointerup', 'pointercancel'])('runs once after a press that ends by %s and its click', (end) => {
  const run = jest.fn()
  happens('pointerdown')
  afterPress(run)
  expect(run).not.toHaveBeenCalled()
  happens(end)
  expect(run).not.toHaveBeenCalled()
  jest.runAllTimers()
  happens('pointerup')
  jest.runAllTimers()
  expect(run).toHaveBeenCalledTimes(1)
})
