/** @jest-environment jsdom */
import { whenAllowed } from './gate'
import { hasRefused } from './refused'
import { consent, createConsentStore } from './store'
import { mayRunOnRequest, thirdParties, type ThirdPartyName } from './thirdParties'
import { mayBeAskedFor, whenAskedFor, whenThirdPartyMay } from './thirdPartyGate'

const none = { functionality: false, analytics: false, advertisement: false }

beforeEach(() => localStorage.clear())

it('nothing starts before the category is allowed, and another category is not enough', () => {
  const store = createConsentStore()
  const start = jest.fn()
  whenAllowed('advertisement', start, undefined, store)
  expect(start).not.toHaveBeenCalled()
  store.decide({ ...none, analytics: true })
  expect(start).not.toHaveBeenCalled()
  store.decide({ ...none, advertisement: true })
  expect(start).toHaveBeenCalledTimes(1)
})

it('a category that is allowed already, or always, starts at once', () => {
  const store = createConsentStore()
  const start = jest.fn()
  whenAllowed('necessary', start, undefined, store)
  expect(start).toHaveBeenCalledTimes(1)
  store.grantAll()
  whenAllowed('analytics', start, undefined, store)
  expect(start).toHaveBeenCalledTimes(2)
})

it('it starts once while it is allowed, stops once on withdrawal, and may start again', () => {
  const store = createConsentStore()
  const calls: string[] = []
  whenAllowed(
    'analytics',
    () => calls.push('start'),
    () => calls.push('stop'),
    store,
  )
  store.decide({ ...none, analytics: true })
  store.decide({ ...none, analytics: true, advertisement: true })
  store.withdraw()
  store.withdraw()
  expect(calls).toEqual(['start', 'stop'])
  store.decide({ ...none, analytics: true })
  expect(calls).toEqual(['start', 'stop', 'start'])
})

it('a refusal does not stop what never started', () => {
  const store = createConsentStore()
  const stop = jest.fn()
  whenAllowed('analytics', () => undefined, stop, store)
  store.withdraw()
  expect(stop).not.toHaveBeenCalled()
})

it('after unsubscribing nothing starts or stops', () => {
  const store = createConsentStore()
  const start = jest.fn()
  const stop = jest.fn()
  const unsubscribe = whenAllowed('analytics', start, stop, store)
  store.decide({ ...none, analytics: true })
  unsubscribe()
  store.withdraw()
  store.decide({ ...none, analytics: true })
  expect(start).toHaveBeenCalledTimes(1)
  expect(stop).not.toHaveBeenCalled()
})

it('Global Privacy Control starts nothing by itself, and only functionality by a decision', () => {
  const store = createConsentStore({ gpc: () => true })
  const started: string[] = []
  for (const category of ['functionality', 'analytics', 'advertisement'] as const)
    whenAllowed(category, () => started.push(category), undefined, store)
  store.grantAll()
  expect(started).toEqual([])
  store.decide({ functionality: true, analytics: true, advertisement: true })
  expect(started).toEqual(['functionality'])
})

it('no decision is not a refusal, a decision against the category is', () => {
  expect(hasRefused('analytics')).toBe(false)
  consent.decide({ ...none, functionality: true })
  expect(hasRefused('analytics')).toBe(true)
  expect(hasRefused('functionality')).toBe(false)
  expect(hasRefused('necessary')).toBe(false)
})

const unknown = { name: 'unknown' } as const
const refusal = createConsentStore({ storage: () => undefined })
refusal.withdraw()

it.each<[ThirdPartyName, object, boolean]>([
  ['launchDarkly', none, true],
  ['launchDarklyStream', none, false],
  ['launchDarklyStream', { functionality: true }, true],
  ['launchDarklyStream', { analytics: true }, true],
  ['launchDarklyStream', { advertisement: true }, true],
  ['segment', none, false],
  ['segment', { analytics: true }, true],
  ['segment', { advertisement: true }, true],
  ['segment', { functionality: true }, false],
  ['hubspot', { analytics: true }, false],
  ['hubspot', { analytics: true, advertisement: true }, true],
  ['calendly', { functionality: true }, true],
  ['recaptcha', { functionality: true, analytics: true, advertisement: true }, false],
])('%s with %j by itself: %s', (name, choice, isAllowed) => {
  const store = createConsentStore()
  store.decide({ ...none, ...choice })
  const [start, stop] = [jest.fn(), jest.fn()]
  whenThirdPartyMay(name, start, stop, store)
  expect(start).toHaveBeenCalledTimes(isAllowed ? 1 : 0)
  store.withdraw()
  const stays = thirdParties[name].needs.some((categories: readonly unknown[]) => categories.length === 0)
  expect(stop).toHaveBeenCalledTimes(isAllowed && !stays ? 1 : 0)
})

it('what a visitor asks for may run: a calendar that is pressed, bot protection unless functionality is refused', () => {
  expect(mayRunOnRequest('calendly', unknown)).toBe(true)
  expect(mayRunOnRequest('recaptcha', unknown)).toBe(true)
  expect(mayRunOnRequest('recaptcha', refusal.state())).toBe(false)
  expect(mayRunOnRequest('segment', unknown)).toBe(false)
  expect(mayRunOnRequest('prismicToolbar', refusal.state())).toBe(true)
  expect(mayBeAskedFor('recaptcha', refusal)).toBe(false)
})

describe('what a visitor asks for', () => {
  const ask = (name: ThirdPartyName, store = createConsentStore()) => {
    const [start, stop] = [jest.fn(), jest.fn()]
    return { store, start, stop, unsubscribe: whenAskedFor(name, start, stop, store) }
  }

  it('runs until a decision refuses it, also one of a visitor who had refused it before', () => {
    for (const before of [undefined, { ...none, functionality: true }, none]) {
      const chosen = createConsentStore({ storage: () => undefined })
      if (before) chosen.decide(before)
      const { start, stop } = ask('typeform', chosen)
      expect([start.mock.calls.length, stop.mock.calls.length]).toEqual([1, 0])
      chosen.decide({ ...none, analytics: true })
      chosen.decide({ ...none, advertisement: true })
      expect([start.mock.calls.length, stop.mock.calls.length]).toEqual([1, 1])
    }
  })

  it('is not started again by a consent given later, and ends with what was granted without asking', () => {
    const { store, start, stop } = ask('calendly')
    store.grantAll()
    expect(start).toHaveBeenCalledTimes(1)
    store.endGrant()
    expect([start.mock.calls.length, stop.mock.calls.length]).toEqual([1, 1])
  })

  it('does not start what runs by consent only, or what is refused', () => {
    expect(ask('segment').start).not.toHaveBeenCalled()
    expect(ask('recaptcha', refusal).start).not.toHaveBeenCalled()
    expect(ask('recaptcha').start).toHaveBeenCalledTimes(1)
  })

  it('is left running after unsubscribing', () => {
    const { store, stop, unsubscribe } = ask('embed')
    unsubscribe()
    store.withdraw()
    expect(stop).not.toHaveBeenCalled()
  })
})
