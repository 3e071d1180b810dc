/** @jest-environment jsdom */
import { whenAllowed } from './gate'
import { hasRefused } from './refused'
import { consent, createConsentStore } from './store'

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

it('Global Privacy Control starts nothing, granted or not', () => {
  const store = createConsentStore({ gpc: () => true })
  const start = jest.fn()
  whenAllowed('functionality', start, undefined, store)
  store.grantAll()
  store.decide({ functionality: true, analytics: true, advertisement: true })
  expect(start).not.toHaveBeenCalled()
})

it('no decision is not a refusal, a decision against the category is', () => {
  expect(hasRefused('analytics')).toBe(false)
  consent.decide({ ...none, functionality: true })
  expect(hasRefused('analytics')).toBe(true)
  expect(hasRefused('functionality')).toBe(false)
  expect(hasRefused('necessary')).toBe(false)
})
