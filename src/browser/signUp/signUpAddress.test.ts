/** @jest-environment jsdom */
import { forgetSignUpInAddress, opensSignUp } from './signUpAddress'

it.each([
  ['?signup=open', true],
  ['?utm_source=fair&signup=open', true],
  ['?signup=opened', false],
  ['?signup=', false],
  ['?xsignup=open', false],
  ['', false],
])('%s: %s', (search, opens) => expect(opensSignUp(search)).toBe(opens))

it.each([
  ['/en/pricing?signup=open', '/en/pricing'],
  ['/en?signup=open#plans', '/en#plans'],
  ['/en?utm_campaign=a%20b&signup=open&gclid=Xy%2F1', '/en?utm_campaign=a%20b&gclid=Xy%2F1'],
  ['/en?utm_source=fair', '/en?utm_source=fair'],
])('%s becomes %s, without a new entry in the history', (address, rest) => {
  window.history.replaceState({ key: 'kept' }, '', address)
  const { length } = window.history
  forgetSignUpInAddress()
  const { pathname, search, hash } = window.location
  expect(pathname + search + hash).toBe(rest)
  expect(window.history).toHaveLength(length)
  expect(window.history.state).toEqual({ key: 'kept' })
})
