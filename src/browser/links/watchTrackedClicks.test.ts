/** @jest-environment jsdom */
import { analytics } from '../../visitor/analytics/queue'
import { consent } from '../../visitor/consent/store'
import { watchTrackedClicks } from './watchTrackedClicks'

const importIsDone = () => new Promise((resolve) => setTimeout(resolve))
const mockLoaded = jest.fn()
jest.mock('./trackedClicks', () => {
  mockLoaded()
  return jest.requireActual<object>('./trackedClicks')
})

let stop: () => void
beforeEach(() => {
  document.body.innerHTML = '<button data-used="wallet">Copy</button>'
  stop = watchTrackedClicks()
})
afterEach(() => stop())

it('what a click means is loaded with consent or with the first click, which is not lost', async () => {
  await importIsDone()
  expect(mockLoaded).not.toHaveBeenCalled()
  document.querySelector('button')?.click()
  await importIsDone()
  expect(analytics.queued()).toMatchObject([{ name: 'Element used', properties: { label: 'Copy' } }])
  stop()
  document.querySelector('button')?.click()
  await importIsDone()
  expect(analytics.queued()).toHaveLength(1)
})

it('with consent it is loaded before the first click', async () => {
  jest.resetModules()
  mockLoaded.mockClear()
  consent.decide({ functionality: false, analytics: true, advertisement: false })
  await importIsDone()
  expect(mockLoaded).toHaveBeenCalledTimes(1)
})
