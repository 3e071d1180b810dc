import type { HeaderRoutes, RoutesManifest } from 'gatsby'
import { locales } from '../../locales.config'
import { toSiteManifest, type ManifestInput } from './toSiteManifest'

const page = (path: string, filePath: string): RoutesManifest[number] => ({
  type: 'static',
  path,
  filePath,
  headers: [],
})

const convert = (input: Partial<ManifestInput>) =>
  toSiteManifest({ routes: [], headerRoutes: [], redirects: [], headers: [], ...input })

it('wildcard and error pages become routes, the more specific first; other files need none', () => {
  const routes = [
    page('/en/404', 'public/en/404/index.html'),
    page('/page-data/en/404/page-data.json', 'public/page-data/en/404/page-data.json'),
    page('/en', 'public/en/index.html'),
    page('/en/pricing', 'public/en/pricing/index.html'),
    page('/en/invoices-approvals/*', 'public/en/invoices-approvals/index.html'),
    page('/en/bills/:id', 'public/en/bills/index.html'),
    page('/us/404', 'public/us/404/index.html'),
    page('/en/careers/jobs/404', 'public/en/careers/jobs/404/index.html'),
    page('/en/lp/404', 'public/en/lp/404/index.html'),
    page('/404', 'public/404/index.html'),
    page('/404.html', 'public/404.html'),
    page('/500.html', 'public/500.html'),
    page('/app-0123456789abcdef0123.js', 'public/app-0123456789abcdef0123.js'),
  ]
  expect(convert({ routes }).routes).toEqual([
    { path: '/en/careers/jobs/*', file: 'en/careers/jobs/404/index.html', status: 404 },
    { path: '/en/bills/:id', file: 'en/bills/index.html', status: 200 },
    { path: '/en/invoices-approvals/*', file: 'en/invoices-approvals/index.html', status: 200 },
    { path: '/en/*', file: 'en/404/index.html', status: 404 },
    { path: '/us/*', file: 'us/404/index.html', status: 404 },
    { path: '/404', file: '404/index.html', status: 404 },
    { path: '/404.html', file: '404.html', status: 404 },
    { path: '/500.html', file: '500.html', status: 500 },
  ])
})

it('a wildcard below something that is no locale is a page like others', () => {
  const routes = [page('/tools/*', 'public/tools/index.html'), page('/*', 'public/404/index.html')]
  expect(convert({ routes }).routes.map(({ status }) => status)).toEqual([200, 404])
})

it('the defaults of Gatsby lose what harms the site, and its own headers come last', () => {
  const headerRoutes: HeaderRoutes = [
    {
      path: '/*',
      headers: [
        { key: 'cache-control', value: 'public, max-age=0, must-revalidate' },
        { key: 'x-xss-protection', value: '1; mode=block' },
        { key: 'x-content-type-options', value: 'nosniff' },
        { key: 'referrer-policy', value: 'same-origin' },
        { key: 'X-Frame-Options', value: 'DENY' },
      ],
    },
    { path: '/static/*', headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }] },
  ]
  const own = { path: '/*', headers: [{ key: 'permissions-policy', value: 'camera=()' }] }
  expect(convert({ headerRoutes, headers: [own] }).headers).toEqual([
    {
      path: '/*',
      headers: [
        { key: 'x-content-type-options', value: 'nosniff' },
        { key: 'referrer-policy', value: 'strict-origin-when-cross-origin' },
      ],
    },
    own,
  ])
})

it('a host that runs no code finds all pages, and what leads to them, in the manifest', () => {
  const routes = [
    page('/', 'public/index.html'),
    page('/en', 'public/en/index.html'),
    page('/en/pricing/', 'public/en/pricing/index.html'),
    page('/en/café', 'public/en/café/index.html'),
    page('/en/404', 'public/en/404/index.html'),
    page('/404.html', 'public/404.html'),
    page('/en/bills-status/*', 'public/en/bills-status/index.html'),
    page('/page-data/en/page-data.json', 'public/page-data/en/page-data.json'),
    page('/_gatsby/slices/_gatsby-scripts-1.html', 'public/_gatsby/slices/_gatsby-scripts-1.html'),
    page('/offline/at.html', 'public/offline/at.html'),
  ]
  const { addresses } = convert({ routes })
  expect(addresses.pages).toEqual(['/', '/en', '/en/caf%C3%A9', '/en/pricing'])
  expect(addresses.localeSegments).toMatchObject({ 'en-gb': ['en'], sv: ['se'], be: ['fr-be', 'nl-be'] })
  expect(addresses.localeChoice).toMatchObject({ cookie: 'default_country', default: 'en' })
  expect(addresses.pageEndings).toContain('html')
  expect(addresses.indexNames).toContain('index')
  // Those of the redirects for all locales are named too.
  const codes = new Set(Object.values(addresses.localeChoice.languages))
  expect([...codes].sort()).toEqual(locales.map(({ urlCode }) => urlCode).sort())
})

it('redirects and functions are passed on', () => {
  const redirects = [{ source: '/prices', target: '/pricing', permanent: true, locale: 'all' }] as const
  const routes: RoutesManifest = [{ type: 'function', path: '/api/*', functionId: 'path' }]
  expect(convert({ redirects, routes })).toMatchObject({ version: 1, redirects, functions: ['/api/*'] })
})

it('experiments between whole pages are passed on, unless one of their pages is not built', () => {
  const routes = [page('/en/a', 'public/en/a/index.html'), page('/en/b/', 'public/en/b/index.html')]
  const complete = { name: 'complete', pages: { original: '/en/a', other: '/en/b' } }
  const incomplete = { name: 'incomplete', pages: { original: '/en/a', other: '/en/c' } }
  expect(convert({ routes, pathTests: [complete, incomplete] }).pathTests).toEqual([complete])
  expect(convert({ routes, pathTests: [incomplete] })).not.toHaveProperty('pathTests')
})

it('an experiment with a page that is redirected is left out: its visitors would be led in a circle', () => {
  const routes = [page('/en/a', 'public/en/a/index.html'), page('/en/b/', 'public/en/b/index.html')]
  const pathTests = [{ name: 'test', pages: { original: '/en/a', other: '/en/b' } }]
  const redirects = [{ source: '/b', target: '/a', permanent: false, locale: 'en' }] as const
  expect(convert({ routes, pathTests, redirects })).not.toHaveProperty('pathTests')
  expect(convert({ routes, pathTests }).pathTests).toEqual(pathTests)
})

it('only the variant that is redirected is left out, and a redirected original ends the experiment', () => {
  const routes = ['/en/a', '/en/b', '/en/c'].map((path) => page(path, `public${path}/index.html`))
  const redirect = { source: '/b', target: '/a', permanent: false, locale: 'en' } as const
  const pages = { original: '/en/a', second: '/en/b', third: '/en/c' }
  const testsWith = (redirects: ManifestInput['redirects']) =>
    convert({ routes, redirects, pathTests: [{ name: 'test', pages }] }).pathTests
  expect(testsWith([redirect])).toEqual([{ name: 'test', pages: { original: '/en/a', third: '/en/c' } }])
  expect(testsWith([{ ...redirect, source: '/a', target: '/d' }])).toBeUndefined()
  expect(testsWith([{ ...redirect, locale: 'de' }])).toEqual([{ name: 'test', pages }])
})

it('everything a static host cannot serve is reported at once', () => {
  const routes: RoutesManifest = [
    { type: 'function', path: '/en/live', functionId: 'ssr-engine' },
    { type: 'redirect', path: '/a', toPath: '/b', status: 301, headers: [] },
  ]
  expect(() => convert({ routes })).toThrow(
    /\/en\/live: pages rendered on request.*\n.*\/a: make this redirect/,
  )
})
