/** @jest-environment jsdom */
import { startConsentMode } from './googleConsentMode'
import { createConsentStore } from './store'

const none = { functionality: false, analytics: false, advertisement: false }

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
}
const onlyAnalytics = { ...denied, analytics_storage: 'granted' }

const commands = () => (window.dataLayer ?? []).map((entry) => [...(entry as IArguments)] as unknown[])

beforeEach(() => {
  localStorage.clear()
  delete window.dataLayer
})

it('the default is denied, and each change is an update', () => {
  const store = createConsentStore()
  startConsentMode(store)
  expect(commands()).toEqual([['consent', 'default', denied]])
  store.decide({ ...none, analytics: true })
  // Not one of the four signals.
  store.decide({ ...none, analytics: true, functionality: true })
  store.withdraw()
  expect(commands().slice(1)).toEqual([
    ['consent', 'update', onlyAnalytics],
    ['consent', 'update', denied],
  ])
})

it('a decision of an earlier page follows the default at once', () => {
  const store = createConsentStore()
  store.decide({ ...none, analytics: true })
  startConsentMode(store)
  expect(commands()).toEqual([
    ['consent', 'default', denied],
    ['consent', 'update', onlyAnalytics],
  ])
})

it('each command is the arguments of a call, behind what is in the list already', () => {
  window.dataLayer = [{ event: 'earlier' }]
  startConsentMode(createConsentStore())
  expect(window.dataLayer).toHaveLength(2)
  expect(Object.prototype.toString.call(window.dataLayer[1])).toBe('[object Arguments]')
})
