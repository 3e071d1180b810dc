import type { HubspotResult } from './hubspotResult'
import { verdictOn } from './verdict'

const now = 1_800_000_000_000
const attempt = { attempts: 3, hadHutk: true, now, random: () => 0.5 }
const backedOff = now + 4000

type HubspotResponse = Extract<HubspotResult, { kind: 'response' }>
const responseOf = (status: number, more: Partial<HubspotResponse> = {}): HubspotResult => ({
  kind: 'response',
  status,
  errorTypes: [],
  message: '',
  ...more,
})
const refusal = (...errorTypes: string[]): HubspotResult => responseOf(400, { errorTypes })

it.each([200, 201, 204])('%i is delivered', (status) => {
  expect(verdictOn(responseOf(status), attempt)).toEqual({ outcome: 'delivered' })
})

it.each([408, 409, 418, 500, 502, 503, 504, 599])('%i is tried again after the backoff', (status) => {
  const summary = `HTTP ${status}`
  expect(verdictOn(responseOf(status), attempt)).toEqual({
    outcome: 'postponed',
    dueAt: backedOff,
    reason: summary,
    summary,
  })
})

it.each(['timeout', 'network'] as const)('no response (%s) is tried again after the backoff', (cause) => {
  expect(verdictOn({ kind: 'no_response', cause, detail: 'ECONNRESET' }, attempt)).toMatchObject({
    outcome: 'postponed',
    dueAt: backedOff,
    reason: `no answer (${cause}, ECONNRESET)`,
  })
})

it.each([401, 403, 404])('%i is tried again, and needs an operator', (status) => {
  expect(verdictOn(responseOf(status), attempt)).toMatchObject({
    outcome: 'postponed',
    dueAt: backedOff,
    needsOperator: true,
  })
})

it('a redirect names the endpoint to set', () => {
  const location = 'https://api-eu1.hsforms.com/submissions/v3/x?a=b'
  expect(verdictOn(responseOf(307, { location }), attempt)).toMatchObject({
    outcome: 'postponed',
    needsOperator: true,
    summary: 'HTTP 307 to https://api-eu1.hsforms.com: set HUBSPOT_ENDPOINT',
  })
})

it.each([
  [1000, backedOff],
  [60_000, now + 60_000],
  [86_400_000, now + 3_600_000],
])(
  'a Retry-After of %i ms is waited for, an hour at most, and never shortens the backoff',
  (retryAfter, dueAt) => {
    expect(verdictOn(responseOf(503, { retryAfter }), attempt)).toMatchObject({ outcome: 'postponed', dueAt })
  },
)

it.each([
  [undefined, 10_000],
  [0, 1000],
  [999, 1000],
  [7000, 7000],
  [86_400_000, 3_600_000],
])('429 with a Retry-After of %s ms pauses everything for %i ms', (retryAfter, pause) => {
  const response = responseOf(429, retryAfter === undefined ? {} : { retryAfter })
  expect(verdictOn(response, attempt)).toMatchObject({
    outcome: 'postponed',
    dueAt: now + pause,
    pauseUntil: now + pause,
  })
})

it.each([400, 413, 415, 422])('%i is a refusal', (status) => {
  expect(verdictOn(responseOf(status), attempt)).toMatchObject({
    outcome: 'refused',
    reason: `HTTP ${status}`,
  })
})

it('a refusal keeps its types and id, and no e-mail address', () => {
  const message = 'ada@outlay.example is not valid'
  expect(
    verdictOn(
      responseOf(400, { errorTypes: ['INVALID_EMAIL', 'REQUIRED_FIELD'], message, correlationId: 'c-1' }),
      attempt,
    ),
  ).toEqual({
    outcome: 'refused',
    summary: 'HTTP 400 INVALID_EMAIL, REQUIRED_FIELD',
    reason: 'HTTP 400 INVALID_EMAIL, REQUIRED_FIELD: [e-mail] is not valid',
    errorTypes: ['INVALID_EMAIL', 'REQUIRED_FIELD'],
    correlationId: 'c-1',
  })
})

it('a token that HubSpot does not know is left out at once, and only once', () => {
  expect(verdictOn(refusal('INVALID_HUTK'), attempt)).toMatchObject({
    outcome: 'postponed',
    dueAt: 0,
    withoutHutk: true,
  })
  expect(verdictOn(refusal('INVALID_EMAIL', 'INVALID_HUTK'), attempt)).toMatchObject({ withoutHutk: true })
  expect(verdictOn(refusal('INVALID_HUTK'), { ...attempt, hadHutk: false })).toMatchObject({
    outcome: 'refused',
  })
})
