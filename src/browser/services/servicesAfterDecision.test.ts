/** @jest-environment jsdom */
import { consent } from '../../visitor/consent/store'
import { keepSavedSet } from '../vendors/segment/savedSet'
import { startServicesAfterDecision } from './servicesAfterDecision'

jest.mock('../vendors/segment/savedSet', () => ({ keepSavedSet: jest.fn(() => ({ know: jest.fn() })) }))
jest.mock('../../visitor/analytics/receiver', () => ({ connectReceiver: jest.fn() }))
jest.mock('./startObserving', () => ({ startObserving: jest.fn() }))

it('with the Global Privacy Control a decision is saved in the form of the library, but nothing before one', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
  startServicesAfterDecision({
    segment: { writeKey: 'key', cdnUrl: 'https://s.example', apiHost: 's.example/v1', protocol: 'https' },
  })
  await new Promise((resolve) => setTimeout(resolve))
  expect(keepSavedSet).not.toHaveBeenCalled()
  consent.withdraw()
  await new Promise((resolve) => setTimeout(resolve))
  expect(consent.state()).toEqual({ name: 'globalPrivacyControl', functionality: false })
  expect(keepSavedSet).toHaveBeenCalledTimes(1)
})
