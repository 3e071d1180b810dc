import { brand } from '../brand'
import { appAddress, appRestLimit, isPersonalArea, withoutPersonalRest } from './appAddress'

const start = `${brand.appOrigin}/bills-status`
const given = (siteAddress: string): string => appAddress('bills-status', siteAddress, 'en')

it.each([
  ['/en/bills-status/7f3/details?token=a%2Fb#top', '/7f3/details?token=a%2Fb#top'],
  ['/en/bills-status/7f3/', '/7f3'],
  ['/en/bills-status?token=a&lang=en&company=x', '?token=a&lang=en&company=x'],
  ['/en/bills-status/step%202', '/step%202'],
  ['/en/bills-status/%C3%A5-%E2%9C%93', '/%C3%A5-%E2%9C%93'],
  ['/en/bills-status/a.b..c', '/a.b..c'],
  ['/en/bills-status/a..', '/a..'],
  ['/en/bills-status/...', '/...'],
  ['/en/bills-status/', ''],
  ['/en/bills-status', ''],
])('%s keeps its rest: %s', (address, rest) => expect(given(address)).toBe(start + rest))

it.each([
  ['/en/bills-status/1?redirect=https://evil.example', '/1'],
  ['/en/bills-status/1?next=%2Fadmin&token=a&token_hint=b&Token=c', '/1?token=a'],
  ['/en/bills-status/1?utm_source=x&gclid=1', '/1'],
  ['/en/bills-status/1?constructor=1&__proto__=2', '/1'],
  ['/en/bills-status/1#javascript:alert(1)', '/1'],
  ['/en/bills-status/1#/../../admin', '/1'],
  ['/en/bills-status/1#a:b#top', '/1'],
  ['/en/bills-status/1?token&a', '/1?token'],
])('%s loses what the web app has not put there: %s', (address, rest) =>
  expect(given(address)).toBe(start + rest),
)

it.each([
  '/en/bills-status/..',
  '/en/bills-status/%2e%2e/register',
  '/en/bills-status/%2E./register',
  '/en/bills-status/%252e%252e/register',
  '/en/bills-status/%25252e%25252e',
  '/en/bills-status/..;/register',
  '/en/bills-status/.',
  '/en/bills-status//evil.example',
  '/en/bills-status/a//b',
  '/en/bills-status/%2F%2Fevil.example',
  '/en/bills-status/%5C%5Cevil.example',
  '/en/bills-status/\\\\evil.example',
  '/en/bills-status/a%00b',
  '/en/bills-status/a%0d%0aSet-Cookie:x',
  '/en/bills-status/100%',
  '/en/bills-status/%3Fredirect=evil',
  `/en/bills-status/${'a'.repeat(appRestLimit)}`,
  `/en/bills-status/1?token=${'a'.repeat(appRestLimit)}`,
  '/en/bills-status-old/7f3',
  '/en/bills-status@evil.example',
  '/de/bills-status/7f3',
  '',
])('%j leads to the start of the area', (address) => expect(given(address)).toBe(start))

it('a rest of 2,000 characters is kept', () => {
  const rest = `/${'a'.repeat(1999)}`
  expect(given(`/en/bills-status${rest}`)).toBe(start + rest)
})

it('whatever the rest is, the host is that of the web app and the path that of the area', () => {
  const parts = [
    '..',
    '%2e',
    '//',
    '\\',
    '@',
    ':',
    'evil.example',
    '?',
    '#',
    'token=',
    '%',
    '%2f',
    'a',
    '.',
    ';',
    ' ',
  ]
  for (let seed = 1; seed < 3000; seed += 1) {
    let random = seed
    const rest = Array.from({ length: 1 + (seed % 7) }, () => {
      random = (random * 48_271) % 2_147_483_647
      return parts[random % parts.length]
    }).join('')
    const { origin, pathname } = new URL(given(`/en/bills-status${rest}`))
    expect(origin).toBe(brand.appOrigin)
    expect(`${pathname}/`.startsWith('/bills-status/')).toBe(true)
  }
})

it.each([
  ['/en/bills-status/7f3/details', '/en/bills-status'],
  ['/de/invoices-approvals/', '/de/invoices-approvals'],
  ['/en/bills-tracker', '/en/bills-tracker'],
  ['/en/bills-status-old/7f3', '/en/bills-status-old/7f3'],
  ['/en/careers/jobs/7', '/en/careers/jobs/7'],
])('of %s, %s belongs to everybody', (path, shared) => expect(withoutPersonalRest(path)).toBe(shared))

it.each([
  ['/en/bills-status', true],
  ['/en/bills-status/1', false],
  ['/en/pricing', false],
])('%s is an area: %s', (path, isArea) => expect(isPersonalArea(path)).toBe(isArea))

it('a rest is kept up to its limit, its query and hash counted', () => {
  const rest = (length: number) => `/1?token=${'a'.repeat(length - '/1?token=#b'.length)}#b`
  expect(given(`/en/bills-status${rest(appRestLimit)}`)).toBe(start + rest(appRestLimit))
  expect(given(`/en/bills-status${rest(appRestLimit + 1)}`)).toBe(start)
})
