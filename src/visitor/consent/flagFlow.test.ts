/** @jest-environment jsdom */
import { followFlag, type AskingFlag } from './flagFlow'
import { decision, writeRecord } from './record'
import { createConsentStore } from './store'

const none = { functionality: false, analytics: false, advertisement: false }
const off: AskingFlag = { name: 'off' }
const loading: AskingFlag = { name: 'loading' }
const unreachable: AskingFlag = { name: 'unreachable' }
const on: AskingFlag = { name: 'loaded', asks: true }
const granting: AskingFlag = { name: 'loaded', asks: false }

/** A store that follows a flag with these states one after the other. */
function following(states: readonly AskingFlag[], { gpc = false, decided = false } = {}) {
  const store = createConsentStore({ gpc: () => gpc })
  if (decided) store.decide(none)
  const ask = jest.fn()
  const stopAsking = jest.fn()
  let may = true
  let [state = loading] = states
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const stop = followFlag({
    flag: { state: () => state, subscribe },
    mayAsk: () => may,
    ask,
    stopAsking,
    store,
  })
  const change = (next: AskingFlag): void => {
    state = next
    for (const listener of listeners) listener()
  }
  states.slice(1).forEach(change)
  /** The visitor opens a page that may ask, or not. */
  const open = (mayAsk: boolean): void => {
    may = mayAsk
    change(state)
  }
  return { store, ask, stopAsking, stop, change, open }
}

beforeEach(() => {
  localStorage.clear()
  delete window.__consent
})

it.each([
  ['no flag service', [off], 'unknown', 0],
  ['a service that has not answered', [loading], 'unknown', 0],
  ['an unreachable service', [loading, unreachable], 'unknown', 0],
  ['the flag on', [loading, on], 'unknown', 1],
  ['the flag off', [loading, granting], 'granted', 0],
  ['a late answer, on', [loading, unreachable, on], 'unknown', 1],
  ['a late answer, off', [loading, unreachable, granting], 'granted', 0],
  ['a flag that is switched on', [loading, granting, on], 'unknown', 1],
  ['a flag that is switched off after the question', [loading, on, granting], 'granted', 1],
  ['a flag that is switched on again', [loading, on, granting, on], 'unknown', 2],
])('%s: %#', (_, states, name, questions) => {
  const { store, ask } = following(states)
  expect(store.state().name).toBe(name)
  expect(ask).toHaveBeenCalledTimes(questions)
})

it.each([
  ['on', on],
  ['off', granting],
])('a decision takes precedence over the flag %s, and nobody is asked again', (_, state) => {
  const { store, ask } = following([loading, state], { decided: true })
  expect(store.allows('analytics')).toBe(false)
  expect(store.state().name).toBe('decided')
  expect(ask).not.toHaveBeenCalled()
})

it.each([
  ['on', on],
  ['off', granting],
])('the Global Privacy Control takes precedence over the flag %s, and nobody is asked', (_, state) => {
  const { store, ask } = following([loading, state], { gpc: true })
  expect(store.allows('advertisement')).toBe(false)
  expect(ask).not.toHaveBeenCalled()
})

it('the settings are told what is granted, and that it has ended', () => {
  window.__consent = { open: () => undefined }
  const { change } = following([loading, granting])
  expect(window.__consent.granted).toBe(true)
  change(on)
  expect(window.__consent.granted).toBe(false)
})

it('nothing changes after it was stopped', () => {
  const { store, stop, change } = following([loading])
  stop()
  change(granting)
  expect(store.state().name).toBe('unknown')
})

it('the question is removed after a decision, here or in another tab, and when all is granted', () => {
  const first = following([loading, on])
  first.store.decide(none)
  expect(first.stopAsking).toHaveBeenCalledTimes(1)
  expect(first.ask).toHaveBeenCalledTimes(1)

  localStorage.clear()
  const second = following([loading, on])
  localStorage.setItem('consent/v2', writeRecord(decision(none, Date.now())))
  window.dispatchEvent(new StorageEvent('storage', { key: 'consent/v2' }))
  expect(second.stopAsking).toHaveBeenCalledTimes(1)

  localStorage.clear()
  const third = following([loading, on])
  third.change(granting)
  expect(third.stopAsking).toHaveBeenCalledTimes(1)
})

it('a page that may not ask shows no question; the next one does', () => {
  const { ask, stopAsking, open } = following([loading, on])
  open(false)
  expect(stopAsking).toHaveBeenCalledTimes(1)
  open(true)
  open(true)
  expect(ask).toHaveBeenCalledTimes(2)
})
