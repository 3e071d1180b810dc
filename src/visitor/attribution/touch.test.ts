import { parameters, type Attribution } from './parameters'
import { containsEmailAddress, landingOf, merge, partnerOf, touchOf, usableValue } from './touch'

const now = 1_763_700_000_000
const touch = (search: string, host = 'outlay.example') => touchOf({ search, host, now })

it('an address without a parameter of the table is no touch', () => {
  expect(touch('')).toEqual({})
  expect(touch('?')).toEqual({})
  expect(touch('?signup=open&UTM_SOURCE=x&latest_utm_source=x&_fbp=x')).toEqual({})
})

it('every parameter of the table is read, as first and as latest touch', () => {
  for (const { query, first, latest } of parameters) {
    const values = touch(`?${query}=AbC-1_z`)
    const value = query === 'fbclid' ? `fb.1.${now}.AbC-1_z` : 'AbC-1_z'
    expect(values).toEqual({ [first]: value, [latest]: value })
  }
})

it.each([
  ['case and characters of every script stay', '?utm_campaign=Fr%C3%BChling%20%E2%9C%93', 'Frühling ✓'],
  ['a script is a text like any other', '?utm_campaign=javascript:alert(1)', 'javascript:alert(1)'],
  ['control characters and line breaks are removed', '?utm_campaign=a%00b%0D%0Ac%7F%C2%85', 'abc'],
  ['marks that change the direction of text are removed', '?utm_campaign=%E2%80%AEabc', 'abc'],
  ['surrounding space is removed', '?utm_campaign=+spring+sale+', 'spring sale'],
  [
    'of a repeated parameter the first usable value counts',
    '?utm_campaign=&utm_campaign=b&utm_campaign=c',
    'b',
  ],
  ['broken percent encoding is replaced', '?utm_campaign=%E0%A4%A', '\ufffd%A'],
])('%s', (_, search, value) => {
  expect(touch(search).utm_campaign).toBe(value)
})

it.each(['', '+', '%00', '%0A%09'])('an empty value is ignored: "%s"', (value) => {
  expect(touch(`?utm_source=${value}&gclid=${value}&fbclid=${value}&pt_ref=${value}`)).toEqual({})
})

it('a text is cut at 512 characters', () => {
  expect(touch(`?utm_term=${'x'.repeat(512)}`).utm_term).toHaveLength(512)
  expect(touch(`?utm_term=${'x'.repeat(513)}`).utm_term).toBe('x'.repeat(512))
})

it('a surrogate pair is never cut', () => {
  expect(touch(`?utm_term=${'x'.repeat(511)}${encodeURIComponent('😀')}`).utm_term).toBe('x'.repeat(511))
  const fitting = `${'x'.repeat(510)}😀`
  expect(touch(`?utm_term=${encodeURIComponent(fitting)}y`).utm_term).toBe(fitting)
})

it('a click id of 512 characters is accepted, a longer one is dropped rather than cut', () => {
  expect(touch(`?gclid=${'x'.repeat(512)}`).gclid).toHaveLength(512)
  expect(touch(`?gclid=${'x'.repeat(513)}`)).toEqual({})
})

it('an id of ours has at most 64 characters', () => {
  expect(touch(`?referrer_code=${'x'.repeat(64)}`).referrer_code).toHaveLength(64)
  expect(touch(`?referrer_code=${'x'.repeat(65)}`)).toEqual({})
})

it.each(['a b', '<script>', '"quoted"', 'a;b', 'javascript:alert(1)', 'é', '{{tag}}'])(
  'an id of other characters is dropped: %s',
  (value) => {
    const encoded = encodeURIComponent(value)
    expect(touch(`?gclid=${encoded}&pt_ref=${encoded}&fbclid=${encoded}&li_fat_id=${encoded}`)).toEqual({})
  },
)

it('a query of 10,000 characters is read to its end', () => {
  const search = `?utm_content=${'x'.repeat(9_980)}&gclid=AbC`
  expect(touch(search)).toMatchObject({ gclid: 'AbC', utm_content: 'x'.repeat(512) })
})

it('an e-mail address is dropped from every parameter', () => {
  for (const { query } of parameters) {
    expect(touch(`?${query}=jane%40harbour.example`)).toEqual({})
    expect(touch(`?${query}=jane%2540harbour.example`)).toEqual({})
  }
})

it.each([
  ['jane@harbour.example', true],
  ['to Jane <jane+x@harbour.co.uk>', true],
  ['jane%40harbour.example', true],
  ['jane%252540harbour.example', true],
  ['jané@büro.example', true],
  ['@outlay', false],
  ['summer @ home', false],
  ['sale@50', false],
  ['1.5@2', false],
])('looks like an e-mail address: %s → %s', (text, expected) => {
  expect(containsEmailAddress(text)).toBe(expected)
})

it('the search for an e-mail address is fast for long input', () => {
  const begin = performance.now()
  containsEmailAddress('a@'.repeat(5_000))
  containsEmailAddress('%25'.repeat(5_000))
  expect(performance.now() - begin).toBeLessThan(2000)
})

it.each([
  ['outlay.example', 1],
  ['localhost', 0],
  ['branch.preview.test', 2],
])('the click id of Meta counts the labels of the host: %s', (host, index) => {
  expect(touch('?fbclid=IwAR_x.Y', host)._fbc).toBe(`fb.${index}.${now}.IwAR_x.Y`)
})

describe('merge', () => {
  const google = touch('?utm_source=google&utm_campaign=spring&gclid=A')
  const meta = touch('?utm_source=meta&fbclid=B')

  it('the first touch stays, the latest is replaced by the values of a later touch', () => {
    expect(merge(google, meta)).toEqual({
      utm_source: 'google',
      latest_utm_source: 'meta',
      utm_campaign: 'spring',
      latest_utm_campaign: 'spring',
      first_gclid: 'A',
      gclid: 'A',
      first_fbc: `fb.1.${now}.B`,
      _fbc: `fb.1.${now}.B`,
    })
  })

  it('a click id under its own name is the last click', () => {
    expect(merge(google, touch('?gclid=C'))).toMatchObject({ first_gclid: 'A', gclid: 'C' })
  })

  it('a touch without values changes nothing', () => {
    expect(merge(google, {})).toEqual(google)
    expect(merge({}, google)).toEqual(google)
    expect(merge(google, touch('?utm_source=&gclid='))).toEqual(google)
  })

  it('merging again changes nothing', () => {
    const once = merge(google, meta)
    expect(merge(once, meta)).toEqual(once)
  })

  it('the time of the same Meta click does not change, another click has its own', () => {
    const later = (fbclid: string) =>
      touchOf({ search: `?fbclid=${fbclid}`, host: 'outlay.example', now: now + 1 })
    expect(merge(meta, later('B'))._fbc).toBe(`fb.1.${now}.B`)
    expect(merge(meta, later('b'))).toMatchObject({
      first_fbc: `fb.1.${now}.B`,
      _fbc: `fb.1.${now + 1}.b`,
    })
  })

  it('neither argument is changed', () => {
    const earlier: Attribution = Object.freeze({ utm_source: 'a' })
    const later: Attribution = Object.freeze({ latest_utm_source: 'b' })
    expect(merge(earlier, later)).toEqual({ utm_source: 'a', latest_utm_source: 'b' })
  })

  it('values of vendors are copied', () => {
    expect(merge({ _fbp: 'fb.1.1700000000000.1' }, google)._fbp).toBe('fb.1.1700000000000.1')
  })
})

it.each([
  ['?partner=datev', 'datev'],
  ['?pt_ref=Harbour-1', 'Harbour-1'],
  ['?pt_ref=one&partner=two', 'two'],
  ['?partner=&pt_ref=one', 'one'],
  ['?partner=not%20an%20id&pt_ref=one', 'one'],
  [`?partner=${'x'.repeat(64)}`, 'x'.repeat(64)],
])('the partner of %s is %s', (search, id) => {
  expect(partnerOf(search)).toEqual({ id })
})

it.each(['', '?partner=', '?partner=a/b', `?partner=${'x'.repeat(65)}`, '?partner=jane@harbour.example'])(
  'no partner: %s',
  (search) => {
    expect(partnerOf(search)).toBeUndefined()
  },
)

describe('landingOf', () => {
  const landing = (address: string, referrer = '') => landingOf(new URL(address), referrer)

  it('has the page without and with its query, the market, and the referrer', () => {
    expect(
      landing(
        'https://www.outlay.example/fr-be/pricing?utm_source=a&b=c#d',
        'https://search.test/find?q=private#x',
      ),
    ).toEqual({
      page: '/fr-be/pricing',
      rawPage: '/fr-be/pricing?utm_source=a&b=c',
      locale: 'fr-be',
      referrer: 'https://search.test/find',
    })
  })

  it.each(['https://www.outlay.example/en', 'https://blog.outlay.example/', 'https://outlay.example/x'])(
    'a page of ours is no referrer: %s',
    (referrer) => {
      expect(landing('https://www.outlay.example/en', referrer)).not.toHaveProperty('referrer')
    },
  )

  it('nor is the same host when it is not one of ours', () => {
    expect(landing('http://localhost:9000/en', 'http://localhost:9000/en/faq')).not.toHaveProperty('referrer')
    expect(landing('http://localhost:9000/en', 'https://notoutlay.example/')).toHaveProperty('referrer')
  })

  it.each(['', 'garbage', 'android-app://com.example/', 'javascript:alert(1)', 'about:client'])(
    'a referrer that is no web page is ignored: "%s"',
    (referrer) => {
      expect(landing('https://www.outlay.example/', referrer)).toEqual({ page: '/', rawPage: '/' })
    },
  )

  it('a query with an e-mail address is dropped', () => {
    expect(landing('https://www.outlay.example/en/faq?email=jane@harbour.example').rawPage).toBe('/en/faq')
  })

  it('a query of 10,000 characters is cut at 512', () => {
    expect(landing(`https://www.outlay.example/en?a=${'x'.repeat(10_000)}`).rawPage).toHaveLength(512)
  })
})

it('a format without a pattern accepts every text', () => {
  expect(usableValue('<b>"x"</b>', { maxLength: 20 })).toBe('<b>"x"</b>')
  expect(usableValue(undefined, { maxLength: 20 })).toBeUndefined()
})

it('a visit that begins with a link of a personal mail remembers the area, not the reader', () => {
  const page = new URL('https://www.outlay.example/en/invoices-approvals/7f3?token=secret')
  expect(landingOf(page, '')).toMatchObject({
    page: '/en/invoices-approvals',
    rawPage: '/en/invoices-approvals',
  })
  const area = new URL('https://www.outlay.example/en/bills-status?token=secret')
  expect(landingOf(area, '').rawPage).toBe('/en/bills-status')
})
