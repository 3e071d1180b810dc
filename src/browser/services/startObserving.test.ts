/** @jest-environment jsdom */
import { consent } from '../../visitor/consent/store'
import { keepErrors, takeErrors } from '../../visitor/observability/earlyErrors'
import { startObserving } from './startObserving'

const observe = jest.fn()
jest.mock('./observability', () => ({ observe: (faro: unknown): void => void observe(faro) }))

const faro = { collectorUrl: 'https://c.example/collect', samplingRate: '1', environment: 'staging' }
const allowed = { functionality: true, analytics: true, advertisement: false }
const settled = () => new Promise((resolve) => setTimeout(resolve))

function hasAnError(): void {
  keepErrors()
  window.dispatchEvent(new ErrorEvent('error', { message: 'before' }))
}

it('without a collector nothing is observed, and what was kept is forgotten', async () => {
  consent.decide(allowed)
  hasAnError()
  startObserving(undefined)
  await settled()
  expect(observe).not.toHaveBeenCalled()
  expect(takeErrors()).toEqual([])
})

it('without consent nothing is observed, and what was kept is forgotten', async () => {
  consent.withdraw()
  hasAnError()
  startObserving(faro)
  await settled()
  expect(observe).not.toHaveBeenCalled()
  expect(takeErrors()).toEqual([])
})

it('with consent the session is observed, once, and what was kept stays for the observer', async () => {
  consent.withdraw()
  startObserving(faro)
  consent.decide(allowed)
  consent.withdraw()
  consent.decide(allowed)
  await settled()
  expect(observe.mock.calls.every(([settings]) => settings === faro)).toBe(true)
  observe.mockClear()
  hasAnError()
  startObserving(faro)
  await settled()
  expect(observe).toHaveBeenCalledTimes(1)
  expect(takeErrors()).toHaveLength(1)
})
