import { brand } from '../brand'
import { isOwnOrigin } from './origin'

const isOwn = (headers: Record<string, string>): boolean =>
  isOwnOrigin(new Headers({ host: 'localhost:9000', ...headers }))

test.each([
  ['no header of a browser', {}],
  ['a form of the same origin', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:9000' }],
  ['an address typed by the visitor', { 'sec-fetch-site': 'none' }],
  ['an older browser on the same host', { origin: 'http://localhost:9000' }],
  ['a proxy that changed the host', { origin: brand.siteOrigin, host: '10.0.0.5:9000' }],
])('accepts %s', (_name, headers) => {
  expect(isOwn(headers)).toBe(true)
})

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['another host of the same site', { 'sec-fetch-site': 'same-site', origin: brand.blogOrigin }],
  ['another site in an older browser', { origin: 'https://evil.example' }],
  ['another port', { origin: 'http://localhost:9001' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['a forged origin beside an honest browser', { 'sec-fetch-site': 'cross-site', origin: brand.siteOrigin }],
])('refuses %s', (_name, headers) => {
  expect(isOwn(headers)).toBe(false)
})
