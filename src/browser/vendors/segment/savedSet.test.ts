/** @jest-environment jsdom */
import { allCookies, deleteCookies } from '../../../visitor/consent/cookies'
import { createConsentStore } from '../../../visitor/consent/store'
import { keepSavedSet } from './savedSet'

const none = { functionality: false, analytics: false, advertisement: false }
const all = { functionality: true, analytics: true, advertisement: true }
const page = window as { analytics?: unknown }

let keeper: ReturnType<typeof keepSavedSet>
function keeping(gpc = false) {
  const store = createConsentStore({ gpc: () => gpc })
  keeper = keepSavedSet(store)
  return store
}
const saved = (): unknown => {
  const text = allCookies().get('tracking-preferences')
  return text === undefined ? undefined : JSON.parse(decodeURIComponent(text))
}

beforeEach(() => {
  localStorage.clear()
  deleteCookies([...allCookies().keys()])
})
afterEach(() => {
  keeper.stop()
  delete page.analytics
  jest.restoreAllMocks()
})

it('nothing is saved without a decision of the visitor', () => {
  keeping().grantAll()
  keeper.stop()
  keeping(true)
  expect(document.cookie).toBe('')
})

it('with the Global Privacy Control a decision is saved without what the signal refuses', () => {
  keeping(true).decide(all)
  expect(saved()).toMatchObject({
    custom: { functional: true, performance: false, advertising: false, marketingAndAnalytics: false },
  })
})

it('a decision is saved in the form of the library, nothing is allowed implicitly, and it follows the decision', () => {
  const store = keeping()
  store.decide({ ...none, analytics: true })
  const custom = {
    necessary: true,
    performance: true,
    functional: false,
    advertising: false,
    marketing: false,
    marketingAndAnalytics: false,
  }
  expect(saved()).toEqual({ version: 1, destinations: {}, custom })
  keeper.know([
    { id: 'Amplitude', category: 'Analytics' },
    { id: 'Google Ads', category: 'Advertising' },
  ])
  expect(saved()).toMatchObject({ custom, destinations: { Amplitude: true, 'Google Ads': false } })
  store.decide(all)
  expect(saved()).toMatchObject({ destinations: { Amplitude: true, 'Google Ads': true } })
  store.withdraw()
  expect(saved()).toMatchObject({ destinations: { Amplitude: false, 'Google Ads': false } })
})

it('for 365 days, with no cookie but its own, and only when something has changed', () => {
  const written = jest.spyOn(document, 'cookie', 'set')
  const store = keeping()
  store.decide(none)
  const [[text = ''] = []] = written.mock.calls
  expect(written.mock.calls).toHaveLength(1)
  expect(text).toMatch(/^tracking-preferences=.*; path=\/; .*sameSite=Lax/)
  const days = (Date.parse(/expires=([^;]+)/.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(365)
  keeper.know([])
  expect(written).toHaveBeenCalledTimes(1)
})

it('a cookie of any content is replaced', () => {
  for (const value of ['', 'null', '%', '"x"', '{', '%7B%22destinations%22%3A1%7D', '[]']) {
    document.cookie = `tracking-preferences=${value}; path=/`
    const store = keeping()
    store.decide(none)
    expect(saved()).toMatchObject({ version: 1, custom: { necessary: true, performance: false } })
    keeper.stop()
  }
})

it('nobody is identified by it', () => {
  const identify = jest.fn()
  page.analytics = { identify }
  keeping().decide(all)
  expect(saved()).toBeDefined()
  expect(identify).not.toHaveBeenCalled()
  expect(page.analytics).toEqual({ identify })
})

it('with blocked cookies nothing throws', () => {
  const blocked = (): never => {
    throw new DOMException('blocked', 'SecurityError')
  }
  jest.spyOn(document, 'cookie', 'get').mockImplementation(blocked)
  jest.spyOn(document, 'cookie', 'set').mockImplementation(blocked)
  expect(() => keeping().decide(all)).not.toThrow()
})
