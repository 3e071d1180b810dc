import { hasPageEnding, longestAddress, segmentKey, writtenAddresses } from './writtenAddress'

it.each([
  ['pricing.html', true],
  ['/en/pricing.html', true],
  ['/en/pricing.HTM)', true],
  ['/en/Übersicht.php%', true],
  ['/en/pricing.html5', false],
  ['/en/pricing.xhtml', true],
  ['/en/pricing.pdf', false],
  ['/en.html/pricing', false],
  ['/en/.html', false],
  ['/en/pricinghtml', false],
  ['/en/a.b.jsp', true],
  ['/', false],
])('%s has the name of a file that may be a page: %s', (path, expected) => {
  expect(hasPageEnding(path)).toBe(expected)
})

it('only addresses of up to 1,000 characters are read', () => {
  const long = (length: number) => `/${'a'.repeat(length - '/.html'.length)}.html`
  expect([longestAddress, longestAddress + 1].map((length) => hasPageEnding(long(length)))).toEqual([
    true,
    false,
  ])
  expect(writtenAddresses(long(longestAddress))).not.toEqual([])
  expect(writtenAddresses(long(longestAddress + 1))).toEqual([])
})

it.each([
  ['Café', 'cafe'],
  ['VAT_calculator', 'vat-calculator'],
  ['--a -- b--', 'a-b'],
  ['pri\u00adc\u200bing', 'pricing'],
  ['ﬁx²', 'fix2'],
  ['ÆØ', 'æø'],
  ['%', ''],
])('the key of the segment %j is %j', (segment, key) => {
  expect(segmentKey(segment)).toBe(key)
})

/** What each address can mean, as one text: segments, query and hash. */
const meanings = (pathname: string): string[] =>
  writtenAddresses(pathname).map(({ segments, search, hash }) => `/${segments.join('/')}${search}${hash}`)

it.each<[string, string[]]>([
  ['/', ['/']],
  ['/en/pricing', ['/en/pricing']],
  ['//en//pricing/', ['/en/pricing']],
  ['/en%5Cpricing', ['/en/pricing']],
  ['/en/pricing).', ['/en/pricing']],
  ['/en/(pricing)', ['/en/pricing']],
  ['/en/a.b-c', ['/en/a.b-c']],
  ['/en/-/x', ['/en/x']],
  ['/en/x', ['/en/x']],
  // Names of files, after the address as it is
  ['/en/pricing.html', ['/en/pricing.html', '/en/pricing']],
  ['/en/index.html', ['/en/index.html', '/en']],
  ['/en/Default.aspx', ['/en/Default.aspx', '/en']],
  ['/en/index', ['/en/index', '/en']],
  ['/index.html', ['/index.html', '/']],
  ['/en/pricing.html/', ['/en/pricing.html', '/en/pricing']],
  ['/en/pricing.html/)', ['/en/pricing.html', '/en/pricing']],
  ['/en/indexes', ['/en/indexes']],
  // What follows an address in HTML and Markdown
  ['/en/pricing%22%3EPrices', ['/en/pricing">Prices', '/en/pricing']],
  ['/en/pricing](https:/www', ['/en/pricing](https/www', '/en/pricing']],
  ['/en/pricing%60', ['/en/pricing']],
  ['/en/pricing.html%3Cbr', ['/en/pricing.html<br', '/en/pricing.html', '/en/pricing']],
  // Escaped, twice, and by programs that know no UTF-8
  ['/en/caf%C3%A9', ['/en/café']],
  ['/en/caf%E9', ['/en/café']],
  ['/en/caf%e9/%C3%BC', ['/en/café/ü']],
  ['/en/a%2520b', ['/en/a b']],
  ['/en/a%252520b', ['/en/a%20b']],
  ['/en/a%', ['/en/a']],
  ['/en/100%25', ['/en/100']],
  ['/en/%zz', ['/en/zz']],
  // A query without its mark
  ['/en&a=1', ['/en?a=1']],
  ['/en&a=1&b=2', ['/en?a=1&b=2']],
  ['/en&amp;a=1&amp;b=2', ['/en?a=1&b=2']],
  ['/en&', ['/en']],
  ['/en%3F', ['/en']],
  ['/en%3Fa%3D1', ['/en?a=1']],
  ['/en%3fa=1', ['/en?a=1']],
  ['/en%26a=1', ['/en?a=1']],
  ['/en&a[]=1', ['/en?a[]=1']],
  ['/en&a.b-c~d_e=1', ['/en?a.b-c~d_e=1']],
  ['/en/a&b', ['/en/a&b']],
  ['/en/a&b&c=1', ['/en/a&b?c=1']],
  ['/en/a&=1', ['/en/a&=1']],
  ['/en/a& b=1', ['/en/a& b=1']],
  [`/en/a&${'b'.repeat(60)}=1`, [`/en/a?${'b'.repeat(60)}=1`]],
  [`/en/a&${'b'.repeat(61)}=1`, [`/en/a&${'b'.repeat(61)}=1`]],
  ['/en%3Fa=%2522b%2523%253C', ['/en?a=%22b%23%3C']],
  ['/en%3Fa=%25C3%25BC', ['/en?a=%C3%BC']],
  // A hash that was escaped
  ['/en/pricing%23plans', ['/en/pricing#plans']],
  ['/en/pricing%23the-plans_2', ['/en/pricing#the-plans_2']],
  ['/en/pricing%23', ['/en/pricing']],
  ['/en/pricing%23a%20b', ['/en/pricing']],
  ['/en/pricing%23a%23b', ['/en/pricing']],
  ['/en/pricing%23plans&a=1', ['/en/pricing?a=1#plans']],
])('%s can mean %j', (pathname, expected) => {
  expect(meanings(pathname)).toEqual(expected)
})
