import { addressRules } from './addressRules'
import { parseSiteManifest, type SiteManifest } from './siteManifest'

const manifest = (): SiteManifest => ({
  version: 1,
  routes: [{ path: '/en/bills/*', file: 'en/bills/index.html', status: 200 }],
  redirects: [{ source: '/prices', target: '/pricing', permanent: true, locale: 'all' }],
  headers: [{ path: '/*', extensions: ['svg'], headers: [{ key: 'X-A', value: '' }] }],
  functions: ['/api/*'],
  addresses: addressRules(['/en']),
  pathTests: [{ name: 'prices', pages: { original: '/en/pricing', short: '/en/lp/prices' } }],
})

it('a manifest of the build is read as it was written', () => {
  const text = JSON.stringify(manifest())
  expect(parseSiteManifest(JSON.parse(text))).toEqual(manifest())
  expect(parseSiteManifest({ ...manifest(), pathTests: undefined }).pathTests).toBeUndefined()
})

const { routes, headers, addresses, redirects } = manifest()
it.each<[string, object]>([
  ['version', { version: 2 }],
  ['routes[0].path', { routes: [{ ...routes[0], path: 'en' }] }],
  ['routes[0].file', { routes: [{ ...routes[0], file: '' }] }],
  ['routes[0].status', { routes: [{ ...routes[0], status: 201 }] }],
  ['redirects[0].target', { redirects: [{ ...redirects[0], target: 'pricing' }] }],
  ['headers[0].extensions', { headers: [{ ...headers[0], extensions: [] }] }],
  ['headers[0].extensions[0]', { headers: [{ ...headers[0], extensions: ['.svg'] }] }],
  ['headers[0].headers[0].key', { headers: [{ path: '/', headers: [{ key: '', value: 'a' }] }] }],
  ['functions[0]', { functions: ['api'] }],
  ['addresses.pages[0]', { addresses: { ...addresses, pages: ['en'] } }],
  ['addresses.localeSegments.en', { addresses: { ...addresses, localeSegments: { en: [] } } }],
  ['addresses.pageEndings[0]', { addresses: { ...addresses, pageEndings: [''] } }],
  ['addresses.indexNames[0]', { addresses: { ...addresses, indexNames: [''] } }],
  ['addresses.localeChoice.cookie', { addresses: { ...addresses, localeChoice: { ...addresses.localeChoice, cookie: '' } } }],
  ['addresses.localeChoice.default', { addresses: { ...addresses, localeChoice: { ...addresses.localeChoice, default: 'xx' } } }],
  ['pathTests[0].name', { pathTests: [{ name: '', pages: { original: '/en' } }] }],
  ['pathTests[0].pages.original', { pathTests: [{ name: 'a', pages: { other: '/en' } }] }],
  ['pathTests[0].pages.other', { pathTests: [{ name: 'a', pages: { original: '/en', other: 'en' } }] }],
])('a manifest is refused by the name of its unusable part: %s', (place, change) => {
  expect(() => parseSiteManifest({ ...manifest(), ...change })).toThrow(`at ${place}`)
}) // prettier-ignore
