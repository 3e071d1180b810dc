/** @jest-environment jsdom */
import Cookies from 'js-cookie'
import { createConsentStore, type ConsentStore } from '../consent/store'
import { createAssignment, type AssignmentOptions } from './assignment'
import { experimentCookies } from './cookies'
import { experiments, pathTests, type Declaration } from './declarations'

const none = { functionality: false, analytics: false, advertisement: false }
const declarations = {
  colour: { buckets: { red: 1, blue: 1 } },
  layout: {
    buckets: { wide: 1, narrow: 1 },
    pages: { original: '/en/pricing', narrow: '/en/lp/prices' },
  },
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
  store.grantAll()
  const random = jest.fn().mockReturnValueOnce(0.9).mockReturnValue(0)
  const { bucketOf } = onPage({ random })
  expect([bucketOf('colour'), bucketOf('colour')]).toEqual(['blue', 'blue'])
  expect(random).toHaveBeenCalledTimes(1)
})

it('without consent to analytics every page shows the original, and nothing is stored or reported', () => {
  const random = () => 0.9
  const first = onPage({ random })
  expect([first.bucketOf('colour'), first.exposed('colour')]).toEqual(['red', false])
  store.decide({ ...none, functionality: true, advertisement: true })
  expect([first.bucketOf('colour'), onPage({ random }).bucketOf('colour')]).toEqual(['red', 'red'])
  expect(document.cookie).toBe('')
  store.decide({ ...none, analytics: true })
  expect([first.bucketOf('colour'), first.exposed('colour')]).toEqual(['blue', true])
  expect(Cookies.get(experimentCookies.active)).toBe('colour:blue')
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
  expect(exposed('colour')).toBe(false)
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
  store.grantAll()
  for (let visitor = 0; visitor < 10_000; visitor++) {
    for (const name of Object.values(experimentCookies)) Cookies.remove(name)
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
  store.grantAll()
  expect(onPage({ random: () => number }).bucketOf('colour')).toBe(bucket)
})

it.each([
  ['without weights', { one: 0, two: 0 }],
  ['with a weight for one bucket', { one: 1, two: 0 }],
  ['that is decided for another bucket', { one: 0, two: 1 }],
])('an experiment %s does not run: all see the original, and nobody is assigned', (_, buckets) => {
  store.grantAll()
  const load = () => createAssignment({ paused: { buckets } }, { store, userAgent: () => person })
  const { bucketOf, exposed } = load()
  expect(bucketOf('paused')).toBe('one')
  expect(exposed('paused')).toBe(false)
  expect(document.cookie).toBe('')
  Cookies.set(experimentCookies.active, 'paused:two')
  expect(load().bucketOf('paused')).toBe('two')
})

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/138.0.0.0 Safari/537.36',
  '',
])('the bot %j sees the original and gets no cookie', (agent) => {
  store.grantAll()
  const { bucketOf, exposed } = onPage({ userAgent: () => agent })
  expect(bucketOf('colour')).toBe('red')
  expect(exposed('colour')).toBe(false)
  expect(document.cookie).toBe('')
})

it('a visitor with Global Privacy Control sees the original, whatever was assigned, and loses the cookies', () => {
  Cookies.set(experimentCookies.active, 'colour:blue')
  store = createConsentStore({ gpc: () => true })
  store.grantAll()
  const { bucketOf, exposed } = onPage()
  expect(bucketOf('colour')).toBe('red')
  expect(exposed('colour')).toBe(false)
  expect(document.cookie).toBe('')
})

it('exposure is reported once for each experiment and visitor', () => {
  store.grantAll()
  const { bucketOf, exposed } = onPage()
  bucketOf('colour')
  bucketOf('layout')
  expect([exposed('colour'), exposed('colour'), exposed('layout'), exposed('layout')]).toEqual([
    true,
    false,
    true,
    false,
  ])
  const next = onPage()
  next.bucketOf('colour')
  expect(next.exposed('colour')).toBe(false)
  // Another bucket than the one that was shown.
  Cookies.remove(experimentCookies.active)
  const other = onPage()
  other.bucketOf('colour')
  expect(other.exposed('colour')).toBe(true)
})

it('an exposure without consent is not remembered', () => {
  Cookies.set(experimentCookies.active, 'colour:blue')
  for (const page of [onPage(), onPage()]) {
    page.bucketOf('colour')
    expect(page.exposed('colour')).toBe(true)
  }
})

describe('asking for the bucket that a visitor has', () => {
  it('assigns nobody and writes nothing', () => {
    store.grantAll()
    const random = jest.fn(() => 0)
    const { assignedBucket, bucketOf } = onPage({ random })
    expect(assignedBucket('colour')).toBeUndefined()
    expect(random).not.toHaveBeenCalled()
    expect(document.cookie).toBe('')
    bucketOf('colour')
    expect(assignedBucket('colour')).toBe('red')
    expect(assignedBucket('layout')).toBeUndefined()
  })

  it('gives that of an earlier page', () => {
    Cookies.set(experimentCookies.active, 'colour:blue,layout:constructor')
    const { assignedBucket } = onPage()
    expect(assignedBucket('colour')).toBe('blue')
    expect(assignedBucket('layout')).toBeUndefined()
  })

  it('gives none to bots, after a refusal and with the Global Privacy Control', () => {
    Cookies.set(experimentCookies.active, 'colour:blue')
    expect(onPage({ userAgent: () => 'Googlebot/2.1' }).assignedBucket('colour')).toBeUndefined()
    store.decide(none)
    expect(onPage().assignedBucket('colour')).toBeUndefined()
    store = createConsentStore({ gpc: () => true })
    expect(onPage().assignedBucket('colour')).toBeUndefined()
  })
})

it('an undeclared experiment has no bucket', () => {
  const { bucketOf } = onPage()
  expect(bucketOf('toString')).toBeUndefined()
})

it('the first page of an experiment between whole pages is the original', () => {
  const first = Object.values<Declaration>(experiments).flatMap(({ buckets, pages }) =>
    pages ? [Object.keys(buckets)[0]] : [],
  )
  expect(first).toEqual(pathTests.map(() => 'original'))
})

it('every bucket of an experiment between whole pages has a page, and no page is of two', () => {
  for (const { buckets, pages } of Object.values<Declaration>(experiments)) {
    if (pages) expect(Object.keys(pages).sort()).toEqual(Object.keys(buckets).sort())
  }
  const paths = pathTests.flatMap(({ pages }) => Object.values(pages))
  expect(new Set(paths).size).toBe(paths.length)
})

it('the names of the site can be stored in a cookie', () => {
  for (const [name, { buckets }] of Object.entries(experiments)) {
    for (const word of [name, ...Object.keys(buckets)]) expect(word).toMatch(/^[A-Za-z0-9_-]+$/)
  }
})
