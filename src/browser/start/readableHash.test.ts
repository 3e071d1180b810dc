/** @jest-environment jsdom */
import { globalHistory, navigate } from '@gatsbyjs/reach-router'
import { keepHashReadable } from './readableHash'

const { listen } = globalHistory
const address = (): string => window.location.pathname + window.location.search + window.location.hash

/** Opens an address as at the start of a page: the router has read it already. */
function open(opened: string): void {
  window.history.replaceState({ key: 'kept' }, '', opened)
  const stop = listen(() => undefined)
  window.dispatchEvent(new PopStateEvent('popstate', { state: { key: 'kept' } }))
  stop()
}

beforeEach(() => {
  globalHistory.listen = listen
})

it.each([
  ['/en#%', '/en#%25'],
  ['/en/pricing?users=9#100%', '/en/pricing?users=9#100%25'],
  ['/en#shared=%%%', '/en#shared=%25%25%25'],
  // The first byte of a letter that was cut off.
  ['/fr#tarifs-%C3', '/fr#tarifs-%25C3'],
  ['/fr#d%C3%A9but%', '/fr#d%C3%A9but%25'],
])('corrects %s, which nothing can decode', (opened, corrected) => {
  open(opened)
  expect(() => decodeURI(globalHistory.location.hash)).toThrow(URIError)
  expect(() => decodeURI(window.location.hash)).toThrow(URIError)
  keepHashReadable()
  expect(address()).toBe(corrected)
  expect(() => decodeURI(window.location.hash)).not.toThrow()
  expect(globalHistory.location.hash).toBe(window.location.hash)
  expect(globalHistory.location.href).toBe(window.location.href)
  expect(window.history.state).toEqual({ key: 'kept' })
})

it.each(['/en', '/en#faq', '/fr#d%C3%A9but', '/en?discount=100%'])('leaves %s as it is', (opened) => {
  open(opened)
  keepHashReadable()
  expect(address()).toBe(opened)
})

it.each([
  [
    'comes back to',
    () => {
      window.history.replaceState(null, '', '/en/about#5%')
      window.dispatchEvent(new PopStateEvent('popstate'))
    },
  ],
  ['goes to', () => void navigate('/en/about#5%')],
])('the router is given no such hash that the visitor %s', (_, go) => {
  open('/en')
  keepHashReadable()
  const given = jest.fn()
  const stop = globalHistory.listen(({ location }) => given(location.pathname + location.hash))
  go()
  expect(given.mock.calls).toEqual([['/en/about#5%25']])
  expect(globalHistory.location.hash).toBe('#5%25')
  expect(address()).toBe('/en/about#5%25')
  stop()
})
