import { locales } from '../../../locales.config'
import type { Redirect } from './redirects'
import { endlessRedirects, redirectSchema, redirectsSchema } from './redirectSchema'

const redirect = (more: Partial<Record<keyof Redirect, unknown>> = {}) => ({
  source: '/prices',
  target: '/pricing',
  permanent: true,
  locale: 'all',
  ...more,
})

const issuesOf = (value: unknown): string[] =>
  redirectSchema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ??
  []

it.each([
  {},
  { locale: 'fr-be' },
  { source: '/' },
  { source: '/blog/:slug', target: 'https://blog.outlay.example/en/:slug' },
  { source: '/help/*', target: '/faq' },
  { source: '/cards/:card/*', target: '/company-cards/:card/*' },
  { source: '/%C3%BCber-uns', target: '/about?from=a:b#team' },
])('takes %j', (more) => {
  expect(issuesOf(redirect(more))).toEqual([])
})

it.each([
  [{ source: '' }, 'source: the source is empty'],
  [{ source: 'prices' }, 'source: "prices" must start with "/"'],
  [{ source: '/a/*/b' }, 'source: "/a/*/b" has "*" before its end'],
  [{ source: '/a?b=c' }, 'source: "/a?b=c" has a query or hash'],
  [{ source: '/über-uns' }, 'source: "/über-uns" is not written as in an address: "/%C3%BCber-uns"'],
  [{ target: '' }, 'target: the target is empty'],
  [{ target: 'pricing' }, 'target: "pricing" must start with "/"'],
  [{ target: '//other.example/pricing' }, 'target: "//other.example/pricing" begins with two slashes'],
  [{ target: 'javascript:alert(1)' }, 'target: "javascript:alert(1)" must start with "/"'],
  [{ target: 'https://' }, 'target: "https://" is not an address'],
  [{ target: '/pricing\r\nSet-Cookie: a=b' }, 'target: '],
  [{ target: '/a/*/b', source: '/c/*' }, 'target: "/a/*/b" has "*" before its end'],
  [
    { target: '/blog/:slug' },
    'target: "/blog/:slug" wants ":slug", which the source "/prices" does not have',
  ],
  [{ target: '/pricing/*' }, 'target: "/pricing/*" ends with "*", which the source "/prices" does not have'],
  [{ locale: 'en-gb' }, 'locale: "en-gb" is no locale of the site: write "en", the url code'],
  [{ locale: 'xx' }, 'locale: "xx" is no locale of the site: write one of all, en, da, '],
  [{ permanent: 'yes' }, 'permanent: '],
])('refuses %j', (more, message) => {
  expect(issuesOf(redirect(more))).toEqual([expect.stringContaining(message)])
})

it('names everything that is wrong with one redirect at once', () => {
  const issues = issuesOf(redirect({ source: 'prices', target: '', locale: 'en-gb' }))
  expect(issues.map((issue) => issue.split(':')[0])).toEqual(['source', 'target', 'locale'])
})

describe('redirects that never end', () => {
  const list = (...rows: [source: string, target: string, locale?: Redirect['locale']][]): Redirect[] =>
    rows.map(([source, target, locale = 'all']) => ({ source, target, permanent: false, locale }))
  const endless = (redirects: Redirect[]): number[] => endlessRedirects(redirects).map(({ index }) => index)

  it.each([
    ['to themselves', list(['/a', '/a']), [0]],
    ['to each other', list(['/a', '/b'], ['/b', '/a']), [0, 1]],
    ['in a circle that another leads into', list(['/a', '/b'], ['/b', '/c'], ['/c', '/b']), [0, 1, 2]],
    ['through parameters', list(['/a/:x', '/b/:x'], ['/b/:y', '/a/:y']), [0, 1]],
    ['to ever longer paths', list(['/a/*', '/a/b/*']), [0]],
    [
      'through the full address of the site',
      list(['/a', 'https://www.outlay.example/en/b'], ['/b', '/a']),
      [0, 1],
    ],
    ['in one locale only', list(['/a', '/b', 'fr'], ['/b', '/a', 'fr'], ['/b', '/c']), [0, 1]],
  ])('%s', (_name, redirects, expected) => {
    expect(endless(redirects)).toEqual(expected)
  })

  it('name the way', () => {
    expect(endlessRedirects(list(['/a', '/b'], ['/b', '/a']))[0]?.message).toBe(
      'this redirect never ends: /en/a → /en/b → /en/a',
    )
  })

  it('are not those that the server stops itself, that an earlier one ends, or that apply elsewhere', () => {
    expect(endless(list(['/help/*', '/help']))).toEqual([])
    expect(endless(list(['/b', 'https://other.example'], ['/a', '/b'], ['/b', '/a']))).toEqual([])
    expect(endless(list(['/a', '/b', 'fr'], ['/b', '/a', 'de']))).toEqual([])
  })
})

it.each([
  [{ source: '' }, 'source: the source is empty: give the path that is left, "/prices"'],
  [
    { source: '/a#b' },
    'source: "/a#b" has a query or hash, by which no redirect is found: give the path only',
  ],
  [{ source: '/a b' }, 'source: "/a b" is not written as in an address: "/a%20b"'],
  [
    { target: '' },
    'target: the target is empty: give a path without the locale ("/pricing") or an address ("https://…")',
  ],
  [{ target: '//a' }, 'target: "//a" begins with two slashes: a path begins with one'],
  [
    { target: 'ftp://a' },
    'target: "ftp://a" must start with "/", or with "https://" for an address of another host',
  ],
  [
    { target: 'xhttps://a' },
    'target: "xhttps://a" must start with "/", or with "https://" for an address of another host',
  ],
  [{ target: '/ü ' }, 'target: "/ü " is not written as in an address: "/%C3%BC"'],
  [{ locale: 'de-at' }, 'locale: "de-at" is no locale of the site: write "at", the url code'],
  [
    { locale: 7 },
    `locale: "7" is no locale of the site: write one of all, ${locales.map(({ urlCode }) => urlCode).join(', ')}`,
  ],
])('says how to correct %j', (more, message) => {
  expect(issuesOf(redirect(more))).toEqual([message])
})

it.each([
  { target: 'http://a.example/b' },
  { target: '/pricing?to=*x' },
  { target: '/pricing?from=:slug' },
  { source: '/a/*', target: '/b/*?x=1' },
  { source: '/a/:one/:two', target: '/b/:two' },
])('takes %j, where a query and a hash are filled with nothing', (more) => {
  expect(issuesOf(redirect(more))).toEqual([])
})

it('a list says of each redirect that never ends which way it leads', () => {
  const row = (source: string, target: string) => redirect({ source, target })
  const issues = redirectsSchema
    .safeParse([row('/x', '/y'), row('/a', '/b'), row('/b', '/a'), row('/c', '/c'), row('/d/*', '/d/e/*')])
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  expect(issues).toEqual([
    '1.target: this redirect never ends: /en/a → /en/b → /en/a',
    '2.target: this redirect never ends: /en/b → /en/a → /en/b',
    '3.target: "/c" leads to itself: delete the redirect or change its target',
    '4.target: this redirect never ends: /en/d/rest → /en/d/e/rest → /en/d/e/e/rest → /en/d/e/e/e/rest → …',
  ])
  expect(redirectsSchema.safeParse([row('/x', '/y'), row('/y', '/z')]).success).toBe(true)
})

it('twenty steps end, more do not', () => {
  const chain = (steps: number): Redirect[] =>
    Array.from({ length: steps }, (_, index) => ({
      source: `/p${index}`,
      target: `/p${index + 1}`,
      permanent: true,
      locale: 'all',
    }))
  expect(endlessRedirects(chain(20))).toEqual([])
  expect(endlessRedirects(chain(21)).map(({ index }) => index)).toEqual([0])
})

it('a way to another host ends there', () => {
  const away: Redirect = {
    source: '/a',
    target: 'https://www.outlay.example.evil/en/a',
    permanent: true,
    locale: 'all',
  }
  expect(endlessRedirects([away])).toEqual([])
  expect(endlessRedirects([{ ...away, target: 'https://www.outlay.example/de/a', locale: 'en' }])).toEqual([])
})
