/** @jest-environment jsdom */
import { allCookies, deleteCookies } from './cookies'
import { keepDecisionCookies } from './decisionCookies'
import { createConsentStore } from './store'

const none = { functionality: false, analytics: false, advertisement: false }

const cookies = () =>
  Object.fromEntries([...allCookies()].map(([name, value]) => [name, decodeURIComponent(value)]))

let gpc = false
let stop: () => void

function keeping() {
  const store = createConsentStore({ gpc: () => gpc })
  stop = keepDecisionCookies(store)
  return store
}

beforeEach(() => {
  gpc = false
  localStorage.clear()
  deleteCookies([...allCookies().keys()])
})
afterEach(() => {
  stop()
  jest.restoreAllMocks()
})

it('without a decision there is no cookie, also while everything is granted', () => {
  keeping().grantAll()
  expect(cookies()).toEqual({})
})

it('after a decision there are the four signals, and they follow its change', () => {
  const store = keeping()
  store.decide({ ...none, analytics: true })
  expect(cookies()).toEqual({
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'granted',
  })
  store.decide({ ...none, advertisement: true })
  expect(cookies()).toMatchObject({ ad_storage: 'granted', analytics_storage: 'denied' })
})

it('signals are kept for 60 days, on the host; an unchanged cookie is not written again', () => {
  const written = jest.spyOn(document, 'cookie', 'set')
  const store = keeping()
  store.decide(none)
  const ages = written.mock.calls.map(([text]) => [text.split('=')[0], /Max-Age=(\d+)/.exec(text)?.[1]])
  const age = String(60 * 24 * 60 * 60)
  expect(ages).toEqual([
    ['ad_storage', age],
    ['ad_user_data', age],
    ['ad_personalization', age],
    ['analytics_storage', age],
  ])
  for (const [text] of written.mock.calls) expect(text).toMatch(/; Path=\/; .*SameSite=Lax$/)
  written.mockClear()
  store.decide({ ...none, functionality: true })
  expect(written).not.toHaveBeenCalled()
})

it('cookies that have run out are written again for a decision that is still valid', () => {
  keeping().decide(none)
  stop()
  deleteCookies(['ad_storage'])
  keeping()
  expect(cookies()).toMatchObject({ ad_storage: 'denied' })
})

it('without a decision any more they are deleted with the saved set, with the Global Privacy Control as well', () => {
  for (const control of [false, true]) {
    gpc = control
    const store = keeping()
    store.decide(none)
    expect(cookies()).toMatchObject({ ad_storage: 'denied' })
    document.cookie = 'tracking-preferences=1; path=/'
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(cookies()).toEqual({})
    stop()
  }
})

it('with the Global Privacy Control they deny what was allowed before', () => {
  const store = keeping()
  store.decide({ functionality: true, analytics: true, advertisement: true })
  expect(cookies()).toMatchObject({ analytics_storage: 'granted', ad_storage: 'granted' })
  gpc = true
  store.grantAll()
  expect(cookies()).toMatchObject({ analytics_storage: 'denied', ad_storage: 'denied' })
})

it('with blocked cookies nothing throws', () => {
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(() => keeping().decide(none)).not.toThrow()
})
