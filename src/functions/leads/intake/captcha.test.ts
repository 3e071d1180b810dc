/** What a captcha token does to a lead, against a small stand-in of reCAPTCHA's verification over HTTP. */
import { setTimeout as sleep } from 'node:timers/promises'
import { inspect } from 'node:util'
import { Hono } from 'hono'
import { listen, type Listening } from '../../../../server/listen'
import { captchaAction } from '../../../leads/model/contract'
import { createCaptcha } from './captcha'
import { key, openTestApi, postJson, request, type TestApi } from './intake.fixture'

type ServiceResponse = Record<string, unknown>

const person: ServiceResponse = { success: true, score: 0.9, action: captchaAction }

/** The service's responses by token; each token is valid once. */
let serviceResponses: Record<string, ServiceResponse | string | number>
/** The bodies of its requests. */
let asked: string[]
let service: Listening
let letGo: () => void

beforeAll(async () => {
  const application = new Hono().post('/recaptcha/api/siteverify', async (context) => {
    const body = await context.req.text()
    asked.push(body)
    const token = new URLSearchParams(body).get('response') ?? ''
    const response = serviceResponses[token]
    if (token === 'slow') await new Promise<void>((resolve) => (letGo = resolve))
    if (typeof response === 'number') return context.text('', 503)
    if (typeof response === 'string') return context.text(response)
    delete serviceResponses[token]
    return context.json(response ?? { success: false, 'error-codes': ['timeout-or-duplicate'] })
  })
  service = await listen(() => application, { host: 'localhost', port: 0 })
})
afterAll(() => service.stop(0))
beforeEach(() => {
  serviceResponses = { person }
  asked = []
  letGo = () => undefined
})

describe('a token', () => {
  let log: string[]
  const verify = (token: string, more: { endpoint?: string; minScore?: number } = {}) => {
    log = []
    return createCaptcha({
      endpoint: `${service.origin}/recaptcha`,
      secretKey: 'a&b',
      minScore: 0.5,
      log: { info: (line) => log.push(line), error: (line, cause) => log.push(line + inspect(cause)) },
      timeout: 1000,
      ...more,
    }).verify(token)
  }

  it('is sent with the secret, and with nothing of the visitor', async () => {
    expect(await verify('person')).toBe('passed')
    expect(asked).toEqual(['secret=a%26b&response=person'])
  })

  it.each<[string, 'passed' | 'refused', ServiceResponse]>([
    ['the lowest score that passes', 'passed', { ...person, score: 0.5 }],
    ['a lower score', 'refused', { ...person, score: 0.49 }],
    ['no score', 'refused', { success: true, action: captchaAction }],
    ['another action', 'refused', { ...person, action: 'login' }],
    ['no action', 'refused', { success: true, score: 0.9 }],
    ['an invented token', 'refused', { success: false, 'error-codes': ['invalid-input-response'] }],
    ['a score without success', 'refused', { ...person, success: false }],
  ])('with %s is %s', async (_name, verdict, response) => {
    serviceResponses['token'] = response
    expect(await verify('token')).toBe(verdict)
    expect(log).toEqual([])
  })

  it('is valid once', async () => {
    expect(await verify('person')).toBe('passed')
    expect(await verify('person')).toBe('refused')
  })

  it.each<[string, string, ServiceResponse | string | number]>([
    ['an error', 'token', 503],
    ['something else', 'token', '<html>'],
    ['JSON of another kind', 'token', '{"ok":1}'],
    ['a word about our secret', 'token', { success: false, 'error-codes': ['invalid-input-secret'] }],
    ['nothing for too long', 'slow', person],
  ])('with the response %s counts as unverified, and is logged', async (_name, token, response) => {
    serviceResponses[token] = response
    expect(await verify(token)).toBe('unverified')
    letGo()
    expect(log).toEqual([expect.stringContaining('captcha service')])
    expect(log.join()).not.toContain('a&b')
    expect(asked).toHaveLength(1)
  })

  it('counts as unverified when the service cannot be reached', async () => {
    expect(await verify('person', { endpoint: 'http://localhost:1/recaptcha' })).toBe('unverified')
    expect(log).toEqual([expect.stringContaining('captcha service')])
  })
})

describe('a lead', () => {
  let site: TestApi
  let other: TestApi | undefined
  const open = async (more: Record<string, string> = {}): Promise<void> => {
    site = await openTestApi({
      RECAPTCHA_SITE_KEY: 'site',
      RECAPTCHA_SECRET_KEY: 'hush',
      RECAPTCHA_ENDPOINT: `${service.origin}/recaptcha`,
      ...more,
    })
  }
  beforeEach(() => open())
  afterEach(async () => {
    letGo()
    await other?.close()
    other = undefined
    await site.close()
  })

  const send = (captchaResponse: string | undefined, more: object = {}, headers = {}) =>
    postJson(site, { ...request, captchaResponse, ...more }, headers)

  const expectRefusal = async (response: Response): Promise<void> => {
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ result: 'error', code: 'CAPTCHA_REFUSED' })
    expect(await site.leads()).toEqual([])
  }

  it('with a token passes, however quick the visitor was', async () => {
    expect((await send('person', { botTrap: { content: '', elapsed: 10 } })).status).toBe(200)
    expect(await site.leads()).toMatchObject([{ botCheck: 'passed' }])
  })

  it.each<[string, ServiceResponse]>([
    ['invalid', { success: false, 'error-codes': ['invalid-input-response'] }],
    ['of a low score', { ...person, score: 0.1 }],
    ['of another action', { ...person, action: 'login' }],
  ])('with a token that is %s is refused', async (_name, response) => {
    serviceResponses['token'] = response
    await expectRefusal(await send('token'))
  })

  it('with the token of another lead is refused', async () => {
    expect((await send('person')).status).toBe(200)
    const response = await send('person', {}, { 'idempotency-key': `${key}-2` })
    expect(response.status).toBe(403)
    expect(await site.leads()).toHaveLength(1)
  })

  it('that is repeated gets its first response, and its token is not verified again', async () => {
    const first = await (await send('person')).json()
    expect(await (await send('person')).json()).toEqual(first)
    expect(asked).toHaveLength(1)
  })

  it('that is sent twice at once is verified once and stored once', async () => {
    const responses = await Promise.all([send('person'), send('person'), send('person')])
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(asked).toHaveLength(1)
    expect(await site.leads()).toHaveLength(1)
  })

  it('that another machine has accepted meanwhile gets its response', async () => {
    other = await openTestApi({}, { outbox: site.outbox })
    const race = send('slow')
    for (const end = Date.now() + 2000; asked.length === 0 && Date.now() < end;) {
      await sleep(5)
    }
    expect(asked).toHaveLength(1)
    expect((await postJson(other, request)).status).toBe(200)
    letGo()
    expect((await race).status).toBe(200)
    expect(await site.leads()).toHaveLength(1)
  })

  const states = async (): Promise<string[]> =>
    (await site.outbox.list({ limit: 100 })).reverse().map(({ state }) => state)

  it('without a token is accepted, is doubtful, and HubSpot is told', async () => {
    expect((await send('person')).status).toBe(200)
    site.pass(1)
    expect((await send(undefined, {}, { 'idempotency-key': `${key}-2` })).status).toBe(200)
    expect((await send('', {}, { 'idempotency-key': `${key}-3` })).status).toBe(200)
    const botCheck = { objectTypeId: '0-1', name: 'bot_check', value: 'without_token' }
    const [verified, ...others] = await site.leads()
    expect(verified?.fields).not.toContainEqual(expect.objectContaining({ name: 'bot_check' }))
    for (const lead of others)
      expect(lead).toMatchObject({
        botCheck: 'without_token',
        doubts: ['without_token'],
        fields: expect.arrayContaining([botCheck]),
      })
    expect(await states()).toEqual(['waiting', 'doubtful', 'doubtful'])
    expect(asked).toHaveLength(1)
  })

  it('without a token is doubtful for another reason when it was quicker than a person', async () => {
    expect((await send(undefined, { botTrap: { content: '', elapsed: 1999 } })).status).toBe(200)
    expect(await site.leads()).toMatchObject([{ doubts: ['without_token', 'too_quick'] }])
  })

  it('whose trap a password manager filled in gets the usual response, and is doubtful', async () => {
    expect((await send('person', { botTrap: { content: 'x', elapsed: 5000 } })).status).toBe(200)
    expect(await site.leads()).toMatchObject([{ botCheck: 'passed', doubts: ['trap_filled'] }])
    expect(await states()).toEqual(['doubtful'])
  })

  it('with a token has the whole limit, without one a third of it', async () => {
    await site.close()
    await open({ LEADS_PER_MINUTE: '4' })
    const from = { from: '203.0.113.1' }
    const statuses: number[] = []
    for (const [index, token] of ['a', undefined, undefined, 'b', 'c'].entries()) {
      if (token) serviceResponses[token] = person
      const headers = { ...from, 'idempotency-key': `${key}-${index}` }
      statuses.push((await send(token, {}, headers)).status)
    }
    expect(statuses).toEqual([200, 200, 429, 200, 429])
  })

  it('that cannot be verified has the limit of one without a token', async () => {
    await site.close()
    await open({ LEADS_PER_MINUTE: '4' })
    const statuses: number[] = []
    for (const token of ['a', 'b']) {
      serviceResponses[token] = 503
      statuses.push((await send(token, {}, { 'idempotency-key': `${key}-${token}` })).status)
    }
    expect(statuses).toEqual([200, 429])
  })

  it('is stored when the captcha service is down, marked and logged without the visitor', async () => {
    serviceResponses['token'] = 503
    expect((await send('token')).status).toBe(200)
    expect(await site.leads()).toMatchObject([{ botCheck: 'unverified', doubts: ['unverified'] }])
    expect(site.log.join('\n')).toContain('The captcha service could not be asked')
    expect(site.log.join('\n')).not.toMatch(/ada@|hush/)
  })
})
