/** @jest-environment jsdom */
import { workKeys } from '../../tools/savedWork/workKeys'
import { allCookies, cookieDomains, deleteCookies } from './cookies'
import { forgetWithdrawn } from './forget'
import { createConsentStore, type ConsentStore } from './store'

const none = { functionality: false, analytics: false, advertisement: false }
const all = { functionality: true, analytics: true, advertisement: true }

let gpc = false
let stop: () => void
const forgetting = (store: ConsentStore): ConsentStore => {
  stop = forgetWithdrawn(store)
  return store
}
const newStore = () => createConsentStore({ gpc: () => gpc })

const names = () => [...allCookies().keys()].sort()
const fill = () => {
  for (const name of ['default_country', '_ga_ABC123', 'hubspotutk', 'gclid', 'something_else'])
    document.cookie = `${name}=1; path=/`
  localStorage.setItem('opened-resources/v2', '[]')
  sessionStorage.setItem('qualification/v2', '{}')
}

beforeEach(() => {
  jest.useFakeTimers()
  gpc = false
  localStorage.clear()
  sessionStorage.clear()
  deleteCookies(names())
})
afterEach(() => stop())

it('a withdrawal deletes what is in its categories, and nothing else', () => {
  const store = newStore()
  store.decide(all)
  fill()
  forgetting(store)
  expect(names()).toHaveLength(5)
  store.decide({ ...all, analytics: false })
  expect(names()).toEqual(['default_country', 'gclid', 'something_else'])
  expect(Object.keys(localStorage).sort()).toEqual(['consent/v2', 'opened-resources/v2'])
  store.withdraw()
  expect(names()).toEqual(['default_country', 'something_else'])
  expect(Object.keys(localStorage)).toEqual(['consent/v2'])
  expect(Object.keys(sessionStorage)).toEqual(['qualification/v2'])
})

it('work in a free tool stays, whatever is refused', () => {
  const store = newStore()
  store.decide(all)
  for (const key of workKeys) localStorage.setItem(key, '{}')
  forgetting(store)
  store.withdraw()
  store.decide(none)
  gpc = true
  jest.runAllTimers()
  window.dispatchEvent(new Event('pagehide'))
  expect(Object.keys(localStorage)).toEqual(expect.arrayContaining([...workKeys]))
})

it('copies of pages are deleted when functionality is refused', async () => {
  const kept = new Set(['offline/v2', 'pages/v2', 'files/v2', 'another'])
  const caches = { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) }
  Object.assign(globalThis, { caches })
  forgetting(newStore()).withdraw()
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  expect([...kept]).toEqual(['offline/v2', 'another'])
  Reflect.deleteProperty(globalThis, 'caches')
})

it('what a script writes right after the withdrawal is deleted as well', () => {
  const store = forgetting(newStore())
  store.decide(all)
  store.withdraw()
  fill()
  jest.runAllTimers()
  expect(names()).toEqual(['default_country', 'something_else'])
})

it('what is allowed again in the meantime stays', () => {
  const store = forgetting(newStore())
  store.decide(all)
  store.withdraw()
  store.decide({ ...none, advertisement: true })
  fill()
  jest.runAllTimers()
  expect(names()).toContain('gclid')
})

it('what a visitor asks for stays when nothing is granted without asking any more, also when the page is left', () => {
  const store = forgetting(newStore())
  store.grantAll()
  fill()
  localStorage.setItem('interactive-demo/v2', '{}')
  store.endGrant()
  window.dispatchEvent(new Event('pagehide'))
  expect(names()).toEqual(['default_country', 'something_else'])
  expect(Object.keys(localStorage)).toEqual(['interactive-demo/v2'])
})

it('a refusal of functionality counts beside the Global Privacy Control', () => {
  localStorage.setItem('interactive-demo/v2', '{}')
  const store = newStore()
  store.decide({ ...all, functionality: false })
  gpc = true
  forgetting(store)
  expect(Object.keys(localStorage)).toEqual(['consent/v2'])
})

it('what an earlier refusal has left over is deleted at the start, what an undecided visitor has is not', () => {
  fill()
  forgetting(newStore())
  jest.runAllTimers()
  expect(names()).toHaveLength(5)
  stop()
  const refusing = newStore()
  refusing.decide(none)
  forgetting(refusing)
  expect(names()).toEqual(['default_country', 'something_else'])
})

it('the end of what was granted without asking is a withdrawal', () => {
  const store = forgetting(newStore())
  store.grantAll()
  fill()
  store.endGrant()
  expect(names()).toEqual(['default_country', 'something_else'])
})

it('what a script writes before the page is loaded again is deleted as well, also when nobody has refused', () => {
  const store = forgetting(newStore())
  store.grantAll()
  store.endGrant()
  document.cookie = '__hs_do_not_track=yes; path=/'
  window.dispatchEvent(new Event('pagehide'))
  expect(names()).toEqual([])
})

it('without a withdrawal nothing is deleted at the end of the page', () => {
  const store = forgetting(newStore())
  fill()
  window.dispatchEvent(new Event('pagehide'))
  store.decide(all)
  window.dispatchEvent(new Event('pagehide'))
  expect(names()).toHaveLength(5)
})

it('the Global Privacy Control refuses analytics and advertisement, whatever was decided; functionality stays', async () => {
  const kept = new Set(['pages/v2', 'files/v2'])
  const caches = { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) }
  Object.assign(globalThis, { caches })
  const store = newStore()
  store.decide(all)
  fill()
  document.cookie = 'previously_logged_in=true; path=/'
  localStorage.setItem('interactive-demo/v2', '{}')
  gpc = true
  forgetting(store)
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  expect(names()).toEqual(['default_country', 'previously_logged_in', 'something_else'])
  expect(Object.keys(localStorage).sort()).toEqual([
    'consent/v2',
    'interactive-demo/v2',
    'opened-resources/v2',
  ])
  expect([...kept]).toEqual(['pages/v2', 'files/v2'])
  Reflect.deleteProperty(globalThis, 'caches')
})

it('with the Global Privacy Control and no decision, what needs consent to functionality is deleted', () => {
  gpc = true
  document.cookie = 'previously_logged_in=true; path=/'
  localStorage.setItem('interactive-demo/v2', '{}')
  forgetting(newStore())
  expect(names()).not.toContain('previously_logged_in')
  expect(Object.keys(localStorage)).toEqual(['interactive-demo/v2'])
})

it('with blocked storage nothing throws', () => {
  const blocked = (): never => {
    throw new DOMException('blocked', 'SecurityError')
  }
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(blocked)
  jest.spyOn(document, 'cookie', 'get').mockImplementation(blocked)
  expect(() => forgetting(createConsentStore({ storage: () => undefined })).withdraw()).not.toThrow()
  jest.restoreAllMocks()
})

it.each([
  ['www.outlay.example', [undefined, 'www.outlay.example', 'outlay.example', 'example']],
  ['localhost', [undefined, 'localhost']],
  ['127.0.0.1', [undefined]],
  ['[::1]', [undefined]],
])('the domains of %s', (hostname, domains) => {
  expect(cookieDomains(hostname)).toEqual(domains)
})

it('cookies that a script has set for a part of the site are deleted as well', () => {
  history.replaceState(null, '', '/en/careers/team?x=1')
  const paths = ['/', '/en', '/en/', '/en/careers', '/en/careers/', '/en/careers/team']
  for (const path of paths) document.cookie = `hubspotutk=1; path=${path}`
  expect(document.cookie.split('; ')).toHaveLength(paths.length)
  deleteCookies(['hubspotutk'])
  expect(document.cookie).toBe('')
  history.replaceState(null, '', '/')
})
