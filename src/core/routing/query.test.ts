import { partsOfAddress, withParameter, hasPair, withoutPair, withQuery } from './query'

it.each([
  ['', ''],
  ['?', ''],
  ['?a=1', ''],
  ['?a=1&a=1', ''],
  ['?b=2', '?b=2'],
  ['?xa=1&a=12&a=1&b=%20+', '?xa=1&a=12&b=%20+'],
])('%j without a=1 is %j', (search, rest) => expect(withoutPair(search, 'a=1')).toBe(rest))

it.each([
  ['?a=1', true],
  ['?b=2&a=1', true],
  ['?xa=1', false],
  ['?a=12', false],
  ['', false],
])('%j has a=1: %s', (search, has) => expect(hasPair(search, 'a=1')).toBe(has))

it.each([
  ['', 'a', '1', '?a=1'],
  ['?b=x%20y&a=2&ab=3&a=4', 'a', '1.-', '?b=x%20y&ab=3&a=1.-'],
  ['?a=2', 'a', '', ''],
  ['?a&b', 'a', 'ü&', '?b&a=%C3%BC%26'],
])('%j with %s=%s is %s', (search, name, value, next) =>
  expect(withParameter(search, name, value)).toBe(next),
)

it.each([
  ['/en/pricing', '', '/en/pricing'],
  ['/en/pricing', '?gclid=1&utm_source=x', '/en/pricing?gclid=1&utm_source=x'],
  ['/en/pricing?plan=pro', '?gclid=1', '/en/pricing?plan=pro&gclid=1'],
  ['/en/pricing?plan=pro', '?plan=free&gclid=1', '/en/pricing?plan=pro&gclid=1'],
  ['/en/pricing#faq', '?gclid=1', '/en/pricing?gclid=1#faq'],
  ['https://blog.outlay.example/en', '?q=a%20b', 'https://blog.outlay.example/en?q=a%20b'],
  ['/en/pricing', '?', '/en/pricing'],
])('%s with %s is %s', (location, search, expected) => {
  expect(withQuery(location, search)).toBe(expected)
})

it.each([
  ['/en/pricing?a=1#faq', '/en/pricing', '?a=1', '#faq'],
  ['/en/pricing', '/en/pricing', '', ''],
  ['/en#a?b#c', '/en', '', '#a?b#c'],
  ['?a=1', '', '?a=1', ''],
  ['/en?a=\n1#b\nc', '/en', '?a=\n1', '#b\nc'],
  ['', '', '', ''],
])('the parts of %j', (href, path, search, hash) => {
  expect(partsOfAddress(href)).toEqual({ path, search, hash })
})

it.each([
  ['/en?a=1', '', '/en?a=1'],
  ['/en#', '?b=2', '/en?b=2#'],
  ['/en', '?&b=2&&c=3&', '/en?b=2&c=3'],
  ['/en?a=1', '?a=2&b=3&a=4', '/en?a=1&b=3'],
  ['/en?a%20b=1', '?a+b=2', '/en?a%20b=1'],
])('%s with the query %s of the visitor is %s', (location, search, expected) => {
  expect(withQuery(location, search)).toBe(expected)
})
