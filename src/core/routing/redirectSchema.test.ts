import type { Redirect } from './redirects'
import { endlessRedirects, redirectSchema } from './redirectSchema'

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
