/** @jest-environment jsdom */
import { hubspotTracking } from './tracking'

const settings = { portalId: '1234567', scriptOrigin: 'https://scripts.example' }
const queued = () => window._hsq as unknown as unknown[]
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src)
const painted = () => jest.advanceTimersByTime(40)

/** The script has come: it takes the queue, and each later call at once. */
function arrive(): unknown[] {
  const calls = [...queued()]
  window._hsq = { push: (call) => calls.push(call) }
  return calls
}

beforeEach(() => {
  jest.useFakeTimers()
  document.head.innerHTML = ''
  delete window._hsq
  delete window._hsp
})

it('nothing is loaded or queued before the start', () => {
  hubspotTracking(settings).view(() => '/en')
  painted()
  expect(scripts()).toEqual([])
  expect(window._hsq).toBeUndefined()
})

it('the path is set before the script, which counts the first view by itself and asks nobody', () => {
  hubspotTracking(settings).start('/en')
  expect(queued()).toEqual([['setPath', '/en']])
  expect(scripts()).toEqual(['https://scripts.example/1234567.js'])
  expect(window.disableHubSpotCookieBanner).toBe(true)
})

it('each later page is counted once it is painted', () => {
  const tracking = hubspotTracking(settings)
  tracking.start('/en')
  const calls = arrive()
  tracking.view(() => '/en/pricing')
  expect(calls).toHaveLength(1)
  painted()
  expect(calls.slice(1)).toEqual([['setPath', '/en/pricing'], ['trackPageView']])
})

it('a page that is left before the script has come is counted once, and the next one too', () => {
  const tracking = hubspotTracking(settings)
  tracking.start('/en')
  tracking.view(() => '/en/pricing')
  painted()
  // The script counts the last path by itself.
  expect(arrive()).toEqual([['setPath', '/en'], ['trackPageView'], ['setPath', '/en/pricing']])
})

it('after a stop nothing is counted, also what was not painted yet; a new start counts again', () => {
  const tracking = hubspotTracking(settings)
  tracking.start('/en')
  const calls = arrive()
  tracking.view(() => '/en/pricing')
  tracking.stop()
  painted()
  expect(calls.slice(1)).toEqual([['doNotTrack']])
  expect(window._hsp).toEqual([['revokeCookieConsent']])
  tracking.start('/en/about')
  expect(calls.slice(2)).toEqual([
    ['doNotTrack', { track: true }],
    ['setPath', '/en/about'],
    ['trackPageView'],
  ])
  expect(scripts()).toHaveLength(1)
})

it('in a tab in the background, which paints nothing, a page is counted after 32 ms and not before', () => {
  const frames = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  const tracking = hubspotTracking(settings)
  tracking.start('/en')
  const calls = arrive()
  tracking.view(() => '/en/pricing')
  jest.advanceTimersByTime(31)
  expect(calls).toHaveLength(1)
  jest.advanceTimersByTime(1)
  expect(calls.slice(1)).toEqual([['setPath', '/en/pricing'], ['trackPageView']])
  frames.mockRestore()
})
