import { defaultLocale, localeByUrlCode, type UrlCode } from '../../../locales.config'
import { brand } from '../../core/brand'
import type { PlanChoice } from '../../product/pricing/choice'
import { storedValues, vendorValues, type Attribution } from './parameters'
import {
  isRegisterUrl,
  partnerRegisterUrl,
  registerUrl,
  signUpUrl as signUpUrlOf,
  signUpUrlLimit,
  type SignUpUrlOptions,
} from './signUpUrl'

/** With consent to advertisement, unless a test says otherwise. */
const signUpUrl = (options: Omit<SignUpUrlOptions, 'adsAllowed'> & { adsAllowed?: boolean }): string =>
  signUpUrlOf({ adsAllowed: true, ...options })

const locale = (urlCode: UrlCode) => localeByUrlCode(urlCode) ?? defaultLocale()
const queryOf = (url: string) => [...new URL(url).searchParams]

it('without attribution it has the market only', () => {
  expect(signUpUrl({ locale: locale('at'), attribution: {} })).toBe(`${registerUrl}?lang=de&locale=de-at`)
})

it('it has every known value under its name, in the order of the table', () => {
  const names = [...storedValues, ...vendorValues].map(({ name }) => name)
  const attribution: Attribution = Object.fromEntries(names.toReversed().map((name) => [name, `v ${name}`]))
  const url = signUpUrl({ locale: locale('en'), attribution })
  expect(url.startsWith(`${registerUrl}?pt_ref=`)).toBe(true)
  const rest = names.filter((name) => name !== 'pt_ref')
  expect(queryOf(url)).toEqual([
    ['pt_ref', 'v pt_ref'],
    ...rest.map((name) => [name, `v ${name}`]),
    ['lang', 'en'],
    ['locale', 'en-gb'],
  ])
})

it('the names that the web app reads are all supported', () => {
  const names = new Set<string>([...storedValues, ...vendorValues].map(({ name }) => name))
  for (const utm of ['source', 'medium', 'campaign', 'term', 'content']) {
    expect(names).toContain(`utm_${utm}`)
    expect(names).toContain(`latest_utm_${utm}`)
  }
  const others =
    'referrer_name latest_referrer_name referrer_code latest_referrer_code finance_ads_id gh_src latest_gh_src gclid _fbc _fbp _ttcid li_fat_id s_id ucc pt_ref'
  for (const name of others.split(' ')) expect(names).toContain(name)
})

it('values are encoded as text, whatever they contain', () => {
  const value = 'javascript:alert(1)&lang=xx#<b>"é\u0000'
  const url = signUpUrl({ locale: locale('en'), attribution: { utm_source: value } })
  expect(queryOf(url)).toEqual([
    ['utm_source', value],
    ['lang', 'en'],
    ['locale', 'en-gb'],
  ])
  expect(new URL(url).origin + new URL(url).pathname).toBe(registerUrl)
  expect(url).not.toMatch(/[<>"#]/)
})

it('it never contains an e-mail address, whatever the source', () => {
  const url = signUpUrl({
    locale: locale('en'),
    attribution: {
      utm_content: 'jane@harbour.example',
      utm_term: 'jane%40harbour.example',
      pt_ref: 'a@b.example',
    },
    partner: { id: 'jane@harbour.example' },
    href: `${registerUrl}?email=jane@harbour.example&plan=scale`,
  })
  expect(queryOf(url)).toEqual([
    ['plan', 'scale'],
    ['lang', 'en'],
    ['locale', 'en-gb'],
  ])
})

it('a partner leads to the registration of partners, with the id', () => {
  expect(
    signUpUrl({ locale: locale('de'), attribution: { pt_ref: 'earlier' }, partner: { id: 'datev' } }),
  ).toBe(`${partnerRegisterUrl}?pt_ref=datev&lang=de&locale=de-de`)
})

it('parameters that a link already has stay', () => {
  const href = `${registerUrl}?utm_campaign=header&plan=scale&lang=fr#form`
  const attribution: Attribution = { utm_campaign: 'spring', utm_source: 'google' }
  expect(signUpUrl({ locale: locale('en'), attribution, href })).toBe(
    `${registerUrl}?utm_campaign=header&lang=fr&plan=scale&utm_source=google&locale=en-gb#form`,
  )
  expect(signUpUrl({ locale: locale('en'), attribution: {}, partner: { id: 'datev' }, href })).toMatch(
    `${partnerRegisterUrl}?utm_campaign=header&lang=fr&plan=scale`,
  )
})

it('completing it twice changes nothing', () => {
  const options = { locale: locale('nl-be'), attribution: { gclid: 'AbC', latest_utm_term: 'a b+c' } }
  const once = signUpUrl(options)
  expect(signUpUrl({ ...options, href: once })).toBe(once)
})

it('another address is not completed', () => {
  expect(signUpUrl({ locale: locale('en'), attribution: {}, href: 'https://evil.test/register?x=1' })).toBe(
    `${registerUrl}?lang=en&locale=en-gb`,
  )
})

it('it is never longer than its limit, and short values still fit', () => {
  const long: Attribution = Object.fromEntries(storedValues.map(({ name }) => [name, '✓'.repeat(512)]))
  const url = signUpUrl({
    locale: locale('en'),
    attribution: { ...long, pt_ref: 'one', ucc: 'c'.repeat(64) },
  })
  expect(url.length).toBeLessThanOrEqual(signUpUrlLimit)
  expect(Object.fromEntries(queryOf(url))).toMatchObject({
    pt_ref: 'one',
    ucc: 'c'.repeat(64),
    lang: 'en',
    locale: 'en-gb',
  })
})

it('the limit itself may be reached', () => {
  const length = (value: string) =>
    signUpUrl({ locale: locale('en'), attribution: { utm_source: value } }).length
  const room = signUpUrlLimit - length('x') + 1
  expect(length('x'.repeat(room))).toBe(signUpUrlLimit)
  expect(length('x'.repeat(room + 1))).toBeLessThan(100)
})

it.each([
  registerUrl,
  `${registerUrl}/`,
  `${registerUrl}?utm_source=a#b`,
  partnerRegisterUrl,
  registerUrl.toUpperCase().replace('REGISTER', 'register'),
])('leads to registration: %s', (href) => {
  expect(isRegisterUrl(href)).toBe(true)
})

it.each([
  '',
  '/register',
  '/en/pricing',
  '#',
  'javascript:alert(1)',
  `${brand.appOrigin}/login`,
  `${brand.appOrigin}/registered`,
  `${brand.appOrigin}/register/company`,
  `${brand.siteOrigin}/register`,
  `${brand.appOrigin}.evil.test/register`,
  registerUrl.replace('https:', 'http:'),
])('does not lead to registration: "%s"', (href) => {
  expect(isRegisterUrl(href)).toBe(false)
})

it('it has the choice of the visitor: the plan of the link, cycle and users of the page', () => {
  const choose = (href: string, choice?: PlanChoice) =>
    queryOf(signUpUrl({ locale: locale('en'), attribution: {}, href, choice })).slice(0, -2)
  const page = { plan: 'scale', billing: 'yearly', users: 12 } as const
  expect(choose(registerUrl)).toEqual([])
  expect(choose(registerUrl, page)).toEqual([
    ['plan', 'scale'],
    ['billing', 'yearly'],
    ['users', '12'],
  ])
  expect(choose(`${registerUrl}?a=1&plan=growth&billing=monthly`, page)).toEqual([
    ['a', '1'],
    ['plan', 'growth'],
    ['billing', 'yearly'],
    ['users', '12'],
  ])
  expect(choose(`${registerUrl}?plan=growth&billing=monthly`)).toEqual([
    ['plan', 'growth'],
    ['billing', 'monthly'],
  ])
})

it('a choice that does not exist does not reach the registration', () => {
  const url = signUpUrl({
    locale: locale('en'),
    attribution: {},
    href: `${registerUrl}?plan=gold&billing=daily&users=-3&users=5&plan=growth&plan=scale`,
  })
  expect(queryOf(url).slice(0, -2)).toEqual([
    ['plan', 'growth'],
    ['users', '5'],
  ])
})

it('without consent to advertisement it has market, partner and choice alone, whatever the link has', () => {
  const names = [...storedValues, ...vendorValues].map(({ name }) => name)
  const attribution: Attribution = Object.fromEntries(names.map((name) => [name, `v${name}`]))
  const url = signUpUrl({
    locale: locale('de'),
    attribution: { ...attribution, pt_ref: 'acme' },
    adsAllowed: false,
    choice: { plan: 'growth', users: 7 },
    href: `${registerUrl}?next=start&utm_campaign=header&gclid=1&dclid=2#form`,
  })
  expect(queryOf(url)).toEqual([
    ['next', 'start'],
    ['plan', 'growth'],
    ['users', '7'],
    ['pt_ref', 'acme'],
    ['lang', 'de'],
    ['locale', 'de-de'],
  ])
})
