/** @jest-environment jsdom */
import type { consent } from '../consent/store'
import type * as earlyErrors from './earlyErrors'
import type * as observerModule from './observer'
import type { Observer } from './observer'
import { sessionKey } from './session'

type Page = { early: typeof earlyErrors; observer: typeof observerModule; store: typeof consent }

/** The modules as a page that is loaded has them. */
function onPage(): Page {
  let page: Page | undefined
  jest.isolateModules(() => {
    page = {
      early: jest.requireActual<typeof earlyErrors>('./earlyErrors'),
      observer: jest.requireActual<typeof observerModule>('./observer'),
      store: jest.requireActual<{ consent: typeof consent }>('../consent/store').consent,
    }
  })
  if (!page) throw new Error('not loaded')
  // Jest takes an error that no listener expects for one of the test.
  window.addEventListener('error', () => undefined)
  page.early.keepErrors()
  return page
}

const observer = { report: jest.fn(), stop: jest.fn() } satisfies Observer
const startObserver = jest.fn((): Observer => observer)
const load = jest.fn(() => Promise.resolve(startObserver))
const settled = () => new Promise((resolve) => setTimeout(resolve))
const allowed = { functionality: false, analytics: true, advertisement: false }
const refused = { ...allowed, analytics: false }

beforeEach(() => {
  jest.clearAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0')
})
afterEach(() => jest.restoreAllMocks())

/** Dispatches an event with the time that browsers give it, which jsdom does not. */
const happened = (event: Event): boolean =>
  window.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: performance.now() }))
const thrown = (error: Error): boolean => happened(new ErrorEvent('error', { error, message: error.message }))

it('without consent nothing is loaded and nothing is stored', async () => {
  const { observer: room, store } = onPage()
  room.observeSession(load, 1)
  store.decide(refused)
  await settled()
  expect(load).not.toHaveBeenCalled()
  expect(sessionStorage).toHaveLength(0)
})

it('a session that is not chosen loads nothing', async () => {
  const { observer: room, store } = onPage()
  store.decide(allowed)
  room.observeSession(load, Number.MIN_VALUE)
  await settled()
  expect(load).not.toHaveBeenCalled()
})

it('with consent errors that happened before are reported, with their time', async () => {
  const { early, observer: room, store } = onPage()
  const error = new Error('too early')
  thrown(error)
  happened(Object.assign(new Event('unhandledrejection'), { reason: 'no reason' }))
  room.observeSession(load, 1)
  expect(load).not.toHaveBeenCalled()
  store.decide(allowed)
  await settled()
  const reports = (observer.report.mock.calls as [observerModule.EarlyError][]).map(([report]) => report)
  expect(reports.map((report) => report.error)).toEqual([error, 'no reason'])
  for (const { at } of reports) expect(Math.abs(Date.now() - at)).toBeLessThan(5000)
  thrown(new Error('later'))
  expect(early.takeErrors()).toEqual([])
})

it('no more than ten errors are kept, and taking them forgets them', () => {
  const { early } = onPage()
  for (let index = 0; index < 30; index += 1) thrown(new Error(String(index)))
  expect(early.takeErrors()).toHaveLength(10)
  expect(early.takeErrors()).toEqual([])
})

it('a withdrawal ends it for this page and deletes the session', async () => {
  const { observer: room, store } = onPage()
  store.decide(allowed)
  room.observeSession(load, 1)
  await settled()
  sessionStorage.setItem(sessionKey, '{}')
  store.decide(refused)
  expect(observer.stop).toHaveBeenCalledTimes(1)
  expect(sessionStorage).toHaveLength(0)
  store.decide(allowed)
  await settled()
  expect(load).toHaveBeenCalledTimes(1)
})

it('after a withdrawal while the code is loaded it does not start', async () => {
  const { observer: room, store } = onPage()
  store.decide(allowed)
  room.observeSession(load, 1)
  store.decide(refused)
  await settled()
  expect(load).toHaveBeenCalledTimes(1)
  expect(startObserver).not.toHaveBeenCalled()
})

it('without its code the page goes on as one that is not observed', async () => {
  const { observer: room, store } = onPage()
  const failing = jest.fn(() => Promise.reject(new Error('no chunk')))
  const unhandled = jest.fn()
  process.on('unhandledRejection', unhandled)
  try {
    store.decide(allowed)
    room.observeSession(failing, 1)
    await settled()
    sessionStorage.setItem(sessionKey, '{}')
    store.decide(refused)
    await settled()
  } finally {
    process.off('unhandledRejection', unhandled)
  }
  expect(failing).toHaveBeenCalledTimes(1)
  expect(unhandled).not.toHaveBeenCalled()
  expect(startObserver).not.toHaveBeenCalled()
  expect(observer.stop).not.toHaveBeenCalled()
  // The withdrawal still deletes what was stored.
  expect(sessionStorage).toHaveLength(0)
})
