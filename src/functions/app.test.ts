import { parseEnvironment } from '../core/environment'
import { meetingCalendarsPath } from '../leads/meetings/contract'
import { botProtectionPath, leadFormAction } from '../leads/model/contract'
import { integrationsPath } from '../visitor/integrations/askForIntegrations'
import { createApi } from './app'
import { testForms } from './builtForms.fixture'
import { openTestApi, type TestApi } from './leads/intake/intake.fixture'
import { maxBodyBytes } from './limits'

let site: TestApi
let full: TestApi | undefined
beforeEach(async () => {
  site = await openTestApi()
})
afterEach(async () => {
  await full?.close()
  full = undefined
  await site.close()
})

it('health reports whether leads can be stored', async () => {
  expect((await site.api.request('/api/health')).status).toBe(200)
  const check = async (): Promise<never> => {
    throw new Error('disk full')
  }
  full = await openTestApi({}, { outbox: { ...site.outbox, check } })
  const response = await full.api.request('/api/health')
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ result: 'error', code: 'NOT_STORED' })
  expect(full.log.join()).toContain('disk full')
})

it('is live and ready while leads cannot be stored, and not ready without pages', async () => {
  const failing = (): Promise<never> => Promise.reject(new Error('disk full'))
  let hasPages = true
  full = await openTestApi(
    {},
    { outbox: { ...site.outbox, check: failing }, servesPages: async () => hasPages },
  )
  const statuses = (): Promise<number[]> =>
    Promise.all(
      ['/api/live', '/api/ready', '/api/health'].map(
        async (path) => (await full?.api.request(path))?.status ?? 0,
      ),
    )
  expect(await statuses()).toEqual([200, 200, 503])
  hasPages = false
  expect(await statuses()).toEqual([200, 503, 503])
  const response = await full.api.request('/api/ready')
  expect(await response.json()).toMatchObject({ result: 'error', code: 'NOT_READY' })
  expect(response.headers.get('cache-control')).toBe('no-store')
})

describe('monitors that ask for the health every few seconds', () => {
  let check: jest.Mock<Promise<void>>
  let monitored: TestApi
  beforeEach(async () => {
    check = jest.fn(() => Promise.resolve())
    monitored = await openTestApi({}, { outbox: { ...site.outbox, check }, now: () => time })
  })
  afterEach(() => monitored.close())
  let time = 0
  const askFor = async (seconds: number): Promise<number[]> => {
    const statuses: number[] = []
    for (let second = 0; second < seconds; second++) {
      statuses.push((await monitored.api.request('/api/health')).status)
      time += 1000
    }
    return [...new Set(statuses)]
  }

  it('share a success for ten seconds, and no failure', async () => {
    expect(await askFor(21)).toEqual([200])
    expect(check).toHaveBeenCalledTimes(3)
    time += 10_000
    check.mockRejectedValue(new Error('disk full'))
    expect(await askFor(5)).toEqual([503])
    expect(check).toHaveBeenCalledTimes(8)
  })

  it('cause a line in the log when an outage begins and when it ends', async () => {
    check.mockRejectedValue(new Error('disk full'))
    await askFor(5)
    expect(monitored.log).toEqual([expect.stringContaining('No lead can be stored Error: disk full')])
    check.mockResolvedValue()
    expect(await askFor(15)).toEqual([200])
    check.mockRejectedValue(new Error('disk full'))
    await askFor(20)
    expect(monitored.log.slice(1)).toEqual([
      'Leads can be stored again',
      expect.stringContaining('No lead can be stored'),
    ])
  })

  it('are told at once when the clock was set back', async () => {
    await askFor(1)
    time -= 3_600_000
    check.mockRejectedValue(new Error('disk full'))
    expect(await askFor(1)).toEqual([503])
  })
})

it('health and log tell of a proxy that is not counted', async () => {
  const health = async (headers: Record<string, string>): Promise<unknown> =>
    (await site.api.request('/api/health', { headers })).json()
  expect(await health({})).toEqual({ result: 'success', warnings: [] })
  const warning = {
    code: 'TRUSTED_PROXIES',
    message: expect.stringContaining('TRUSTED_PROXIES is 0') as string,
  }
  for (let count = 0; count < 3; count++) {
    const body = await health({ 'x-forwarded-for': '198.51.100.7' })
    expect(body).toEqual({ result: 'success', warnings: [warning] })
  }
  expect(await health({})).toEqual({ result: 'success', warnings: [warning] })
  expect(site.log.filter((line) => line.includes('TRUSTED_PROXIES'))).toHaveLength(1)
})

it('an unknown route is a 404 in JSON', async () => {
  const response = await site.api.request('/api/nothing')
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({
    result: 'error',
    code: 'NOT_FOUND',
    message: 'There is nothing at this address.',
  })
})

it.each([
  ['DELETE', '/api/health', 'GET, HEAD'],
  ['POST', '/api/live', 'GET, HEAD'],
  ['POST', '/api/ready', 'GET, HEAD'],
  ['POST', botProtectionPath, 'GET, HEAD'],
  ['POST', meetingCalendarsPath, 'GET, HEAD'],
  ['POST', integrationsPath, 'GET, HEAD'],
  ['GET', leadFormAction, 'POST'],
])('%s %s is a 405 that names the methods', async (method, path, allowed) => {
  const response = await site.api.request(path, { method })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe(allowed)
  expect(await response.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED' })
})

it('the hosts of the calendars of meetings are those of the environment', async () => {
  const api = createApi({
    environment: parseEnvironment({ HUBSPOT_MEETINGS_ENDPOINT: 'https://meetings-eu1.hubspot.com' }),
    outbox: site.outbox,
    forms: testForms(),
  })
  const response = await api.request(meetingCalendarsPath)
  expect(response.headers.get('cache-control')).toBe('public, max-age=300')
  expect(await response.json()).toEqual({
    hubspot: 'https://meetings-eu1.hubspot.com',
    calendly: 'https://calendly.com',
    chili_piper: 'https://{account}.chilipiper.com',
  })
})

it('the services of the browser are those of the environment; without one the answer is empty', async () => {
  const answerOf = async (variables: Record<string, string>): Promise<unknown> => {
    const api = createApi({
      environment: parseEnvironment(variables),
      outbox: site.outbox,
      forms: testForms(),
    })
    const response = await api.request(integrationsPath)
    expect(response.headers.get('cache-control')).toBe('public, max-age=300')
    return response.json()
  }
  expect(await answerOf({})).toEqual({})
  expect(await answerOf({ SEGMENT_WRITE_KEY: 'key-1' })).toMatchObject({ segment: { writeKey: 'key-1' } })
})

it('a body may be as large as the limit and no larger', async () => {
  const post = (bytes: number) =>
    site.api.request(leadFormAction, {
      method: 'POST',
      body: 'a'.repeat(bytes),
      headers: { 'content-type': 'application/json', 'idempotency-key': 'x'.repeat(16) },
    })
  expect(await (await post(maxBodyBytes)).json()).toMatchObject({ code: 'INVALID_JSON' })
  const response = await post(maxBodyBytes + 1)
  expect(response.status).toBe(413)
  expect(await response.json()).toMatchObject({ code: 'BODY_TOO_LARGE' })
})

it('an internal error is logged, without details for the caller', async () => {
  site.api.get('/api/broken', () => {
    throw new TypeError('secret')
  })
  const response = await site.api.request('/api/broken')
  const text = await response.text()
  expect(response.status).toBe(500)
  expect(JSON.parse(text)).toMatchObject({ result: 'error', code: 'INTERNAL_ERROR' })
  expect(text).not.toContain('secret')
  expect(site.log.join()).toContain('GET /api/broken failed TypeError: secret')
})

it('a caller that disconnects during its request causes no logged error', async () => {
  site.api.post('/api/aborted', () => {
    throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
  })
  expect((await site.api.request('/api/aborted', { method: 'POST' })).status).toBe(400)
  expect(site.log).toEqual([])
})

describe('the bot protection', () => {
  const ask = (variables: Record<string, string>) =>
    createApi({
      environment: parseEnvironment(variables),
      outbox: site.outbox,
      forms: testForms(),
    }).request(botProtectionPath)

  it('is empty without keys', async () => {
    const response = await ask({})
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('public, max-age=300')
    expect(await response.json()).toEqual({})
  })

  it('gives the public key and the script of Google or of its stand-in', async () => {
    const keys = { RECAPTCHA_SITE_KEY: 'a&b', RECAPTCHA_SECRET_KEY: 'hush' }
    const text = await (await ask(keys)).text()
    expect(JSON.parse(text)).toEqual({
      siteKey: 'a&b',
      script: 'https://www.google.com/recaptcha/api.js?render=a%26b',
    })
    expect(text).not.toContain('hush')
    expect(await (await ask({ ...keys, RECAPTCHA_ENDPOINT: 'http://localhost:4430' })).json()).toMatchObject({
      script: 'http://localhost:4430/api.js?render=a%26b',
    })
  })
})
