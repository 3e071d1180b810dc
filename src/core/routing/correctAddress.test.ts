import { addressRules } from './addressRules'
import { addressCorrector } from './correctAddress'
import type { Redirect } from './redirects'

const pages = [
  '/',
  '/preview',
  '/en',
  '/en/pricing',
  '/en/vat-calculator',
  '/en/integrations/visma_economic',
  '/en/about/press',
  '/en/profit-loss',
  '/en/only-here',
  '/en/café',
  '/de',
  '/de/pricing',
  '/at',
  '/at/pricing',
  '/fr-be',
  '/fr-be/pricing',
  '/nl-be',
  '/nl-be/pricing',
  '/se',
  '/no',
  '/ee',
  '/us',
  '/us/pricing',
  '/us/dsr-form',
  '/de/nur-hier',
  '/at/nur-hier',
  '/en/two.words',
  '/en/two-words',
]
const redirects: Redirect[] = [
  { source: '/prices', target: '/pricing', permanent: true, locale: 'all' },
  { source: '/old-prices', target: '/prices?from=old#plans', permanent: false, locale: 'all' },
  { source: '/blog/:slug', target: 'https://blog.outlay.example/en/:slug', permanent: false, locale: 'en' },
  { source: '/help/*', target: '/vat-calculator', permanent: true, locale: 'en' },
]
const { correct, follow, isPage } = addressCorrector({
  pages: addressRules(pages).pages,
  localeSegments: addressRules([]).localeSegments,
  wildcards: ['/en/bills-status/*', '/en/invoices/:id'],
  redirects,
})

/** Where an address leads, as a host answers it. */
function led(address: string, acceptLanguage = '', stored?: string) {
  const { pathname, search } = new URL(`http://localhost${address}`)
  return correct({ pathname, search }, { acceptLanguage, stored })
}
const location = (address: string, acceptLanguage?: string): string | undefined =>
  led(address, acceptLanguage)?.location

it.each([
  // Upper case
  ['/EN', '/en'],
  ['/En/Pricing', '/en/pricing'],
  ['/en/PRICING/', '/en/pricing'],
  ['/FR-BE/Pricing/', '/fr-be/pricing'],
  ['/EN/ABOUT/PRESS', '/en/about/press'],
  // Language tags and countries
  ['/en-gb/pricing', '/en/pricing'],
  ['/en_GB/', '/en'],
  ['/en-UK', '/en'],
  ['/uk', '/en'],
  ['/gb/pricing', '/en/pricing'],
  ['/de-at/pricing', '/at/pricing'],
  ['/at-de/pricing', '/at/pricing'],
  ['/de-DE', '/de'],
  ['/sv', '/se'],
  ['/sv-SE', '/se'],
  ['/nb', '/no'],
  ['/no-NO', '/no'],
  ['/et', '/ee'],
  ['/be-fr/pricing', '/fr-be/pricing'],
  ['/en/en/pricing', '/en/pricing'],
  ['/en/en-gb/pricing', '/en/pricing'],
  // Slashes, dots and names of files
  ['//en', '/en'],
  ['/en//pricing', '/en/pricing'],
  ['/en/pricing//', '/en/pricing'],
  ['/en%2Fpricing', '/en/pricing'],
  ['/en%5Cpricing', '/en/pricing'],
  ['/en/%252e/pricing', '/en/pricing'],
  ['/en/pricing.html', '/en/pricing'],
  ['/en/Pricing.HTM', '/en/pricing'],
  ['/en/pricing.php', '/en/pricing'],
  ['/en/pricing.html)', '/en/pricing'],
  ['/en.html', '/en'],
  ['/en/pricing/index.html', '/en/pricing'],
  ['/en/index.php', '/en'],
  ['/en/integrations/visma-economic', '/en/integrations/visma_economic'],
  ['/en/VAT_calculator', '/en/vat-calculator'],
  ['/en/vat%20calculator', '/en/vat-calculator'],
  ['/en/vat+calculator', '/en/vat-calculator'],
  // What surrounds a copied address
  ['/en/pricing)', '/en/pricing'],
  ['/en/pricing).', '/en/pricing'],
  ['/en/pricing,', '/en/pricing'],
  ['/en/pricing.', '/en/pricing'],
  ['/en/pricing;', '/en/pricing'],
  ['/en/pricing%20', '/en/pricing'],
  ['/en/%20pricing', '/en/pricing'],
  ['/en/pricing%2520', '/en/pricing'],
  ['/en/pricing%C2%A0', '/en/pricing'],
  ['/en/pricing%E2%80%8B', '/en/pricing'],
  ['/en/pri%C2%ADcing', '/en/pricing'],
  ['/en/pricing%00', '/en/pricing'],
  ['/en/%C2%ABpricing%C2%BB', '/en/pricing'],
  ['/%E2%80%9C/en/pricing%E2%80%9D', '/en/pricing'],
  ['/en/pricing>', '/en/pricing'],
  ['/en/pricing%22%20target=%22_blank', '/en/pricing'],
  ['/en/pricing](https:/www.outlay.example/en/pricing)', '/en/pricing'],
  ['/en/pricing**', '/en/pricing'],
  ['/en/pricing%E2%80%A6', '/en/pricing'],
  ['/en/pricing%F0%9F%91%89', '/en/pricing'],
  ['/en/pricing%', '/en/pricing'],
  ['/en/%', '/en'],
  ['/en/caf%E9', '/en/caf%C3%A9'],
  ['/en/cafe', '/en/caf%C3%A9'],
  // A query without its mark
  ['/en/pricing&utm_source=x&utm_medium=y', '/en/pricing?utm_source=x&utm_medium=y'],
  ['/en/pricing&amp;utm_source=x&amp;utm_medium=y', '/en/pricing?utm_source=x&utm_medium=y'],
  ['/en/pricing/&utm_source=a%20b', '/en/pricing?utm_source=a%20b'],
  ['/en/pricing&utm_source=x?gclid=1', '/en/pricing?utm_source=x&gclid=1'],
  ['/en/pricing%3Futm_source=x%26utm_campaign=a%20b', '/en/pricing?utm_source=x&utm_campaign=a%20b'],
  ['/en/pricing%3Futm_campaign%3D%C3%BC', '/en/pricing?utm_campaign=%C3%BC'],
  ['/en/pricing%3F', '/en/pricing'],
  ['/en/pricing&', '/en/pricing'],
  ['/en/profit&loss', '/en/profit-loss'],
  ['/en/profit&loss&utm_source=x', '/en/profit-loss?utm_source=x'],
  ['/en/pricing%23plans', '/en/pricing#plans'],
  ['/EN/pricing?a=1&b=%20+c', '/en/pricing?a=1&b=%20+c'],
  // With the redirects of the content and the wildcard pages, in one hop
  ['/EN/Prices/', '/en/pricing'],
  ['/en-gb/prices.html?x=1', '/en/pricing?x=1'],
  ['/EN/old-prices?x=1', '/en/pricing?from=old&x=1#plans'],
  ['/EN/Blog/My_Post', 'https://blog.outlay.example/en/My_Post'],
  ['/EN/help/a/b', '/en/vat-calculator'],
  ['/EN/Bills-Status/AbC/1', '/en/bills-status/AbC/1'],
  ['/en//invoices/AbC', '/en/invoices/AbC'],
])('%s leads to %s', (address, expected) => {
  expect(location(address)).toBe(expected)
})

it('an address that is certain leads there for ever, one that a redirect moves for now does not', () => {
  expect(led('/EN/pricing')).toEqual({ location: '/en/pricing', status: 301, depends: false })
  expect(led('/EN/prices')?.status).toBe(301)
  expect(led('/EN/old-prices')).toMatchObject({ status: 302, depends: false })
})

it.each([
  ['/pricing', '', '/en/pricing'],
  ['/pricing', 'de-AT,de;q=0.9', '/at/pricing'],
  ['/Pricing.html', 'de', '/de/pricing'],
  ['/prices', 'de', '/de/pricing'],
  ['/index.html', 'de-AT', '/at'],
  ['//', 'sv', '/se'],
  ['/be/pricing', 'nl', '/nl-be/pricing'],
  ['/be/pricing', 'fr-FR', '/fr-be/pricing'],
  ['/be', 'nl-BE', '/nl-be'],
  ['/be', 'en', '/fr-be'],
  // Not in the market of the visitor: in the only one that has it, or the default one.
  ['/dsr-form', 'de', '/us/dsr-form'],
  ['/only-here', 'fr', '/en/only-here'],
])('%s with "%s" leads to %s, for this visitor', (address, acceptLanguage, expected) => {
  expect(led(address, acceptLanguage)).toEqual({ location: expected, status: 302, depends: true })
})

it('the choice of a visitor is stronger than the languages', () => {
  expect(led('/pricing', 'de', 'us')?.location).toBe('/us/pricing')
  expect(led('/be/pricing', 'fr', 'nl-be')?.location).toBe('/nl-be/pricing')
})

it.each([
  '/en/pricing',
  '/en/caf%C3%A9',
  '/preview',
  '/en/nowhere',
  '/nowhere',
  '/xx/pricing',
  '/en/de/pricing',
  '/en/pricing/more',
  '/en/pric',
  '/fr/pricing',
  // Two markets have the page, neither is the visitor's or the default one
  '/nur-hier',
  // Two pages have the name
  '/en/two_words',
  // Nothing of another host
  '//evil.example',
  '/%5Cevil.example',
  '/%2F%2Fevil.example/en',
  '/https://evil.example',
  '/https:%2F%2Fevil.example',
  '/en/https://evil.example/',
  '/en/%0d%0aset-cookie:a=b',
  `/${'a/'.repeat(4000)}`,
])('%s leads nowhere', (address) => {
  expect(led(address)).toBeUndefined()
})

it('what a query brings into an address stays a query', () => {
  expect(location('/en/pricing&next=%0d%0aset-cookie:a')).toBe('/en/pricing?next=%0d%0aset-cookie:a')
  expect(location('/en/pricing%3Fa=%250d%250ab')).toBe('/en/pricing?a=%0d%0ab')
  expect(location('/en/pricing%3Fa=%0d%0a%3Cb%23c')).toBe('/en/pricing?a=%0D%0A%3Cb%23c')
})

it('a location is not corrected again', () => {
  for (const page of addressRules(pages).pages) {
    expect(led(page)).toBeUndefined()
    for (const address of [`${page.toUpperCase()}/`, `/${page}`, `${page}.html`]) {
      const corrected = location(address)
      if (corrected) expect(led(corrected)).toBeUndefined()
    }
  }
})

it('redirects of the content are followed to their end at once', () => {
  expect(follow({ pathname: '/en/old-prices/', search: '?x=1' })).toEqual({
    location: '/en/pricing?from=old&x=1#plans',
    status: 302,
  })
  expect(follow({ pathname: '/en/pricing', search: '' })).toBeUndefined()
})

it('a page is one with a slash after it too', () => {
  expect(['/', '/en', '/en/pricing/', '/en/Pricing', '/de/nowhere'].map(isPage)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})
