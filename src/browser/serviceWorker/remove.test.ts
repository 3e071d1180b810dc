/** @jest-environment jsdom */
import { removeServiceWorker } from './remove'

const remove = jest.fn<Promise<boolean>, [string]>().mockResolvedValue(true)
const registration = (script: string) => ({
  active: { scriptURL: script },
  waiting: null,
  installing: null,
  unregister: jest.fn().mockResolvedValue(true),
})

it('the worker of the site and its caches are removed, and no others', async () => {
  const own = registration('https://www.outlay.example/sw.js')
  const other = registration('https://www.outlay.example/~partytown/partytown-sw.js')
  const getRegistrations = async () => [own, other]
  Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistrations }, configurable: true })
  Object.assign(globalThis, { caches: { delete: remove } })
  jest.useFakeTimers()
  const removed = removeServiceWorker()
  await jest.advanceTimersByTimeAsync(1000)
  await removed
  jest.useRealTimers()
  expect(own.unregister).toHaveBeenCalledTimes(1)
  expect(other.unregister).not.toHaveBeenCalled()
  // Twice: the worker may make one again while it is deleted.
  const once = [['offline/v2'], ['pages/v2'], ['files/v2']]
  expect(remove.mock.calls).toEqual([...once, ...once])
})

it('a browser without service workers has none to remove', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  await expect(removeServiceWorker()).resolves.toBeUndefined()
})
