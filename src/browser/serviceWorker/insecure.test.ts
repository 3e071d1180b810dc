/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "http://www.outlay.example/en"}
 */
import { registerServiceWorker } from './register'

it('on a host without HTTPS nothing is registered, and the console says why', async () => {
  const register = jest.fn()
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true })
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await registerServiceWorker()
  expect(logged.mock.calls).toEqual([
    ['Service workers can only be used over HTTPS, or on localhost for development'],
  ])
  expect(register).not.toHaveBeenCalled()
})

it('a browser without service workers gets the same answer, once', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  logged.mockClear()
  await registerServiceWorker()
  expect(logged).toHaveBeenCalledTimes(1)
})
