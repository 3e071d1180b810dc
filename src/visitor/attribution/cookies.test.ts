/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "http://localhost:9000/en"}
 */
import { deleteCookies, readAttribution, readLanding, writeAttribution, writeLanding } from './cookies'
import { parentDomainOf } from './touch'

afterEach(deleteCookies)

it.each([
  ['outlay.example', 'outlay.example'],
  ['www.outlay.example', 'outlay.example'],
  ['a.b.outlay.example', 'outlay.example'],
  ['localhost', undefined],
  ['127.0.0.1', undefined],
  ['branch-1.preview.test', undefined],
  ['notoutlay.example', undefined],
  ['outlay.example.evil.test', undefined],
])('cookies on %s are for %s', (hostname, domain) => {
  expect(parentDomainOf(hostname)).toBe(domain)
})

it('on localhost cookies have no domain and need no https', () => {
  const spy = jest.spyOn(document, 'cookie', 'set')
  writeAttribution({ utm_source: 'a' })
  writeLanding({ page: '/en', rawPage: '/en' }, Date.now())
  const lines = spy.mock.calls.map(([line]) => line)
  spy.mockRestore()
  expect(lines).toHaveLength(3)
  for (const line of lines) {
    expect(line).not.toMatch(/domain|secure/i)
    expect(line).toMatch(/; path=\//)
  }
})

it('values are read exactly as they were written', () => {
  const value = '"a"; b=c, %41 + é 😀 <x> \\'
  writeAttribution({ utm_source: value })
  expect(readAttribution()).toEqual({ utm_source: value })
  const landing = {
    page: '/en/a b',
    rawPage: '/en/a b?x=%20;y',
    locale: 'en',
    referrer: 'https://a.test/é',
  } as const
  writeLanding(landing, Date.now())
  expect(readLanding()).toEqual(landing)
})

it('a part of the landing that is absent is deleted', () => {
  writeLanding({ page: '/en', rawPage: '/en', locale: 'en' }, Date.now())
  writeLanding({ page: '/x', rawPage: '/x' }, Date.now())
  expect(readLanding()).toEqual({ page: '/x', rawPage: '/x' })
})

it('a landing page expires after 30 minutes', () => {
  writeLanding({ page: '/en', rawPage: '/en' }, Date.now() - 30 * 60_000)
  expect(readLanding()).toBeUndefined()
})

it('deleteCookies leaves no cookie', () => {
  writeAttribution({ utm_source: 'a', latest_utm_source: 'b' })
  writeLanding({ page: '/en', rawPage: '/en' }, Date.now())
  deleteCookies()
  expect(document.cookie).toBe('')
})
