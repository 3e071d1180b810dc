import type { Hono } from 'hono'
import type { Publisher, PublishResult } from './publisher'
import { createReceiver } from './webhook'

const secret = 'a-secret-of-the-repository'
const result: PublishResult = {
  outcome: 'published',
  ref: 'master~2',
  changed: ['/en'],
  removed: [],
  files: 6,
  milliseconds: 80,
}

function receiver(configured: string | undefined = secret) {
  const publish = jest.fn(() => Promise.resolve(result))
  const status = jest.fn(() => ({ mode: 'fast' as const, ref: 'master~2', last: result }))
  const checkDrafts = jest.fn<Promise<string[]>, Parameters<Publisher['checkDrafts']>>(() =>
    Promise.resolve(['A title is missing.']),
  )
  const app = createReceiver({ publish, status, checkDrafts }, { secret: configured })
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    app.request('/publish', {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return { app, post, publish, checkDrafts }
}

it('a webhook with the secret publishes, and is answered with the result', async () => {
  const { post, publish } = receiver()
  const response = await post({ type: 'api-update', domain: 'outlay', secret, documents: ['a'] })
  expect([response.status, await response.json()]).toEqual([200, result])
  expect(publish).toHaveBeenCalledTimes(1)
})

it('a secret as a bearer token does as well', async () => {
  const { post, publish } = receiver()
  expect((await post('', { authorization: `Bearer ${secret}` })).status).toBe(200)
  expect(publish).toHaveBeenCalledTimes(1)
})

it.each([
  ['without a secret', { type: 'api-update' }],
  ['with null', { type: 'api-update', secret: null }],
  ['with another secret', { type: 'api-update', secret: 'guess' }],
  ['with a part of it', { type: 'api-update', secret: secret.slice(0, -1) }],
  ['that is no JSON', '{'],
])('one %s does not', async (_, body) => {
  const { post, publish } = receiver()
  expect((await post(body)).status).toBe(401)
  expect(publish).not.toHaveBeenCalled()
})

it('nobody may publish while no secret is set, not even with an empty one', async () => {
  const { post, publish } = receiver('')
  expect(
    (
      await createReceiver(
        { publish, status: jest.fn(), checkDrafts: jest.fn() },
        { secret: undefined },
      ).request('/publish', {
        method: 'POST',
        body: '{"secret":""}',
      })
    ).status,
  ).toBe(401)
  expect((await post({ secret: 'x' })).status).toBe(401)
  expect(publish).not.toHaveBeenCalled()
})

it('the test of the settings publishes nothing', async () => {
  const { post, publish } = receiver()
  expect(await (await post({ type: 'test-trigger', secret })).json()).toEqual({ outcome: 'tested' })
  expect(publish).not.toHaveBeenCalled()
})

it('what is too large is refused before it is read', async () => {
  const { post, publish } = receiver()
  expect((await post({ secret, documents: ['x'.repeat(1024 * 1024)] })).status).toBe(413)
  expect(publish).not.toHaveBeenCalled()
})

it('the status is for those who know the secret', async () => {
  const { app } = receiver()
  expect((await app.request('/status')).status).toBe(401)
  const response = await app.request('/status', { headers: { authorization: `Bearer ${secret}` } })
  expect(await response.json()).toMatchObject({ mode: 'fast', ref: 'master~2' })
})

describe('drafts that are to be published', () => {
  const check = (app: Hono, body: unknown, token = secret) =>
    app.request('/check', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })

  it('are checked, and answered with a sentence for each problem', async () => {
    const { app, checkDrafts } = receiver()
    const response = await check(app, { drafts: [{ id: 'faq' }], removed: ['about'] })
    expect([response.status, await response.json()]).toEqual([200, { problems: ['A title is missing.'] }])
    expect(checkDrafts).toHaveBeenCalledWith([{ id: 'faq' }], ['about'])
  })

  it('are not read without the secret, nor when the body is something else', async () => {
    const { app, checkDrafts } = receiver()
    expect((await check(app, { drafts: [], removed: [] }, 'guess')).status).toBe(401)
    const response = await check(app, { documents: [] })
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('drafts')])
    expect(checkDrafts).not.toHaveBeenCalled()
  })

  it('that cannot be checked here are refused with the reason', async () => {
    const { app, checkDrafts } = receiver()
    checkDrafts.mockRejectedValue(new Error('Start the publisher again: the code has changed'))
    const response = await check(app, { drafts: [], removed: [] })
    expect([response.status, await response.json()]).toEqual([
      503,
      { error: 'Start the publisher again: the code has changed' },
    ])
  })
})
