/** @jest-environment jsdom */
import { afterComposition, watchComposition } from './composition'

watchComposition()
const field = document.body.appendChild(document.createElement('input'))
const happens = (type: string, init: InputEventInit = {}) =>
  field.dispatchEvent(new InputEvent(type, { bubbles: true, ...init }))
const settled = () => new Promise((resolve) => setTimeout(resolve))
const run = jest.fn()

beforeEach(() => {
  run.mockClear()
  window.__live = undefined
})
const setLive = (isComposing: boolean): void => {
  window.__live = Object.assign(() => undefined, {
    renew: () => undefined,
    hasTyped: () => true,
    isComposing: () => isComposing,
  })
}

it('runs at once before anything is known, and asks the bootstrap script about what was entered before', async () => {
  afterComposition(run)
  expect(run).toHaveBeenCalledTimes(1)
  setLive(true)
  afterComposition(run)
  expect(run).toHaveBeenCalledTimes(1)
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  await settled()
  expect(run).toHaveBeenCalledTimes(2)
})

it('waits for the end of letters that are being composed, and no longer', async () => {
  happens('compositionstart')
  happens('input', { isComposing: true })
  afterComposition(run)
  happens('input', { isComposing: true })
  await settled()
  expect(run).not.toHaveBeenCalled()
  happens('compositionend')
  await settled()
  expect(run).toHaveBeenCalledTimes(1)
  happens('input')
  await settled()
  expect(run).toHaveBeenCalledTimes(1)
  afterComposition(run)
  expect(run).toHaveBeenCalledTimes(2)
})
