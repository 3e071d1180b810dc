/** @jest-environment jsdom */
import { isObserved, sessionKey, type SessionOptions } from './session'

const person = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0'
const minute = 60_000
const start = Date.parse('2026-11-22T10:00:00Z')
const ask = (options: Partial<SessionOptions> = {}): boolean =>
  isObserved({ rate: 0.05, userAgent: person, now: () => start, random: () => 0.5, ...options })
const stored = (): unknown => JSON.parse(sessionStorage.getItem(sessionKey) ?? 'null')
const store = (session: object): void => sessionStorage.setItem(sessionKey, JSON.stringify(session))

beforeEach(() => sessionStorage.clear())

it('chance chooses a session with the rate', () => {
  expect(ask({ random: () => 0.0499 })).toBe(true)
  expect(ask({ random: () => 0.05 })).toBe(false)
})

it.each(['', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'HeadlessChrome'])(
  'a session of %j never is, and nothing is stored',
  (userAgent) => {
    expect(ask({ userAgent, rate: 1, random: () => 0 })).toBe(false)
    expect(sessionStorage).toHaveLength(0)
  },
)

it('with the rate 0 none is and nothing is stored, with 1 all are', () => {
  expect(ask({ rate: 0, random: () => 0 })).toBe(false)
  expect(sessionStorage).toHaveLength(0)
  expect(ask({ rate: 1, random: () => 0.999 })).toBe(true)
})

it('the answer counts for the pages of a session, and is stored without an id', () => {
  expect(ask()).toBe(false)
  expect(stored()).toEqual({ sessionId: '', started: start, lastActivity: start, isSampled: false })
  const later = start + 14 * minute
  expect(ask({ now: () => later, random: () => 0 })).toBe(false)
  expect(stored()).toMatchObject({ started: start, lastActivity: later })
})

it('an observed session goes on without another draw', () => {
  const session = { sessionId: 'a', started: start - minute, lastActivity: start, isSampled: true }
  store(session)
  expect(ask({ random: () => 0.999 })).toBe(true)
  expect(stored()).toEqual(session)
})

it.each([
  ['15 minutes after its last activity', { started: start - 15 * minute, lastActivity: start - 15 * minute }],
  ['4 hours after its start', { started: start - 240 * minute, lastActivity: start - minute }],
  ['in the future', { started: start + minute, lastActivity: start }],
])('a session ends %s: chance decides again', (_, times) => {
  store({ sessionId: 'a', isSampled: true, ...times })
  expect(ask({ random: () => 0.9 })).toBe(false)
  store({ sessionId: 'a', isSampled: false, ...times })
  expect(ask({ random: () => 0.01 })).toBe(true)
})

it.each(['', '{', '[]', 'null', '7', '"x"', '{"started":"x","lastActivity":1,"isSampled":true}'])(
  'instead of a session there is %j: it is deleted, so that Faro can start',
  (text) => {
    sessionStorage.setItem(sessionKey, text)
    expect(ask({ random: () => 0 })).toBe(true)
    expect(sessionStorage).toHaveLength(0)
  },
)

it('without storage chance decides for the page', () => {
  const storage = (): Storage => {
    throw new DOMException('blocked', 'SecurityError')
  }
  expect(ask({ storage, random: () => 0 })).toBe(true)
  expect(ask({ storage })).toBe(false)
})
