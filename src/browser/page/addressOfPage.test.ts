/** @jest-environment jsdom */
import { globalHistory } from '@gatsbyjs/reach-router'
import { isAddressOf, showAddressOfPage } from './addressOfPage'

afterEach(() => window.history.replaceState(null, '', '/'))

it.each([
  '/en/contact',
  '/en/contact/',
  '/en/contact.html',
  '/en/contact/index.html',
  '/EN/Contact',
  '//en//contact//',
])('%s is an address of /en/contact', (address) => expect(isAddressOf('/en/contact', address)).toBe(true))

it.each(['/en', '/en/contact/us', '/de/contact', '/en/contact.pdf', '/en/index/contact', '/en/%'])(
  '%s is the address of another page',
  (address) => expect(isAddressOf('/en/contact', address)).toBe(false),
)

it('the root and a name with other letters have forms too', () => {
  expect(isAddressOf('/', '/index.html')).toBe(true)
  expect(isAddressOf('/en/café', '/en/caf%C3%A9/')).toBe(true)
})

it.each([
  ['/en/contact/?utm_source=fair#form', '/en/contact', '/en/contact?utm_source=fair#form'],
  ['/en/contact.html', '/en/contact', '/en/contact'],
  ['/en/caf%C3%A9/', '/en/café', '/en/caf%C3%A9'],
  // A wildcard page and a not-found page are at their own addresses.
  ['/en/bills-status/7f3/', '/en/bills-status', '/en/bills-status/7f3/'],
  ['/en/nowhere/', '/en/404', '/en/nowhere/'],
])('the page at %s with the path %s is shown at %s', (address, pagePath, expected) => {
  const state = { key: '1' }
  window.history.replaceState(state, '', address)
  window.pagePath = pagePath
  showAddressOfPage()
  const { pathname, search, hash } = window.location
  expect(pathname + search + hash).toBe(expected)
  expect(window.history.state).toEqual(state)
  if (expected !== address) expect(globalHistory.location.pathname).toBe(pathname)
})
