/** @jest-environment jsdom */
import { consent } from '../consent/store'
import type { FlagsState } from '../flags'
import { askWithHubspot } from '../vendors/hubspot/banner'
import { reportArrival } from './arrivals'
import { followAskingFlag } from './consentQuestion'

let flags: FlagsState = { name: 'loading' }
const listeners = new Set<() => void>()
jest.mock('../flags', () => ({
  flagsState: () => flags,
  subscribeToFlags: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}))
jest.mock('../vendors/hubspot/banner', () => ({ askWithHubspot: jest.fn() }))

const askHubspot = jest.mocked(askWithHubspot)
const openOurs = jest.fn()
const stopAsking = jest.fn()
const hubspot = { portalId: '1234567', scriptOrigin: 'https://s.example', bannerOrigin: 'https://b.example' }

async function flagIs(hubspotBanner: boolean): Promise<void> {
  flags = { name: 'loaded', values: { hubspotBanner } }
  for (const listener of listeners) listener()
  // The adapter is imported when it is needed.
  await new Promise((resolve) => setTimeout(resolve))
}

beforeEach(() => {
  listeners.clear()
  flags = { name: 'loading' }
  localStorage.clear()
  jest.clearAllMocks()
  window.__consent = { open: openOurs, stopAsking }
  history.replaceState(null, '', '/en')
})

it('without HubSpot our own banner asks, when the flag says so', async () => {
  followAskingFlag(undefined)
  expect(openOurs).not.toHaveBeenCalled()
  await flagIs(true)
  expect(openOurs).toHaveBeenCalledTimes(1)
  expect(askHubspot).not.toHaveBeenCalled()
})

it('an account without an address of its banner has ours', async () => {
  followAskingFlag({ portalId: '1', scriptOrigin: 'https://s.example' })
  await flagIs(true)
  expect(openOurs).toHaveBeenCalledTimes(1)
})

it('hide-cookie-banner lets nobody ask', async () => {
  history.replaceState(null, '', '/en?hide-cookie-banner=true')
  followAskingFlag(hubspot)
  await flagIs(true)
  expect(openOurs).not.toHaveBeenCalled()
  expect(askHubspot).not.toHaveBeenCalled()
})

it('hide-cookie-banner is about its page: the next one asks, and a page with it stops', async () => {
  history.replaceState(null, '', '/en?hide-cookie-banner=true')
  followAskingFlag(undefined)
  await flagIs(true)
  history.replaceState(null, '', '/en/pricing')
  reportArrival('/en/pricing')
  expect(openOurs).toHaveBeenCalledTimes(1)
  history.replaceState(null, '', '/en/about?hide-cookie-banner=true')
  reportArrival('/en/about')
  expect(stopAsking).toHaveBeenCalled()
})

it('where HubSpot is configured its banner asks; ours when that is missing; the answer is the decision', async () => {
  followAskingFlag(hubspot)
  await flagIs(true)
  const { portalId, bannerOrigin } = hubspot
  expect(askHubspot).toHaveBeenCalledWith({ portalId, bannerOrigin }, expect.anything())
  expect(openOurs).not.toHaveBeenCalled()
  const answers = askHubspot.mock.calls[0]?.[1]
  answers?.onMissing()
  expect(openOurs).toHaveBeenCalledTimes(1)
  answers?.onChoice({ functionality: false, analytics: true, advertisement: false })
  expect(consent.state()).toMatchObject({ name: 'decided', preferences: { analytics: true } })
})
