import { usablePathTests } from './usablePathTests'

it('a redirect to the path itself, which the server does not follow, leads away from no page', () => {
  const tests = [{ name: 'test', pages: { original: '/en/lp/a', other: '/en/offer' } }]
  const redirects = [{ source: '/lp/*', target: '/lp/a', permanent: false, locale: 'all' }] as const
  expect(usablePathTests(tests, { hasPage: () => true, redirects })).toEqual(tests)
})
