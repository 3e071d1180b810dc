/** @jest-environment jsdom */
import { askWithHubspot, bannerTimeLimit } from './banner'

type Push = [string, (consent: unknown) => void]

const settings = { portalId: '1234567', bannerOrigin: 'https://banner.example' }
const calls = (): Push[] => window._hsp as unknown as Push[]
const script = () => document.head.querySelector('script')

function ask() {
  const onChoice = jest.fn()
  const onMissing = jest.fn()
  const { stop } = askWithHubspot(settings, { onChoice, onMissing })
  const report = calls()[0]?.[1] as (consent: unknown) => void
  /** The script runs. */
  const arrive = (): void => void (window._hsp = { push: () => undefined })
  return { onChoice, onMissing, report, arrive, stop }
}

beforeEach(() => {
  jest.useFakeTimers()
  document.head.innerHTML = ''
  document.body.innerHTML = ''
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

const allowed = { allowed: true, categories: { analytics: true, advertisement: true, functionality: true } }

/** Whether the visitor has pressed something a moment ago. */
function pressed(isActive: boolean): void {
  Object.defineProperty(navigator, 'userActivation', { value: { isActive }, configurable: true })
}

describe('after a decision elsewhere', () => {
  afterEach(() => {
    delete (navigator as { userActivation?: unknown }).userActivation
  })

  it.each(['hs-banner-parent', 'hs-eu-cookie-confirmation', 'hs-modal'])('%s is removed', (id) => {
    const { stop, arrive } = ask()
    arrive()
    document.body.innerHTML = `<div id="${id}"></div><p>Page</p>`
    stop()
    expect(document.body.innerHTML).toBe('<p>Page</p>')
  })

  it('a later press in the user interface of HubSpot is a newer decision', () => {
    const { onChoice, report, arrive, stop } = ask()
    arrive()
    stop()
    pressed(true)
    document.cookie = '__hs_opt_out=no'
    report(allowed)
    expect(onChoice).toHaveBeenCalledTimes(1)
  })

  it('what HubSpot reports by itself is no decision', () => {
    const { onChoice, onMissing, report, arrive, stop } = ask()
    arrive()
    stop()
    pressed(false)
    document.cookie = '__hs_opt_out=no'
    report(allowed)
    jest.runAllTimers()
    expect(onChoice).not.toHaveBeenCalled()
    expect(onMissing).not.toHaveBeenCalled()
  })

  it('a script that comes only then asks nobody, and what it tells counts for nothing', () => {
    const { onChoice, onMissing, report, stop } = ask()
    stop()
    pressed(true)
    document.cookie = '__hs_opt_out=no'
    report(allowed)
    jest.runAllTimers()
    expect(window.disableHubSpotCookieBanner).toBe(true)
    expect(onChoice).not.toHaveBeenCalled()
    expect(onMissing).not.toHaveBeenCalled()
  })

  it('a report that waits for its cookie counts no more', () => {
    const { onChoice, report, arrive, stop } = ask()
    arrive()
    report(allowed)
    stop()
    document.cookie = '__hs_opt_out=no'
    jest.runAllTimers()
    expect(onChoice).not.toHaveBeenCalled()
  })
})

it.each(['cookieEnabled', 'localStorage'])(
  'where cookies are blocked, as %s says, HubSpot could not store an answer, so it is not asked for one',
  (what) => {
    const blocked =
      what === 'cookieEnabled'
        ? jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
        : jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
            throw new DOMException('Access is denied for this document', 'SecurityError')
          })
    const onMissing = jest.fn()
    askWithHubspot(settings, { onChoice: jest.fn(), onMissing })
    expect(onMissing).toHaveBeenCalledTimes(1)
    expect(script()).toBeNull()
    blocked.mockRestore()
  },
)
