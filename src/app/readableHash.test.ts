/** @jest-environment jsdom */
import { keepHashReadable } from './readableHash'

const at = (address: string): void => window.history.replaceState({ key: 'kept' }, '', address)
const address = (): string => window.location.pathname + window.location.search + window.location.hash

it.each([
  ['/en#%', '/en#%25'],
  ['/en/pricing?users=9#100%', '/en/pricing?users=9#100%25'],
  ['/en#shared=%%%', '/en#shared=%25%25%25'],
  // The first byte of a letter that was cut off.
  ['/fr#tarifs-%C3', '/fr#tarifs-%25C3'],
  ['/fr#d%C3%A9but%', '/fr#d%C3%A9but%25'],
])('corrects %s, which nothing can decode', (opened, corrected) => {
  at(opened)
  expect(() => decodeURI(window.location.hash)).toThrow(URIError)
  keepHashReadable()
  expect(address()).toBe(corrected)
  expect(() => decodeURI(window.location.hash)).not.toThrow()
  expect(window.history.state).toEqual({ key: 'kept' })
})

it.each(['/en', '/en#faq', '/fr#d%C3%A9but', '/en?discount=100%'])('leaves %s as it is', (opened) => {
  at(opened)
  keepHashReadable()
  expect(address()).toBe(opened)
})

it('corrects one that the visitor comes back to', () => {
  at('/en')
  keepHashReadable()
  at('/en/about#5%')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(address()).toBe('/en/about#5%25')
})
