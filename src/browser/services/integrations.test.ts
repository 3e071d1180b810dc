/** @jest-environment jsdom */
import { consent } from '../../visitor/consent/store'
import { followAskingFlag } from './consentQuestion'
import { startIntegrations } from './integrations'
import { startServicesAfterDecision } from './servicesAfterDecision'

const startChat = jest.fn()
const startFlags = jest.fn()
jest.mock('../../visitor/flags', () => ({ startFlags: (load: unknown): void => void startFlags(load) }))
jest.mock('./chat', () => ({ startChat: (settings: unknown): void => void startChat(settings) }))
jest.mock('./servicesAfterDecision', () => ({ startServicesAfterDecision: jest.fn() }))
jest.mock('./consentQuestion', () => ({ followAskingFlag: jest.fn() }))

it('without a flag service only a decision loads what follows from one, and only once', async () => {
  await startIntegrations({})
  expect(startFlags).toHaveBeenCalledWith(undefined)
  expect(followAskingFlag).not.toHaveBeenCalled()
  await Promise.resolve()
  expect(startServicesAfterDecision).not.toHaveBeenCalled()
  consent.decide({ functionality: true, analytics: false, advertisement: false })
  consent.decide({ functionality: true, analytics: true, advertisement: false })
  await new Promise((resolve) => setTimeout(resolve))
  expect(startServicesAfterDecision).toHaveBeenCalledTimes(1)
})

it('a decision of an earlier page loads it at once, and the question comes before the flags', async () => {
  const hubspot = { portalId: '1', scriptOrigin: 'https://s.example' }
  const origin = 'https://flags.example'
  const launchDarkly = { clientSideId: 'id', baseUrl: origin, streamUrl: origin }
  jest.mocked(followAskingFlag).mockImplementation(() => expect(startFlags).not.toHaveBeenCalled())
  jest.clearAllMocks()
  await startIntegrations({ launchDarkly, hubspot, segment: { writeKey: 'not all of it' } })
  await new Promise((resolve) => setTimeout(resolve))
  expect(startServicesAfterDecision).toHaveBeenCalledWith({ launchDarkly, hubspot })
  expect(followAskingFlag).toHaveBeenCalledWith(hubspot)
  expect(startFlags).toHaveBeenCalledTimes(1)
})

it('the chat starts after the flags, which decide who takes part in its experiment', async () => {
  const freshchat = { scriptUrl: 'https://chat.example/1/2.js' }
  jest.clearAllMocks()
  startChat.mockImplementation(() => expect(startFlags).toHaveBeenCalledTimes(1))
  await startIntegrations({ freshchat })
  await new Promise((resolve) => setTimeout(resolve))
  expect(startChat).toHaveBeenCalledWith(freshchat)
})
