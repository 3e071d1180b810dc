/** @jest-environment jsdom */
import { consentKey, consentVersion } from './record'
import { consent, createConsentStore } from './store'

const none = { functionality: false, analytics: false, advertisement: false }
const all = { functionality: true, analytics: true, advertisement: true }
const now = () => 1_700_000_000_000

const stored = (preferences: typeof none): string =>
  JSON.stringify({ version: consentVersion, decidedAt: now(), preferences })

const blocked = (): Storage => {
  throw new DOMException('blocked', 'SecurityError')
}

/** Another tab writes; the browser tells this one. */
const fromOtherTab = (value: string | null): void => {
  if (value === null) localStorage.clear()
  else localStorage.setItem(consentKey, value)
  window.dispatchEvent(new StorageEvent('storage', { key: value === null ? null : consentKey }))
}

beforeEach(() => localStorage.clear())

it('in the beginning nothing is decided, nothing but what is necessary is allowed, and nothing is stored', () => {
  expect(consent.state()).toEqual({ name: 'unknown' })
  expect(consent.allows('necessary')).toBe(true)
  expect(consent.allows('analytics')).toBe(false)
  expect(localStorage).toHaveLength(0)
})

it('a decision holds category by category, now and on the next page', () => {
  createConsentStore({ now }).decide({ ...none, analytics: true })
  const next = createConsentStore({ now })
  expect(next.state()).toEqual({
    name: 'decided',
    preferences: { necessary: true, ...none, analytics: true },
    decidedAt: now(),
  })
  expect([next.allows('analytics'), next.allows('advertisement'), next.allows('functionality')]).toEqual([
    true,
    false,
    false,
  ])
})

it('withdrawal refuses everything and is kept', () => {
  const store = createConsentStore({ now })
  store.decide(all)
  store.withdraw()
  expect(store.allows('analytics')).toBe(false)
  expect(createConsentStore({ now }).state()).toMatchObject({ name: 'decided', preferences: none })
})

it('granting without asking holds for the page and is not stored', () => {
  const store = createConsentStore({ now })
  store.grantAll()
  expect(store.state()).toEqual({ name: 'granted' })
  expect(store.allows('advertisement')).toBe(true)
  expect(localStorage).toHaveLength(0)
})

it('what the visitor refused is stronger than granting without asking, before and after', () => {
  const before = createConsentStore({ now })
  before.decide(none)
  before.grantAll()
  expect(before.allows('analytics')).toBe(false)

  const onNextPage = createConsentStore({ now })
  onNextPage.grantAll()
  expect(onNextPage.allows('analytics')).toBe(false)

  localStorage.clear()
  const after = createConsentStore({ now })
  after.grantAll()
  after.withdraw()
  expect(after.allows('analytics')).toBe(false)
})

it('Global Privacy Control wins over a decision and over granting, from the moment it is on', () => {
  let gpc = false
  const store = createConsentStore({ gpc: () => gpc })
  store.grantAll()
  store.decide(all)
  expect(store.allows('analytics')).toBe(true)
  gpc = true
  expect(store.state()).toEqual({ name: 'globalPrivacyControl' })
  for (const category of ['functionality', 'analytics', 'advertisement'] as const)
    expect(store.allows(category)).toBe(false)
  expect(store.allows('necessary')).toBe(true)
})

it('the signal is read from the browser, and only true counts', () => {
  const set = (value: unknown) =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true })
  set(true)
  expect(createConsentStore({ now }).state()).toEqual({ name: 'globalPrivacyControl' })
  for (const value of [false, undefined, '1']) {
    set(value)
    expect(createConsentStore({ now }).state()).toEqual({ name: 'unknown' })
  }
})

it.each(['', '{', 'null', '{"version":0}', 'x'.repeat(10_000)])(
  'stored garbage is no decision',
  (garbage) => {
    localStorage.setItem(consentKey, garbage)
    expect(createConsentStore({ now }).state()).toEqual({ name: 'unknown' })
  },
)

it('with storage blocked or absent nothing throws, and a decision holds for the page', () => {
  for (const storage of [blocked, () => undefined]) {
    const store = createConsentStore({ storage })
    const heard = jest.fn()
    store.subscribe(heard)
    expect(store.state()).toEqual({ name: 'unknown' })
    store.decide(all)
    expect(heard).toHaveBeenCalledTimes(1)
    window.dispatchEvent(new StorageEvent('storage', { key: consentKey }))
    expect(store.allows('analytics')).toBe(true)
  }
})

it('the state is the same object until something changes', () => {
  const store = createConsentStore({ now })
  expect(store.state()).toBe(store.state())
  store.decide(all)
  expect(store.state()).toBe(store.state())
})

it('a subscriber hears every change with the new state, until it leaves', () => {
  const store = createConsentStore({ now })
  const heard: string[] = []
  const leave = store.subscribe((state) => heard.push(state.name))
  store.grantAll()
  store.grantAll()
  store.decide(none)
  leave()
  store.decide(all)
  expect(heard).toEqual(['granted', 'decided'])
})

it('a decision in another tab is heard, and so is its withdrawal and the clearing of the storage', () => {
  const store = createConsentStore({ now })
  const heard = jest.fn()
  store.subscribe(heard)
  fromOtherTab(stored(all))
  expect(store.allows('analytics')).toBe(true)
  fromOtherTab(stored(none))
  expect(store.allows('analytics')).toBe(false)
  fromOtherTab(null)
  expect(store.state()).toEqual({ name: 'unknown' })
  expect(heard).toHaveBeenCalledTimes(3)
})

it('what other tabs keep under other keys is no news', () => {
  const store = createConsentStore({ now })
  const heard = jest.fn()
  store.subscribe(heard)
  localStorage.setItem(consentKey, stored(all))
  window.dispatchEvent(new StorageEvent('storage', { key: 'other/v2' }))
  expect(heard).not.toHaveBeenCalled()
})

it('a page that comes back from the cache reads the decision again', () => {
  const store = createConsentStore({ now })
  store.subscribe(() => undefined)
  localStorage.setItem(consentKey, stored(all))
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(store.allows('analytics')).toBe(true)
})

it('a subscriber that fails keeps no other from hearing, and its error comes to light', () => {
  // jsdom has none.
  const reportError = jest.fn()
  window.reportError = reportError
  const store = createConsentStore({ now })
  const heard = jest.fn()
  store.subscribe(() => {
    throw new Error('fault of a vendor')
  })
  store.subscribe(heard)
  expect(() => store.decide(none)).not.toThrow()
  expect(heard).toHaveBeenCalledTimes(1)
  expect(reportError.mock.calls).toEqual([[new Error('fault of a vendor')]])
})
