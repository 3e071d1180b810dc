/** @jest-environment jsdom */
import { bannerScript } from './bannerScript'
import { trackingScript } from './trackingScript'

type Push = { push(...calls: unknown[][]): void }
const page = window as unknown as { _hsq?: Push | unknown[][]; _hsp?: Push }

const sent: URL[] = []

/** The script as a page gets it, and the banner that it loads. */
function load(): void {
  const element = { src: 'http://localhost:4420/123.js' }
  Object.defineProperty(document, 'currentScript', { value: element, configurable: true })

  new Function(trackingScript('123'))()
  new Function(bannerScript)()
}

beforeEach(() => {
  sent.length = 0
  Object.defineProperty(window, 'Image', {
    configurable: true,
    value: class {
      set src(address: string) {
        sent.push(new URL(address))
      }
    },
  })
  Object.assign(window, { disableHubSpotCookieBanner: true })
  delete page._hsq
  delete page._hsp
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0]}=; max-age=0; path=/`
})

const said = () => sent.map(({ searchParams }) => new URL(searchParams.get('pu') ?? '').pathname)

it('counts the path that was set, once, then each view; cookies come with consent to analytics', () => {
  page._hsq = [['setPath', '/en']]
  page._hsp = [['setHubSpotConsent', { analytics: true, advertisement: true, functionality: false }]]
  load()
  expect(said()).toEqual(['/en'])
  expect(sent[0]?.searchParams.get('vi')).toMatch(/^[0-9a-f]{32}$/)
  expect(document.cookie).toContain('hubspotutk=')
  ;(page._hsq as unknown as Push).push(['setPath', '/en/faq'], ['trackPageView'])
  expect(said()).toEqual(['/en', '/en/faq'])
  ;(page._hsq as unknown as Push).push(['doNotTrack'], ['trackPageView'])
  expect(said()).toHaveLength(2)
  ;(page._hsq as unknown as Push).push(['doNotTrack', { track: true }], ['trackPageView'])
  expect(said()).toHaveLength(3)
})

it('counts a visitor who refuses analytics, without cookies and without saying who it is', () => {
  page._hsp = [['setHubSpotConsent', { analytics: false, advertisement: false, functionality: false }]]
  load()
  expect(said()).toHaveLength(1)
  expect(sent[0]?.searchParams.has('vi')).toBe(false)
  expect(document.cookie).toBe('')
})
