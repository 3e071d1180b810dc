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

/** Another tab writes; the browser dispatches an event in this one. */
const fromOtherTab = (value: string | null): void => {
  if (value === null) localStorage.clear()
  else localStorage.setItem(consentKey, value)
  window.dispatchEvent(new StorageEvent('storage', { key: value === null ? null : consentKey }))
}

beforeEach(() => localStorage.clear())

it('at first nothing is decided, only the category necessary is allowed, and nothing is stored', () => {
  expect(consent.state()).toEqual({ name: 'unknown' })
  expect(consent.allows('necessary')).toBe(true)
  expect(consent.allows('analytics')).toBe(false)
  expect(localStorage).toHaveLength(0)
})

it('a decision is valid for each category, now and on the next page', () => {
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

it('withdrawal refuses everything and is stored', () => {
  const store = createConsentStore({ now })
  store.decide(all)
  store.withdraw()
  expect(store.allows('analytics')).toBe(false)
  expect(createConsentStore({ now }).state()).toMatchObject({ name: 'decided', preferences: none })
})

it('granting without asking is valid for the page and is not stored', () => {
  const store = createConsentStore({ now })
  store.grantAll()
  expect(store.state()).toEqual({ name: 'granted' })
  expect(store.allows('advertisement')).toBe(true)
  expect(localStorage).toHaveLength(0)
})

it("the visitor's refusal takes precedence over granting without asking, before and after", () => {
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

it('Global Privacy Control takes precedence over a decision and over granting, as soon as it is on', () => {
  let gpc = false
  const store = createConsentStore({ gpc: () => gpc })
  store.grantAll()
  store.decide(all)
  expect(store.allows('analytics')).toBe(true)
  gpc = true
  expect(store.state()).toEqual({ name: 'globalPrivacyControl', functionality: true })
  for (const category of ['analytics', 'advertisement'] as const) expect(store.allows(category)).toBe(false)
  for (const category of ['necessary', 'functionality'] as const) expect(store.allows(category)).toBe(true)
})

it('with Global Privacy Control nothing is granted without asking, and functionality is as the visitor decides', () => {
  const store = createConsentStore({ gpc: () => true, now })
  store.grantAll()
  expect(store.state()).toEqual({ name: 'globalPrivacyControl' })
  expect(store.allows('functionality')).toBe(false)
  store.decide(none)
  expect(store.state()).toEqual({ name: 'globalPrivacyControl', functionality: false })
  store.decide(all)
  expect(store.state()).toEqual({ name: 'globalPrivacyControl', functionality: true })
  expect(store.state()).toBe(store.state())
  // What the signal refuses is not stored as allowed: it does not begin when the signal ends.
  expect(createConsentStore({ now }).state()).toMatchObject({
    name: 'decided',
    preferences: { functionality: true, analytics: false, advertisement: false },
  })
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
  'an invalid stored text is no decision',
  (garbage) => {
    localStorage.setItem(consentKey, garbage)
    expect(createConsentStore({ now }).state()).toEqual({ name: 'unknown' })
  },
)

it('with storage blocked or absent nothing throws, and a decision is valid for the page', () => {
  for (const storage of [blocked, () => undefined]) {
    const store = createConsentStore({ storage })
    const listener = jest.fn()
    store.subscribe(listener)
    expect(store.state()).toEqual({ name: 'unknown' })
    store.decide(all)
    expect(listener).toHaveBeenCalledTimes(1)
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

it('a listener is called after every change with the new state, until it unsubscribes', () => {
  const store = createConsentStore({ now })
  const states: string[] = []
  const unsubscribe = store.subscribe((state) => states.push(state.name))
  store.grantAll()
  store.grantAll()
  store.decide(none)
  unsubscribe()
  store.decide(all)
  expect(states).toEqual(['granted', 'decided'])
})

it('a decision in another tab notifies, and so do its withdrawal and the clearing of the storage', () => {
  const store = createConsentStore({ now })
  const listener = jest.fn()
  store.subscribe(listener)
  fromOtherTab(stored(all))
  expect(store.allows('analytics')).toBe(true)
  fromOtherTab(stored(none))
  expect(store.allows('analytics')).toBe(false)
  fromOtherTab(null)
  expect(store.state()).toEqual({ name: 'unknown' })
  expect(listener).toHaveBeenCalledTimes(3)
})

it('a change under another key does not notify', () => {
  const store = createConsentStore({ now })
  const listener = jest.fn()
  store.subscribe(listener)
  localStorage.setItem(consentKey, stored(all))
  window.dispatchEvent(new StorageEvent('storage', { key: 'other/v2' }))
  expect(listener).not.toHaveBeenCalled()
})

it('a page restored from the back-forward cache reads the decision again', () => {
  const store = createConsentStore({ now })
  store.subscribe(() => undefined)
  localStorage.setItem(consentKey, stored(all))
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(store.allows('analytics')).toBe(true)
})

it('a listener that throws does not prevent the others, and its error is reported', () => {
  // jsdom has none.
  const reportError = jest.fn()
  window.reportError = reportError
  const store = createConsentStore({ now })
  const listener = jest.fn()
  store.subscribe(() => {
    throw new Error('error of a vendor')
  })
  store.subscribe(listener)
  expect(() => store.decide(none)).not.toThrow()
  expect(listener).toHaveBeenCalledTimes(1)
  expect(reportError.mock.calls).toEqual([[new Error('error of a vendor')]])
})
