/** @jest-environment jsdom */
import type { ConsentStore } from '../../visitor/consent/store'
import type { FlagsState } from '../../visitor/flags'
import type * as Navigations from '../start/navigations'
import type { askWithHubspot } from '../vendors/hubspot/banner'
import type * as ConsentQuestion from './consentQuestion'

let flags: FlagsState = { name: 'loading' }
const listeners = new Set<() => void>()
jest.mock('../../visitor/flags', () => ({
  flagsState: () => flags,
  subscribeToFlags: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}))
const askHubspot = jest.fn<{ stop(): void }, Parameters<typeof askWithHubspot>>()
jest.mock('../vendors/hubspot/banner', () => ({
  askWithHubspot: (...args: Parameters<typeof askWithHubspot>) => askHubspot(...args),
}))

// Of each test its own: nobody has decided, and nobody follows the flag of another test.
let consent: ConsentStore
let reportNavigation: typeof Navigations.reportNavigation
let followAskingFlag: typeof ConsentQuestion.followAskingFlag
const stopHubspot = jest.fn()
const openOurs = jest.fn()
const stopAsking = jest.fn()
const hubspot = { portalId: '1234567', scriptOrigin: 'https://s.example', bannerOrigin: 'https://b.example' }

async function flagIs(hubspotBanner: boolean): Promise<void> {
  flags = { name: 'loaded', values: { hubspotBanner } }
  for (const listener of listeners) listener()
  // The adapter is imported when it is needed.
  await new Promise((resolve) => setTimeout(resolve))
}

beforeEach(async () => {
  jest.resetModules()
  listeners.clear()
  flags = { name: 'loading' }
  localStorage.clear()
  jest.clearAllMocks()
  askHubspot.mockReturnValue({ stop: stopHubspot })
  window.__consent = { open: openOurs, stopAsking }
  history.replaceState(null, '', '/en')
  ;({ consent } = await import('../../visitor/consent/store'))
  ;({ reportNavigation } = await import('../start/navigations'))
  ;({ followAskingFlag } = await import('./consentQuestion'))
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
  reportNavigation('/en/pricing')
  expect(openOurs).toHaveBeenCalledTimes(1)
  history.replaceState(null, '', '/en/about?hide-cookie-banner=true')
  reportNavigation('/en/about')
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

it('what is decided elsewhere removes the question of HubSpot as well', async () => {
  followAskingFlag(hubspot)
  await flagIs(true)
  expect(stopHubspot).not.toHaveBeenCalled()
  consent.withdraw()
  expect(stopHubspot).toHaveBeenCalledTimes(1)
})

it('a decision before the code of HubSpot’s banner has come keeps it from asking', async () => {
  followAskingFlag(hubspot)
  flags = { name: 'loaded', values: { hubspotBanner: true } }
  for (const listener of listeners) listener()
  consent.withdraw()
  await flagIs(true)
  expect(askHubspot).not.toHaveBeenCalled()
})

it('a question of HubSpot that a page has removed is asked by ours on the next one', async () => {
  followAskingFlag(hubspot)
  await flagIs(true)
  history.replaceState(null, '', '/en/about?hide-cookie-banner=true')
  reportNavigation('/en/about')
  expect(stopHubspot).toHaveBeenCalledTimes(1)
  history.replaceState(null, '', '/en/pricing')
  reportNavigation('/en/pricing')
  expect(askHubspot).toHaveBeenCalledTimes(1)
  expect(openOurs).toHaveBeenCalledTimes(1)
})
