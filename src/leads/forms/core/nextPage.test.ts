import { localeByUrlCode, type Locale } from '../../../../locales.config'
import { nextPage as nextPageOf } from './nextPage'

/** With consent to advertisement. */
const nextPage = (input: Omit<Parameters<typeof nextPageOf>[0], 'adsAllowed'>): string =>
  nextPageOf({ adsAllowed: true, ...input })

function locale(urlCode: string): Locale {
  const found = localeByUrlCode(urlCode)
  if (!found) throw new Error(urlCode)
  return found
}

const location = '/de/thankyou'
const attribution = { utm_source: 'fair' }

it.each(['work_email', 'sign_up'] as const)('%s leads to registration, with the attribution', (form) => {
  const address = new URL(nextPage({ form, locale: locale('de'), attribution, location }))
  expect(address.origin + address.pathname).toBe('https://app.outlay.example/register')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    utm_source: 'fair',
    lang: 'de',
    locale: 'de-de',
  })
})

it('a form that is sent instead of pressing a link to the registration leads there, else to its thank-you page', () => {
  const form = { form: 'qualification', locale: locale('de'), attribution, location } as const
  expect(nextPage(form)).toBe(location)
  const address = new URL(
    nextPage({ ...form, registerHref: 'https://app.outlay.example/register?plan=growth' }),
  )
  expect(address.pathname + address.search).toBe('/register?plan=growth&utm_source=fair&lang=de&locale=de-de')
})

it('a lead of a partner leads to the registration of partners', () => {
  const address = new URL(
    nextPage({
      form: 'sign_up',
      locale: locale('de'),
      attribution,
      partner: { id: 'harbourline' },
      location,
    }),
  )
  expect(address.pathname).toBe('/partner/register')
  expect(address.searchParams.get('pt_ref')).toBe('harbourline')
})

it('the query of the pressed link stays, also to the registration of partners', () => {
  const pressed = (registerHref: string, partner?: { id?: string }) => {
    const url = nextPage({
      form: 'sign_up',
      locale: locale('de'),
      attribution,
      location,
      registerHref,
      partner,
    })
    const { pathname, searchParams } = new URL(url)
    return [pathname, searchParams.get('plan'), searchParams.get('utm_source')]
  }
  const app = 'https://app.outlay.example'
  expect(pressed(`${app}/register?plan=growth`)).toEqual(['/register', 'growth', 'fair'])
  expect(pressed(`${app}/register?plan=growth`, { id: 'harbourline' })).toEqual([
    '/partner/register',
    'growth',
    'fair',
  ])
  expect(pressed(`${app}/partner/register?plan=growth`, {})).toEqual(['/partner/register', 'growth', 'fair'])
})

it('so does a lead of a partner without an id', () => {
  const address = new URL(
    nextPage({ form: 'sign_up', locale: locale('de'), attribution, partner: {}, location }),
  )
  expect(address.pathname).toBe('/partner/register')
  expect(address.searchParams.has('pt_ref')).toBe(false)
})

it('in us a visitor sent by a partner goes to the registration of partners, not to the onboarding page', () => {
  const partner = { id: 'harbourline' }
  expect(nextPage({ form: 'work_email', locale: locale('us'), attribution, partner, location })).toMatch(
    /^https:\/\/app\.outlay\.example\/partner\/register\?pt_ref=harbourline/,
  )
})

it('in us the form of a page leads to the onboarding page, the modal to registration', () => {
  expect(nextPage({ form: 'work_email', locale: locale('us'), attribution, location })).toBe(
    '/us/getting-started-experience',
  )
  expect(nextPage({ form: 'sign_up', locale: locale('us'), attribution, location })).toContain('/register?')
})

it.each(['demo', 'newsletter', 'partner', 'vulnerability'] as const)(
  '%s leads to the thank-you page',
  (form) => {
    expect(nextPage({ form, locale: locale('de'), attribution, location })).toBe(location)
  },
)

it('what the visitor has chosen about the price reaches the registration', () => {
  const choice = { plan: 'growth', billing: 'yearly', users: 12 } as const
  for (const form of ['work_email', 'sign_up'] as const) {
    const url = nextPage({ form, locale: locale('de'), attribution, location, choice })
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({ ...choice, users: '12' })
  }
})

it('without consent to advertisement the registration has no campaign, of the visit or of the pressed link', () => {
  const url = nextPageOf({
    form: 'sign_up',
    locale: locale('de'),
    attribution: { ...attribution, gclid: 'AbC' },
    adsAllowed: false,
    location,
    registerHref: 'https://app.outlay.example/register?plan=growth&utm_source=header',
  })
  expect(new URL(url).search).toBe('?plan=growth&lang=de&locale=de-de')
})
