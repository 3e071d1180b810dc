import { addressRules } from '../../src/core/routing/addressRules'
import { parseSiteManifest, type SiteManifest } from '../../src/core/routing/siteManifest'

/** A small site with a case of everything that hosts must serve. */
export const hostManifest = (change: Partial<SiteManifest> = {}): SiteManifest =>
  parseSiteManifest({
    version: 1,
    routes: [
      { path: '/en/jobs/*', file: 'en/jobs/404/index.html', status: 404 },
      { path: '/en/bills/*', file: 'en/bills/index.html', status: 200 },
      { path: '/de/*', file: 'de/404/index.html', status: 404 },
      { path: '/en/*', file: 'en/404/index.html', status: 404 },
      { path: '/404', file: '404/index.html', status: 404 },
      { path: '/404.html', file: '404.html', status: 404 },
      { path: '/500', file: '500/index.html', status: 500 },
    ],
    redirects: [
      { source: '/prices', target: '/pricing', permanent: true, locale: 'all' },
      { source: '/old-prices', target: '/prices', permanent: false, locale: 'all' },
      { source: '/plans', target: '/pricing?from=plans#all', permanent: true, locale: 'en' },
      { source: '/signup', target: 'https://app.example/$new', permanent: false, locale: 'de' },
      { source: '/blog/first', target: '/about', permanent: true, locale: 'en' },
      { source: '/blog/:slug', target: 'https://blog.example/en/:slug', permanent: false, locale: 'en' },
      { source: '/guides/:topic/*', target: '/learn/:topic/*', permanent: true, locale: 'en' },
      { source: '/help/*', target: '/prices', permanent: true, locale: 'en' },
      { source: '/learn/*', target: '/about', permanent: true, locale: 'de' },
    ],
    headers: [
      { path: '/*', headers: [{ key: 'x-content-type-options', value: 'nosniff' }] },
      { path: '/*', headers: [{ key: 'content-security-policy', value: "frame-ancestors 'self'" }] },
      { path: '/media/*', headers: [{ key: 'content-security-policy', value: 'sandbox' }] },
      {
        path: '/media/*',
        extensions: ['pdf', 'webm'],
        headers: [{ key: 'content-security-policy', value: "script-src 'none'" }],
      },
      { path: '/sw.js', headers: [{ key: 'cache-control', value: 'public, max-age=0, must-revalidate' }] },
    ],
    functions: ['/api/*'],
    addresses: addressRules([
      '/',
      '/preview',
      '/en',
      '/en/about',
      '/en/pricing',
      '/en/bills',
      '/de',
      '/de/pricing',
    ]),
    pathTests: [{ name: 'prices', pages: { original: '/en/pricing', other: '/en/about' } }],
    ...change,
  })
