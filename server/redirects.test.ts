import { withQuery } from './redirects'

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
