import type { Hono } from 'hono'
import { leadFormAction } from '../forms/leadContract'
import { createApi } from './app'
import type { Lead } from './leads/schema'
import type { LeadStore } from './leads/store'
import { maxBodyBytes } from './limits'
import type { Log } from './log'

const environment = { LEADS_DATABASE_URL: 'file::memory:' }
const valid = { form: 'contact', locale: 'de', page: '/de/contact?utm_source=x', email: 'ada@outlay.example' }

let saved: { lead: Lead; receivedAt: number }[]
let errors: string[]
let failure: Error | undefined
let api: Hono

beforeEach(() => {
  saved = []
  errors = []
  failure = undefined
  const leads: LeadStore = {
    save: async (lead, receivedAt) => {
      if (failure) throw failure
      saved.push({ lead, receivedAt })
      return { ...lead, id: '1', receivedAt }
    },
    check: async () => {
      if (failure) throw failure
    },
    close: async () => undefined,
  }
  const log: Log = { info: () => undefined, error: (message) => errors.push(message) }
  api = createApi({ environment, leads, log, now: () => 42 })
})

type Values = Record<string, string> | [string, string][]

const post = (values: Values, headers: Record<string, string> = {}) =>
  api.request(leadFormAction, {
    method: 'POST',
    body: new URLSearchParams(values),
    headers: { accept: 'text/html,*/*;q=0.8', host: 'localhost', ...headers },
  })

const postJson = (values: Values, headers: Record<string, string> = {}) =>
  post(values, { accept: 'application/json', ...headers })

describe('every answer', () => {
  test('health tells whether leads can be kept', async () => {
    expect((await api.request('/api/health')).status).toBe(200)
    failure = new Error('disk full')
    const response = await api.request('/api/health')
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ result: 'error', code: 'NOT_STORED' })
  })

  test('an unknown route is a 404 in JSON', async () => {
    const response = await api.request('/api/nothing')
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({
      result: 'error',
      code: 'NOT_FOUND',
      message: 'There is nothing at this address.',
    })
  })

  test.each([
    ['DELETE', '/api/health', 'GET, HEAD'],
    ['GET', leadFormAction, 'POST'],
  ])('%s %s is a 405 that names the methods', async (method, path, allowed) => {
    const response = await api.request(path, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe(allowed)
    expect(await response.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED' })
  })

  test('a body may be as large as the limit and no larger', async () => {
    const fill = (bytes: number) => ({ message: 'a'.repeat(bytes - 'message='.length) })
    expect((await postJson(fill(maxBodyBytes))).status).toBe(400)
    const response = await postJson(fill(maxBodyBytes + 1))
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ code: 'BODY_TOO_LARGE' })
  })

  test('a fault of ours is logged and not told', async () => {
    const broken = createApi({
      environment,
      log: { info: () => undefined, error: (message, cause) => errors.push(`${message} ${String(cause)}`) },
      now: () => {
        throw new TypeError('secret')
      },
    })
    broken.get('/api/broken', () => {
      throw new TypeError('secret')
    })
    const response = await broken.request('/api/broken')
    const text = await response.text()
    expect(response.status).toBe(500)
    expect(JSON.parse(text)).toMatchObject({ result: 'error', code: 'INTERNAL_ERROR' })
    expect(text).not.toContain('secret')
    expect(errors.join()).toContain('GET /api/broken failed TypeError: secret')
  })
})

describe('a form posted without JavaScript', () => {
  test('is kept and leads to the thank-you page of its locale', async () => {
    const response = await post(
      { ...valid, firstname: 'Ada', website: '' },
      { 'sec-fetch-site': 'same-origin' },
    )
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/de/thankyou')
    expect(saved).toEqual([
      {
        lead: {
          form: 'contact',
          locale: 'de',
          page: '/de/contact?utm_source=x',
          fields: { email: 'ada@outlay.example', firstname: 'Ada' },
        },
        receivedAt: 42,
      },
    ])
  })

  test('joins the choices of one field', async () => {
    await post([
      ...Object.entries(valid),
      ['features_of_interest', 'cards'],
      ['features_of_interest', 'invoices'],
    ])
    expect(saved[0]?.lead.fields.features_of_interest).toBe('cards;invoices')
  })

  test('comes back to its page with the reason when it is refused', async () => {
    const response = await post({ ...valid, email: 'nonsense' })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(
      '/de/contact?utm_source=x&form=contact&error=INVALID_EMAIL#form-contact',
    )
    expect(saved).toEqual([])
  })

  test.each(['//evil.example/de', '/\\evil.example', 'https://evil.example/de', '/api/health'])(
    'never leads to %s',
    async (page) => {
      const response = await post({ ...valid, page, email: '' })
      expect(response.headers.get('location')).toBe('/de?form=contact&error=INVALID_EMAIL#form-contact')
    },
  )

  test('without a path belongs to the page the browser names, if that is ours, else to the homepage', async () => {
    const values = { ...valid, page: '' }
    await post(values, { referer: 'http://localhost/de/about?utm_source=x' })
    await post(values, { referer: 'https://evil.example/de/about' })
    await post(values)
    expect(saved.map(({ lead }) => lead.page)).toEqual(['/de/about?utm_source=x', '/de', '/de'])
  })

  test('is refused when the trap is filled', async () => {
    const response = await post({ ...valid, website: 'https://spam.example' })
    expect(response.headers.get('location')).toContain('error=REFUSED')
    expect(saved).toEqual([])
  })

  test('tells the visitor when it could not be stored, and logs no e-mail', async () => {
    failure = new Error('disk full')
    const response = await post(valid)
    expect(response.headers.get('location')).toContain('error=NOT_STORED')
    expect(errors).toEqual(['A lead could not be stored'])
  })

  test('from another site is refused', async () => {
    const response = await post(valid, { 'sec-fetch-site': 'cross-site' })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'FOREIGN_ORIGIN' })
    expect(saved).toEqual([])
  })
})

describe('a caller that asks for JSON', () => {
  test('gets the thank-you page as an address', async () => {
    const response = await postJson(valid)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ result: 'success', location: '/de/thankyou' })
  })

  test('gets the code and no value back', async () => {
    const response = await postJson({ ...valid, email: 'eve@' })
    expect(response.status).toBe(400)
    const text = await response.text()
    expect(JSON.parse(text)).toMatchObject({ result: 'error', code: 'INVALID_EMAIL' })
    expect(text).not.toContain('eve@')
  })

  test('gets 503 when the lead could not be stored', async () => {
    failure = new Error('disk full')
    expect((await postJson(valid)).status).toBe(503)
  })

  test.each(['application/json', 'multipart/form-data; boundary=x', 'text/plain'])(
    'may not send %s',
    async (type) => {
      const response = await postJson(valid, { 'content-type': type })
      expect(response.status).toBe(415)
      expect(await response.json()).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' })
    },
  )
})
