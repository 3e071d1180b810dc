/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { useStepHistory } from './useStepHistory'

const steps = ['one', 'two', 'three'] as const
const open = (onReturn?: () => void) => renderHook(() => useStepHistory(steps, 'one', onReturn)).result
const back = () =>
  act(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('popstate', () => resolve(), { once: true })
        window.history.back()
      }),
  )

beforeEach(() => window.history.replaceState({ key: 'kept' }, '', '/en/tool?a=1#b'))

it('Back leads a step back, and the address stays', async () => {
  const onReturn = jest.fn()
  const result = open(onReturn)
  expect(result.current).toMatchObject({ step: 'one', arrivals: 0 })
  act(() => result.current.goTo('two'))
  act(() => result.current.goTo('three'))
  expect(result.current).toMatchObject({ step: 'three', arrivals: 2 })
  expect(window.location.href).toMatch(/\/en\/tool\?a=1#b$/)
  expect(onReturn).not.toHaveBeenCalled()
  await back()
  expect(result.current).toMatchObject({ step: 'two', arrivals: 3 })
  expect(onReturn).toHaveBeenCalledTimes(1)
  await back()
  expect(result.current.step).toBe('one')
  expect(window.history.state).toEqual({ key: 'kept' })
})

it('each entry has a key of its own', () => {
  const result = open()
  act(() => result.current.goTo('two'))
  const { key } = window.history.state as { key: string }
  act(() => result.current.goTo('three'))
  expect((window.history.state as { key: string }).key).not.toBe(key)
})

it('a reload stays in the step, and counts as no arrival; an unknown step is the first one', () => {
  window.history.replaceState({ toolStep: 'three' }, '')
  expect(open().current).toMatchObject({ step: 'three', arrivals: 0 })
  window.history.replaceState({ toolStep: 'gone' }, '')
  expect(open().current.step).toBe('one')
})
