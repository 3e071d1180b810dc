/** @jest-environment jsdom */
import { registerServiceWorker } from '../serviceWorker/register'
import { removeServiceWorker } from '../serviceWorker/remove'
import { startServiceWorker } from './serviceWorker'

jest.mock('../serviceWorker/register')
jest.mock('../serviceWorker/remove')
const registered = jest.mocked(registerServiceWorker)
const removed = jest.mocked(removeServiceWorker)

const previewCookie = (age: number): void => {
  document.cookie = `io.prismic.preview=${encodeURIComponent('{"outlay.prismic.io":{}}')}; Path=/; Max-Age=${age}`
}

/** jsdom does not say when it is idle. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

const counts = (): number[] => [registered.mock.calls.length, removed.mock.calls.length]

beforeEach(() => {
  jest.resetAllMocks()
  Object.assign(globalThis, { SERVICE_WORKER_IS_OFF: false })
  window.__live = Object.assign(() => undefined, {
    renew: () => undefined,
    hasTyped: () => false,
    isComposing: () => false,
  })
  window.history.replaceState(null, '', '/en')
  previewCookie(0)
})

it('registers the service worker', async () => {
  startServiceWorker()
  await settled()
  expect(counts()).toEqual([1, 0])
})

it('does nothing in gatsby develop', async () => {
  delete window.__live
  startServiceWorker()
  await settled()
  expect(counts()).toEqual([0, 0])
})

it.each<[string, () => void]>([
  ['it is switched off', () => Object.assign(globalThis, { SERVICE_WORKER_IS_OFF: true })],
  ['drafts are previewed', () => previewCookie(60)],
  ['a preview is opened', () => window.history.replaceState(null, '', '/preview?token=x')],
])('removes it when %s', async (_, happen) => {
  happen()
  startServiceWorker()
  await settled()
  expect(counts()).toEqual([0, 1])
})

it('waits until the page is idle, where the browser says so', () => {
  const idle = jest.fn<number, [() => void]>()
  Object.assign(window, { requestIdleCallback: idle })
  startServiceWorker()
  expect(counts()).toEqual([0, 0])
  idle.mock.calls[0]?.[0]()
  expect(counts()).toEqual([1, 0])
  Reflect.deleteProperty(window, 'requestIdleCallback')
})
