import { Hono } from 'hono'
import { brand } from '../core/brand'
import { isOwnOrigin, ownHosts } from './origin'

const isOwn = (headers: Record<string, string>): boolean =>
  isOwnOrigin(new Headers({ host: 'localhost:9000', ...headers }))

it.each([
  ['no header of a browser', {}],
  ['a form of the same origin', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:9000' }],
  ['an address typed by the visitor', { 'sec-fetch-site': 'none' }],
  ['an older browser on the same host', { origin: 'http://localhost:9000' }],
  ['a link or script of the same host in an older browser', { referer: 'http://localhost:9000/en?a=b' }],
  ['a page whose host a proxy changed', { referer: `${brand.siteOrigin}/en`, host: '10.0.0.5:9000' }],
  ['a proxy that changed the host', { origin: brand.siteOrigin, host: '10.0.0.5:9000' }],
])('accepts %s', (_name, headers) => {
  expect(isOwn(headers)).toBe(true)
})

it.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['another host of the same site', { 'sec-fetch-site': 'same-site', origin: brand.blogOrigin }],
  ['another site in an older browser', { origin: 'https://evil.example' }],
  ['a page of another site in an older browser', { referer: 'https://evil.example/?http://localhost:9000' }],
  ['a referrer that is no address', { referer: 'localhost:9000' }],
  ['another port', { origin: 'http://localhost:9001' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['a forged origin beside an honest browser', { 'sec-fetch-site': 'cross-site', origin: brand.siteOrigin }],
])('refuses %s', (_name, headers) => {
  expect(isOwn(headers)).toBe(false)
})

it('the hosts of the site are the one asked, the public one and the one the browser shows', async () => {
  const api = new Hono().get('*', (context) => context.json([...ownHosts(context)]))
  const hosts = async (origin: string): Promise<unknown> =>
    (await api.request('http://10.0.0.5:9000/api', { headers: { origin } })).json()
  const publicHost = new URL(brand.siteOrigin).host
  expect(await hosts('https://staging.example')).toEqual(['10.0.0.5:9000', publicHost, 'staging.example'])
  expect(await hosts('null')).toEqual(['10.0.0.5:9000', publicHost])
  expect(await hosts(brand.siteOrigin)).toEqual(['10.0.0.5:9000', publicHost])
})
