/** @jest-environment jsdom */
import { askWithHubspot, bannerTimeLimit } from './banner'

type Push = [string, (consent: unknown) => void]

const settings = { portalId: '1234567', bannerOrigin: 'https://banner.example' }
const calls = (): Push[] => window._hsp as unknown as Push[]
const script = () => document.head.querySelector('script')

function ask() {
  const onChoice = jest.fn()
  const onMissing = jest.fn()
  askWithHubspot(settings, { onChoice, onMissing })
  const report = calls()[0]?.[1] as (consent: unknown) => void
  /** The script runs. */
  const arrive = (): void => void (window._hsp = { push: () => undefined })
  return { onChoice, onMissing, report, arrive }
}

beforeEach(() => {
  jest.useFakeTimers()
  document.head.innerHTML = ''
  delete window._hsp
  delete window.disableHubSpotCookieBanner
  for (const name of ['__hs_cookie_cat_pref', '__hs_opt_out']) document.cookie = `${name}=; max-age=0`
})

it('fetches the banner of the account, and not its tracking code', () => {
  ask()
  expect(script()).toHaveAttribute('src', 'https://banner.example/v2/1234567/banner.js')
  expect(document.querySelectorAll('script')).toHaveLength(1)
  expect(calls().map(([name]) => name)).toEqual(['addPrivacyConsentListener'])
})

it('every answer is reported; only true is a permission, and the older flag of HubSpot does not count', () => {
  const { onChoice, onMissing, report, arrive } = ask()
  arrive()
  document.cookie = '__hs_cookie_cat_pref=1:true,2:false,3:false'
  report({ allowed: true, categories: { analytics: true, advertisement: 'yes' } })
  report({ allowed: true })
  expect(onChoice.mock.calls).toEqual([
    [{ analytics: true, advertisement: false, functionality: false }],
    [{ analytics: false, advertisement: false, functionality: false }],
  ])
  jest.runAllTimers()
  expect(onMissing).not.toHaveBeenCalled()
})

it('an answer that HubSpot stores only afterwards counts', () => {
  const { onChoice, report } = ask()
  report({ categories: { analytics: true } })
  document.cookie = '__hs_opt_out=no'
  jest.runAllTimers()
  expect(onChoice).toHaveBeenCalledTimes(1)
})

it('an account without a banner, which reports that all is allowed, has no answer', () => {
  const { onChoice, onMissing, report } = ask()
  report({ allowed: true, categories: { analytics: true, advertisement: true, functionality: true } })
  jest.runAllTimers()
  expect(onChoice).not.toHaveBeenCalled()
  expect(onMissing).toHaveBeenCalledTimes(1)
})

it('a script that is missing is reported', () => {
  const { onMissing } = ask()
  script()?.dispatchEvent(new Event('error'))
  expect(onMissing).toHaveBeenCalledTimes(1)
})

it('an answer of an earlier question, which our own store does not have, is not taken for that of this one', () => {
  document.cookie = '__hs_cookie_cat_pref=1:true,2:true,3:true'
  document.cookie = '__hs_initial_opt_in=yes'
  const { onChoice, report } = ask()
  expect(document.cookie).toBe('')
  report({ categories: { analytics: true, advertisement: true, functionality: true } })
  jest.runAllTimers()
  expect(onChoice).not.toHaveBeenCalled()
})

it('a script that does not take over in time is reported once, and asks nobody when it comes later', () => {
  const { onMissing, arrive } = ask()
  jest.advanceTimersByTime(bannerTimeLimit - 1)
  expect(onMissing).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  script()?.dispatchEvent(new Event('error'))
  arrive()
  jest.runAllTimers()
  expect(onMissing).toHaveBeenCalledTimes(1)
  expect(window.disableHubSpotCookieBanner).toBe(true)
})

it('a visitor may take the time to answer', () => {
  const { onMissing, arrive } = ask()
  arrive()
  jest.runAllTimers()
  expect(onMissing).not.toHaveBeenCalled()
  expect(window.disableHubSpotCookieBanner).toBeUndefined()
})

it('a script that does not take the calls is reported as soon as it has run', () => {
  const { onMissing } = ask()
  script()?.dispatchEvent(new Event('load'))
  jest.runAllTimers()
  expect(onMissing).toHaveBeenCalledTimes(1)
})

it('HubSpot that is in the page already, with its tracking, which asks nobody, is reported at once', () => {
  window._hsp = { push: () => undefined }
  const onMissing = jest.fn()
  askWithHubspot(settings, { onChoice: jest.fn(), onMissing })
  expect(onMissing).toHaveBeenCalledTimes(1)
  expect(script()).toBeNull()
})
