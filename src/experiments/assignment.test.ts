/** @jest-environment jsdom */
import Cookies from 'js-cookie'
import { createConsentStore, type ConsentStore } from '../consent/store'
import { createAssignment, type AssignmentOptions } from './assignment'
import { experimentCookies } from './cookies'
import { experiments } from './declarations'

const none = { functionality: false, analytics: false, advertisement: false }
const declarations = {
  colour: { buckets: { red: 1, blue: 1 } },
  layout: { buckets: { wide: 1, narrow: 1 }, paths: ['/en/pricing', '/en/lp/prices'] },
}
const person = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36' // prettier-ignore

let store: ConsentStore

/** Loads a page: memory is empty, cookies stay. */
const onPage = (options: AssignmentOptions = {}) =>
  createAssignment(declarations, { store, random: () => 0, userAgent: () => person, ...options })

beforeEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
  localStorage.clear()
  store = createConsentStore()
})

it('a bucket is chosen once and stays for the page', () => {
  const random = jest.fn().mockReturnValueOnce(0.9).mockReturnValue(0)
  const { bucketOf } = onPage({ random })
  expect([bucketOf('colour'), bucketOf('colour')]).toEqual(['blue', 'blue'])
  expect(random).toHaveBeenCalledTimes(1)
})

it('cookies are written only with consent to analytics', () => {
  const { bucketOf } = onPage()
  bucketOf('colour')
  store.decide({ ...none, functionality: true, advertisement: true })
  expect(document.cookie).toBe('')
  store.decide({ ...none, analytics: true })
  expect(Cookies.get(experimentCookies.active)).toBe('colour:red')
})

it('the next page and the next visit see the same bucket', () => {
  store.grantAll()
  onPage({ random: () => 0.9 }).bucketOf('colour')
  expect(onPage({ random: () => 0 }).bucketOf('colour')).toBe('blue')
})

it('a cookie of an earlier page is used before consent is known again', () => {
  Cookies.set(experimentCookies.active, 'colour:blue')
  expect(store.state().name).toBe('unknown')
  expect(onPage().bucketOf('colour')).toBe('blue')
})

it('after a refusal no cookie is read, and existing ones are removed', () => {
  Cookies.set(experimentCookies.active, 'colour:blue')
  store.decide(none)
  expect(onPage().bucketOf('colour')).toBe('red')
  expect(document.cookie).toBe('')
})

it('withdrawal removes the cookies; the page keeps its bucket', () => {
  store.grantAll()
  const { bucketOf, exposed } = onPage({ random: () => 0.9 })
  bucketOf('layout')
  exposed('layout')
  expect(Object.keys(Cookies.get()).sort()).toEqual(Object.values(experimentCookies).sort())
  store.withdraw()
  expect(document.cookie).toBe('')
  expect(bucketOf('layout')).toBe('narrow')
  exposed('colour')
  expect(document.cookie).toBe('')
})

it('the cookies are pairs, a JSON array of paths and a list of names', () => {
  store.grantAll()
  const { bucketOf, exposed } = onPage()
  bucketOf('colour')
  expect(Cookies.get(experimentCookies.paths)).toBeUndefined()
  bucketOf('layout')
  exposed('layout')
  expect(Cookies.get(experimentCookies.active)).toBe('colour:red,layout:wide')
  expect(JSON.parse(Cookies.get(experimentCookies.paths) ?? '')).toEqual(['/en/pricing', '/en/lp/prices'])
  expect(Cookies.get(experimentCookies.encountered)).toBe('layout')
})

it('the cookies are stored for 365 days on every path of this host', () => {
  store.grantAll()
  const written = jest.spyOn(Document.prototype, 'cookie', 'set')
  const before = Date.now()
  onPage().bucketOf('colour')
  const text = written.mock.calls[0]?.[0] ?? ''
  written.mockRestore()
  const days = (Date.parse(/expires=([^;]+)/.exec(text)?.[1] ?? '') - before) / 864e5
  expect(days).toBeGreaterThan(364.99)
  expect(days).toBeLessThan(365.01)
  expect(text).toContain('; path=/')
  expect(text).toContain('; sameSite=Lax')
  expect(text).not.toMatch(/domain/i)
})

it('entries of other experiments stay, those of ended ones are removed', () => {
  Cookies.set(experimentCookies.active, 'layout:narrow,ended:one,colour:green')
  Cookies.set(experimentCookies.encountered, 'layout,ended')
  store.grantAll()
  expect(onPage().bucketOf('colour')).toBe('red')
  expect(Cookies.get(experimentCookies.active)).toBe('layout:narrow,colour:red')
  expect(Cookies.get(experimentCookies.encountered)).toBe('layout')
})

it.each([
  'colour',
  'colour:',
  ':red',
  'colour:red:blue',
  'colour:green',
  'colour:constructor',
  '%',
  '%E0%A4%A',
  '"',
  '[]',
  ',,:,',
  '__proto__:red',
  'x'.repeat(3000),
])('the invalid cookie %.20j is replaced', (garbage) => {
  for (const name of Object.values(experimentCookies)) document.cookie = `${name}=${garbage}; path=/`
  store.grantAll()
  expect(onPage({ random: () => 0.9 }).bucketOf('colour')).toBe('blue')
  expect(Cookies.get(experimentCookies.active)).toBe('colour:blue')
})

it('with cookies blocked the page has its bucket and nothing throws', () => {
  store.grantAll()
  const fail = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  const read = jest.spyOn(Document.prototype, 'cookie', 'get').mockImplementation(fail)
  const written = jest.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(fail)
  const { bucketOf, exposed } = onPage()
  expect(bucketOf('colour')).toBe('red')
  expect(exposed('colour')).toBe(true)
  expect(written).toHaveBeenCalled()
  // In this order: the second one replaced the first.
  written.mockRestore()
  read.mockRestore()
})

/** Numbers from 0 to 1 that are the same in every run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

it('visitors are assigned in proportion to the weights', () => {
  const random = seeded(7)
  const weighted = { offer: { buckets: { none: 0, small: 1, large: 3 } } }
  const counts = { none: 0, small: 0, large: 0 }
  for (let visitor = 0; visitor < 10_000; visitor++) {
    const { bucketOf } = createAssignment(weighted, { store, random, userAgent: () => person })
    counts[bucketOf('offer') as keyof typeof counts]++
  }
  expect(counts.none).toBe(0)
  expect(counts.small / 10_000).toBeCloseTo(0.25, 1)
  expect(counts.large / 10_000).toBeCloseTo(0.75, 1)
})

it.each([
  [0, 'red'],
  [0.4999, 'red'],
  [0.5, 'blue'],
  [0.9999, 'blue'],
])('the random number %d is bucket %s', (number, bucket) => {
  expect(onPage({ random: () => number }).bucketOf('colour')).toBe(bucket)
})

it('an experiment without weight has no visitors', () => {
  const { bucketOf, exposed } = createAssignment(
    { paused: { buckets: { one: 0, two: 0 } } },
    { store, userAgent: () => person },
  )
  expect(bucketOf('paused')).toBeUndefined()
  expect(exposed('paused')).toBe(false)
})

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/138.0.0.0 Safari/537.36',
  '',
])('the bot %j sees the original and gets no cookie', (agent) => {
  store.grantAll()
  const { bucketOf, exposed } = onPage({ userAgent: () => agent })
  expect(bucketOf('colour')).toBeUndefined()
  expect(exposed('colour')).toBe(false)
  expect(document.cookie).toBe('')
})

it('a visitor with Global Privacy Control sees the original, whatever was assigned, and loses the cookies', () => {
  Cookies.set(experimentCookies.active, 'colour:blue')
  store = createConsentStore({ gpc: () => true })
  store.grantAll()
  const { bucketOf, exposed } = onPage()
  expect(bucketOf('colour')).toBeUndefined()
  expect(exposed('colour')).toBe(false)
  expect(document.cookie).toBe('')
})

it('exposure is reported once for each experiment and page', () => {
  const { exposed } = onPage()
  expect([exposed('colour'), exposed('colour'), exposed('layout'), exposed('layout')]).toEqual([
    true,
    false,
    true,
    false,
  ])
  expect(onPage().exposed('colour')).toBe(true)
})

it('an undeclared experiment has no bucket', () => {
  const { bucketOf } = onPage()
  expect(bucketOf('toString')).toBeUndefined()
})

it('the names of the site can be stored in a cookie', () => {
  for (const [name, { buckets }] of Object.entries(experiments)) {
    for (const word of [name, ...Object.keys(buckets)]) expect(word).toMatch(/^[A-Za-z0-9_-]+$/)
  }
})
