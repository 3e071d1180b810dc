/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://www.outlay.example/en"}
 */
import { createConsentStore, type ConsentStore } from '../consent/store'
import { attributionCookies } from './parameters'
import { createVisit } from './visit'

const everything = { functionality: true, analytics: true, advertisement: true }
const day = 86_400_000
const minute = 60_000

let stored: Storage
let gpc: boolean

function newStore(): ConsentStore {
  return createConsentStore({ storage: () => stored, gpc: () => gpc })
}

const goTo = (address: string) => history.replaceState(null, '', address)
const comeFrom = (referrer: string) =>
  Object.defineProperty(document, 'referrer', { configurable: true, value: referrer })

function cookies(): Record<string, string> {
  const pairs = document.cookie.split('; ').filter(Boolean)
  return Object.fromEntries(pairs.map((pair) => [pair.split('=')[0], pair.slice(pair.indexOf('=') + 1)]))
}

/** The lines written to `document.cookie` while `act` runs, by cookie name. */
function writtenBy(act: () => void): Map<string, string> {
  const spy = jest.spyOn(document, 'cookie', 'set')
  act()
  const written = new Map(spy.mock.calls.map(([line]) => [line.split('=')[0] ?? '', line]))
  spy.mockRestore()
  return written
}

const expiryOf = (line = '') => Date.parse(/expires=([^;]+)/.exec(line)?.[1] ?? '')

/** Loads a page with the current cookies and decision. */
function arrive(address: string, store = newStore()) {
  goTo(address)
  const visit = createVisit(store)
  visit.captureVisit()
  return { ...visit, store }
}

beforeEach(() => {
  localStorage.clear()
  stored = localStorage
  gpc = false
  comeFrom('')
  for (const name of Object.keys(cookies())) {
    document.cookie = `${name}=; path=/; max-age=0`
    document.cookie = `${name}=; path=/; max-age=0; domain=outlay.example`
  }
  expect(document.cookie).toBe('')
})

describe('before a decision', () => {
  it('values are known, and no cookie is written or read', () => {
    document.cookie = 'utm_source=earlier; path=/'
    document.cookie = '_fbp=fb.1.1700000000000.1; path=/'
    const set = writtenBy(() => {
      const visit = arrive('/en?utm_source=google&gclid=AbC')
      expect(visit.heldAttribution()).toEqual({
        utm_source: 'google',
        latest_utm_source: 'google',
        first_gclid: 'AbC',
        gclid: 'AbC',
      })
      expect(visit.visitAttribution()).toEqual({})
    })
    expect(set.size).toBe(0)
    expect(cookies()).toEqual({ utm_source: 'earlier', _fbp: 'fb.1.1700000000000.1' })
  })

  it('nothing is known before captureVisit', () => {
    goTo('/en?utm_source=google')
    const visit = createVisit(newStore())
    expect(visit.visitAttribution()).toEqual({})
    expect(visit.visitPartner()).toBeUndefined()
    expect(visit.visitLanding()).toBeUndefined()
  })

  it('a navigation within the application adds to the known values', () => {
    const visit = arrive('/en?utm_source=google')
    goTo('/en/pricing')
    visit.captureVisit()
    expect(visit.heldAttribution()).toEqual({ utm_source: 'google', latest_utm_source: 'google' })
    goTo('/en/faq?utm_source=newsletter')
    visit.captureVisit()
    expect(visit.heldAttribution()).toEqual({ utm_source: 'google', latest_utm_source: 'newsletter' })
  })

  it('a link followed before hydration loses nothing', () => {
    comeFrom('https://www.outlay.example/en/lp/cards?utm_source=google&partner=datev')
    const visit = arrive('/en/pricing?utm_source=inner')
    expect(visit.heldAttribution()).toEqual({ utm_source: 'google', latest_utm_source: 'inner' })
    expect(visit.visitPartner()).toEqual({ id: 'datev' })
    expect(visit.visitLanding()).toEqual({
      page: '/en/lp/cards',
      rawPage: '/en/lp/cards?utm_source=google&partner=datev',
      locale: 'en',
    })
  })

  it('the query of another site is ignored', () => {
    comeFrom('https://blog.outlay.example/en/x?utm_source=other')
    expect(arrive('/en').heldAttribution()).toEqual({})
  })

  it('the reference of a partner alone may leave the site', () => {
    const visit = arrive('/en?utm_source=google&pt_ref=acme&fbclid=IwAR')
    expect(visit.visitAttribution()).toEqual({ pt_ref: 'acme' })
    visit.store.decide({ ...everything, advertisement: false })
    expect(visit.visitAttribution()).toEqual({ pt_ref: 'acme' })
    visit.store.decide(everything)
    expect(visit.visitAttribution()).toMatchObject({ utm_source: 'google', pt_ref: 'acme' })
    expect(visit.visitAttribution()._fbc).toMatch(/IwAR$/)
  })

  it('what is granted without asking may leave, and no longer when that ends', () => {
    const visit = arrive('/en?utm_source=google')
    visit.store.grantAll()
    expect(visit.visitAttribution().utm_source).toBe('google')
    visit.store.endGrant()
    expect(visit.visitAttribution()).toEqual({})
  })
})

describe('with consent', () => {
  it('given later, the known values become cookies', () => {
    const visit = arrive('/en?utm_source=Google%20Ads&pt_ref=one&fbclid=IwAR')
    expect(document.cookie).toBe('')
    visit.store.decide(everything)
    expect(cookies()).toMatchObject({
      utm_source: 'Google%20Ads',
      latest_utm_source: 'Google%20Ads',
      first_pt_ref: 'one',
      pt_ref: 'one',
      session_landing_page: '/en',
      raw_landing_page: expect.stringContaining('/en?utm_source=') as string,
      landing_locale: 'en',
    })
    expect(cookies()._fbc).toMatch(/^fb\.1\.\d{13}\.IwAR$/)
  })

  it('values are stored for 365 days on the parent domain, the landing page for 30 minutes', () => {
    const store = newStore()
    store.decide(everything)
    const before = Date.now()
    const written = writtenBy(() => arrive('/en?utm_source=google', store))
    const value = written.get('utm_source') ?? ''
    for (const part of ['path=/', 'domain=outlay.example', 'sameSite=lax', 'secure']) {
      expect(value.split('; ')).toContain(part)
    }
    expect(Math.abs(expiryOf(value) - before - 365 * day)).toBeLessThan(5_000)
    const landing = expiryOf(written.get('session_landing_page'))
    expect(Math.abs(landing - before - 30 * minute)).toBeLessThan(5_000)
  })

  it('the first touch is never overwritten, the latest only by a touch with values', () => {
    const store = newStore()
    store.decide(everything)
    arrive('/en?utm_source=google&utm_campaign=spring', store)
    arrive('/en?utm_source=meta', newStore())
    const visit = arrive('/en/pricing', newStore())
    const expected = {
      utm_source: 'google',
      latest_utm_source: 'meta',
      utm_campaign: 'spring',
      latest_utm_campaign: 'spring',
    }
    expect(visit.visitAttribution()).toEqual(expected)
    expect(cookies()).toMatchObject(expected)
  })

  it('an earlier first touch takes precedence over the one of a visit that waited for consent', () => {
    document.cookie = 'utm_source=earlier; path=/'
    const visit = arrive('/en?utm_source=google')
    expect(visit.heldAttribution().utm_source).toBe('google')
    visit.store.decide(everything)
    expect(visit.visitAttribution()).toEqual({ utm_source: 'earlier', latest_utm_source: 'google' })
  })

  it('a stored value is not written again, so that its lifetime is not extended', () => {
    arrive('/en?utm_source=google').store.decide(everything)
    const written = writtenBy(() => arrive('/en/pricing?utm_source=google'))
    expect([...written.keys()].filter((name) => name.includes('utm'))).toEqual([])
  })

  it('the touch of another tab is not undone by a navigation without values', () => {
    const first = arrive('/en?utm_source=google')
    first.store.decide(everything)
    arrive('/en?utm_source=meta')
    goTo('/en/pricing')
    first.captureVisit()
    expect(cookies()).toMatchObject({ utm_source: 'google', latest_utm_source: 'meta' })
  })

  it('the time of a Meta click does not change when the page is loaded again', () => {
    arrive('/en?fbclid=IwAR').store.decide(everything)
    const before = cookies()._fbc
    jest.useFakeTimers({ now: Date.now() + 5_000 })
    const visit = arrive('/en?fbclid=IwAR')
    jest.useRealTimers()
    expect(visit.visitAttribution()._fbc).toBe(before)
    expect(cookies()._fbc).toBe(before)
  })

  it('cookies of vendors are read and not written', () => {
    document.cookie = '_fbp=fb.1.1700000000000.123; path=/'
    document.cookie = 'faSID=session-1; path=/'
    const store = newStore()
    store.decide(everything)
    const written = writtenBy(() => {
      expect(arrive('/en', store).visitAttribution()).toEqual({
        _fbp: 'fb.1.1700000000000.123',
        finance_ads_id: 'session-1',
      })
    })
    expect(written.has('_fbp') || written.has('faSID')).toBe(false)
  })

  it('another category is not enough', () => {
    const visit = arrive('/en?utm_source=google')
    visit.store.decide({ functionality: true, analytics: true, advertisement: false })
    expect(document.cookie).toBe('')
  })

  it('granted without asking counts', () => {
    const visit = arrive('/en?utm_source=google')
    visit.store.grantAll()
    expect(cookies().utm_source).toBe('google')
  })

  it('invalid cookies are ignored', () => {
    const store = newStore()
    store.decide(everything)
    document.cookie = 'utm_source=%E0%A4%A; path=/'
    document.cookie = 'utm_medium=jane%40harbour.example; path=/'
    document.cookie = 'utm_term=%00%0A; path=/'
    document.cookie = 'gclid=<script>; path=/'
    document.cookie = '_fbc=not-a-click; path=/'
    document.cookie = '_fbp=fb.1.x.1; path=/'
    document.cookie = `pt_ref=${'x'.repeat(65)}; path=/`
    document.cookie = 'session_landing_page=//evil.test; path=/'
    document.cookie = 'landing_locale=xx; path=/'
    const visit = arrive('/de/preise?fbclid=IwAR', store)
    expect(visit.visitAttribution()).toEqual({
      first_fbc: expect.stringMatching(/^fb\.1\.\d+\.IwAR$/) as string,
      _fbc: expect.stringMatching(/^fb\.1\.\d+\.IwAR$/) as string,
    })
    expect(visit.visitPartner()).toBeUndefined()
    expect(visit.visitLanding()).toMatchObject({ page: '/de/preise', locale: 'de' })
  })

  it('long values never exceed the room; short ones are still stored', () => {
    const store = newStore()
    store.decide(everything)
    const long = encodeURIComponent('✓'.repeat(512))
    const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'referrer_name']
    const visit = arrive(`/?pt_ref=one&gclid=AbC&${names.map((name) => `${name}=${long}`).join('&')}`, store)
    const { session_landing_page, raw_landing_page, ...values } = cookies()
    expect(session_landing_page).toBe('/')
    expect(raw_landing_page).toBeDefined()
    const size = Object.entries(values).reduce((sum, [name, value]) => sum + name.length + value.length, 0)
    expect(size).toBeLessThanOrEqual(attributionCookies.room)
    expect(values).toMatchObject({ pt_ref: 'one', gclid: 'AbC' })
    expect(visit.visitAttribution().utm_content).toBe('✓'.repeat(512))
  })
})

describe('without consent any more', () => {
  it('a withdrawal deletes cookies on the host and on the parent domain, including those of vendors', () => {
    const visit = arrive('/en?utm_source=google')
    visit.store.decide(everything)
    document.cookie = 'gclid=of-the-host; path=/'
    document.cookie = '_fbp=fb.1.1700000000000.123; path=/; domain=outlay.example'
    document.cookie = 'other=stays; path=/'
    visit.store.withdraw()
    expect(cookies()).toEqual({ other: 'stays' })
  })

  it('the page still knows its own touch and nothing of earlier visits, and gives out neither', () => {
    arrive('/en?utm_source=google&utm_campaign=spring').store.decide(everything)
    const visit = arrive('/en?utm_source=meta')
    expect(visit.visitAttribution().utm_campaign).toBe('spring')
    visit.store.withdraw()
    expect(visit.visitAttribution()).toEqual({})
    expect(visit.heldAttribution()).toEqual({ utm_source: 'meta', latest_utm_source: 'meta' })
    goTo('/en?utm_source=later')
    visit.captureVisit()
    expect(visit.heldAttribution().latest_utm_source).toBe('later')
    expect(visit.visitAttribution()).toEqual({})
    expect(document.cookie).toBe('')
    expect(arrive('/en').visitAttribution()).toEqual({})
  })

  it('given again, the touch is stored again', () => {
    const visit = arrive('/en?utm_source=google')
    visit.store.decide(everything)
    visit.store.withdraw()
    visit.store.decide(everything)
    expect(cookies().utm_source).toBe('google')
  })

  it.each(['a refusal', 'Global Privacy Control'])('%s deletes cookies of an earlier consent', (which) => {
    document.cookie = 'utm_source=earlier; path=/; domain=outlay.example'
    const store = newStore()
    if (which === 'a refusal') store.withdraw()
    else gpc = true
    const visit = arrive('/en?utm_medium=cpc', store)
    expect(document.cookie).toBe('')
    expect(visit.heldAttribution()).toEqual({ utm_medium: 'cpc', latest_utm_medium: 'cpc' })
    expect(visit.visitAttribution()).toEqual({})
  })

  it('so does a first refusal, after a page on which nothing was decided', () => {
    document.cookie = 'utm_source=earlier; path=/; domain=outlay.example'
    const visit = arrive('/en')
    expect(cookies().utm_source).toBe('earlier')
    visit.store.withdraw()
    expect(document.cookie).toBe('')
  })
})

describe('a browser without cookies', () => {
  afterEach(() => Reflect.deleteProperty(document, 'cookie'))

  it('that throws has the visit in memory', () => {
    const block = () => {
      throw new DOMException('The document is sandboxed', 'SecurityError')
    }
    Object.defineProperty(document, 'cookie', { configurable: true, get: block, set: block })
    const visit = arrive('/en?utm_source=google&partner=datev')
    visit.store.decide(everything)
    expect(visit.visitAttribution()).toEqual({ utm_source: 'google', latest_utm_source: 'google' })
    expect(visit.visitPartner()).toEqual({ id: 'datev' })
    expect(visit.visitLanding()?.page).toBe('/en')
    expect(() => visit.store.withdraw()).not.toThrow()
  })

  it('that ignores writes has it in memory too', () => {
    Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => {} })
    const visit = arrive('/en?utm_source=google')
    visit.store.decide(everything)
    goTo('/en/pricing')
    visit.captureVisit()
    expect(visit.visitAttribution()).toEqual({ utm_source: 'google', latest_utm_source: 'google' })
  })
})

describe('visitPartner', () => {
  it('`partner` holds until the page is reloaded, `pt_ref` is stored', () => {
    const visit = arrive('/en?partner=datev')
    visit.store.decide(everything)
    goTo('/en/pricing')
    visit.captureVisit()
    expect(visit.visitPartner()).toEqual({ id: 'datev' })
    expect(arrive('/en').visitPartner()).toBeUndefined()
    arrive('/en?pt_ref=harbour')
    expect(arrive('/en').visitPartner()).toEqual({ id: 'harbour' })
  })

  it('the partner of a later address replaces an earlier one', () => {
    const visit = arrive('/en?partner=datev')
    goTo('/en?pt_ref=harbour')
    visit.captureVisit()
    expect(visit.visitPartner()).toEqual({ id: 'harbour' })
  })
})

describe('visitLanding', () => {
  const start = Date.UTC(2030, 0, 1)
  const visited = () => {
    comeFrom('https://search.test/find?q=private')
    goTo('/fr/pricing?utm_source=a')
    const visit = createVisit(newStore())
    visit.captureVisit(start)
    return visit
  }

  it('the first page stays the landing page until 30 minutes pass without a page view', () => {
    const visit = visited()
    goTo('/en/faq')
    visit.captureVisit(start + 30 * minute)
    visit.captureVisit(start + 60 * minute)
    expect(visit.visitLanding()).toEqual({
      page: '/fr/pricing',
      rawPage: '/fr/pricing?utm_source=a',
      locale: 'fr',
      referrer: 'https://search.test/find',
    })
  })

  it('after that a new visit begins, without a referrer', () => {
    const visit = visited()
    goTo('/en/faq')
    visit.captureVisit(start + 30 * minute + 1)
    expect(visit.visitLanding()).toEqual({ page: '/en/faq', rawPage: '/en/faq', locale: 'en' })
  })

  it('stored in cookies, it is known after a reload', () => {
    const store = newStore()
    store.decide(everything)
    comeFrom('https://search.test/find?q=private')
    arrive('/fr/pricing?utm_source=a', store)
    comeFrom('')
    expect(decodeURIComponent(cookies().session_referrer ?? '')).toBe('https://search.test/find')
    expect(arrive('/en/faq').visitLanding()).toEqual({
      page: '/fr/pricing',
      rawPage: '/fr/pricing?utm_source=a',
      locale: 'fr',
      referrer: 'https://search.test/find',
    })
  })
})
