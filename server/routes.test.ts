import { localeSegments } from '../src/core/routing/localeSegments'
import type { RouteRule } from '../src/core/routing/siteManifest'
import { isResource, notFoundPage, routeOf } from './routes'

const routes: RouteRule[] = [
  { path: '/en/invoices-approvals/*', file: 'en/invoices-approvals/index.html', status: 200 },
  { path: '/us/404', file: 'us/404/index.html', status: 404 },
  { path: '/de/*', file: 'de/404/index.html', status: 404 },
  { path: '/en/*', file: 'en/404/index.html', status: 404 },
  { path: '/404', file: '404/index.html', status: 404 },
]

it('the more specific wildcard is chosen', () => {
  expect(routeOf(routes, '/en/invoices-approvals/a/b')?.status).toBe(200)
  expect(routeOf(routes, '/en/nowhere')?.file).toBe('en/404/index.html')
  expect(routeOf(routes, '/fr/nowhere')).toBeUndefined()
})

it.each([
  ['/de/nowhere', 'de/404/index.html'],
  ['/us/nowhere', 'us/404/index.html'],
  ['/fr/nowhere', 'en/404/index.html'],
  ['/xx/nowhere', 'en/404/index.html'],
  ['/nowhere', 'en/404/index.html'],
])('%s is not found on %s', (path, file) => {
  expect(notFoundPage(routes, path)?.file).toBe(file)
})

it.each([
  ['/DE/nowhere', 'de/404/index.html'],
  ['/de_DE/nowhere', 'de/404/index.html'],
  ['/usa', 'us/404/index.html'],
  ['/constructor', 'en/404/index.html'],
])('%s is not found on %s, the market that it names', (path, file) => {
  expect(notFoundPage(routes, path, localeSegments())?.file).toBe(file)
})

it('a site without a page for the default locale has its own', () => {
  expect(notFoundPage(routes.slice(-1), '/en/nowhere')?.file).toBe('404/index.html')
  expect(notFoundPage([], '/en/nowhere')).toBeUndefined()
})

it.each([
  ['/page-data/en/nowhere/page-data.json', true],
  ['/static/x', true],
  ['/app-1.js', true],
  ['/favicon.ico', true],
  ['/en/report.pdf', false],
  ['/404.html', false],
  ['/PRICING.HTML', false],
  ['/pricing.htm', false],
  ['/en/nowhere', false],
])('%s is a resource: %s', (path, expected) => {
  expect(isResource(path)).toBe(expected)
})
