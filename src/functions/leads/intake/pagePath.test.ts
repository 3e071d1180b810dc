import { leadLimits } from '../../../leads/model/contract'
import { pagePath, pathOnHost } from './pagePath'

const longest = `/en/${'a'.repeat(leadLimits.page - '/en/'.length)}`

it.each([
  ['/en', '/en'],
  ['/fr-be/contact?utm_source=x', '/fr-be/contact?utm_source=x'],
  ['/en/a/../contact', '/en/contact'],
  ['/en/contact#form-contact', '/en/contact'],
  ['/nowhere', '/nowhere'],
  [longest, longest],
  [`${longest}?utm_source=x`, longest],
])('%s is a page', (value, path) => {
  expect(pagePath(value)).toBe(path)
})

it.each([
  '',
  'en/contact',
  '//evil.example/en',
  '/\\evil.example/en',
  '/\t/evil.example/en',
  '/.//evil.example/en',
  '/en/..//evil.example',
  'https://evil.example/en',
  'javascript:alert(1)',
  `${longest}a`,
])('%j is no page of this site', (value) => {
  expect(pagePath(value)).toBeUndefined()
})

const hosts = new Set(['localhost:9000', 'www.outlay.example'])

it.each([
  ['http://localhost:9000/en/contact?a=b#c', '/en/contact?a=b'],
  ['https://www.outlay.example/de', '/de'],
  ['https://WWW.outlay.example:443', '/'],
])('%s is on one of the hosts', (address, path) => {
  expect(pathOnHost(address, hosts)).toBe(path)
})

it.each([
  'https://evil.example/en',
  'http://localhost:9001/en',
  'https://www.outlay.example.evil.example/en',
  'https://www.outlay.example@evil.example/en',
  'https://www.outlay.example//evil.example/en',
  'ftp://www.outlay.example/en',
  'javascript://www.outlay.example/en',
  '/en',
  '',
])('%j is not', (address) => {
  expect(pathOnHost(address, hosts)).toBeUndefined()
})
