/** reCAPTCHA over real HTTP: its script as a page runs it, and the verification. */
import { setTimeout as wait } from 'node:timers/promises'
import { createContext, runInContext } from 'node:vm'
import { serveStandIn, type Served } from '../serve'
import { createRecaptcha, type RecaptchaStandIn } from '.'

let recaptcha: RecaptchaStandIn
let served: Served
let now: number

beforeEach(async () => {
  now = 1_800_000_000_500
  recaptcha = createRecaptcha({ siteKey: 'site', secretKey: 'secret', now: () => now })
  served = await serveStandIn(recaptcha.app)
})
afterEach(() => served.stop())

type VerificationResponse = { success: boolean; 'error-codes'?: string[] } & Record<string, unknown>

async function verify(fields: Record<string, string>): Promise<VerificationResponse> {
  const response = await fetch(`${served.origin}/api/siteverify`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  expect(response.status).toBe(200)
  return (await response.json()) as VerificationResponse
}

type Grecaptcha = {
  ready: (callback: () => void) => void
  execute?: (key: string, options?: { action: string }) => Promise<string>
}
type PageWindow = { grecaptcha?: Grecaptcha; ___grecaptcha_cfg?: { fns?: (() => void)[] } }

/** Runs the script as a page of localhost would, with as much of a window as it needs. */
async function loadScript(query: string, window: PageWindow = {}) {
  const src = `${served.origin}/api.js${query}`
  const response = await fetch(src)
  expect(response.headers.get('Content-Type')).toContain('text/javascript')
  const badges: { className: string }[] = []
  const document = { cookie: '', currentScript: { src } }
  const context = createContext({
    window,
    document: Object.assign(document, {
      createElement: () => ({ style: {}, className: '' }),
      body: { append: (badge: { className: string }) => badges.push(badge) },
    }),
    URL,
    setTimeout,
    fetch: (address: string, init: RequestInit) =>
      fetch(address, { ...init, headers: { ...init.headers, Origin: 'http://www.outlay.example:9000' } }),
  })
  runInContext(await response.text(), context)
  const { grecaptcha } = window
  if (!grecaptcha) throw new Error('The script defined nothing')
  return { grecaptcha, badges, document }
}

describe('the script', () => {
  it('gives tokens that pass once, with their action, time, host and score', async () => {
    const { grecaptcha, badges, document } = await loadScript('?render=site')
    await new Promise<void>((resolve) => grecaptcha.ready(resolve))
    const tokens = [
      await grecaptcha.execute?.('site', { action: 'send_form' }),
      await grecaptcha.execute?.('site', { action: 'send_form' }),
    ]
    expect(new Set(tokens).size).toBe(2)
    const [first = '', second = ''] = tokens
    expect(JSON.parse(Buffer.from(first, 'base64url').toString())).toMatchObject({
      action: 'send_form',
      time: now,
    })
    const passed = {
      success: true,
      score: 0.9,
      action: 'send_form',
      challenge_ts: '2027-01-15T08:00:00Z',
      hostname: 'www.outlay.example',
    }
    expect(await verify({ secret: 'secret', response: first })).toEqual(passed)
    expect(await verify({ secret: 'secret', response: first })).toEqual({
      success: false,
      'error-codes': ['timeout-or-duplicate'],
    })
    expect(await verify({ secret: 'secret', response: second, remoteip: '::1' })).toEqual(passed)
    expect(badges).toEqual([expect.objectContaining({ className: 'grecaptcha-badge' })])
    expect(document.cookie).toMatch(/^_GRECAPTCHA=/)
  })

  it('has no execute before it is ready, and then calls the waiting functions, also those from before it was loaded', async () => {
    const called: string[] = []
    const { grecaptcha } = await loadScript('?render=site', {
      ___grecaptcha_cfg: { fns: [() => called.push('before')] },
    })
    grecaptcha.ready(() => called.push('after'))
    expect(grecaptcha.execute).toBeUndefined()
    expect(called).toEqual([])
    await wait(150)
    expect(called).toEqual(['before', 'after'])
    grecaptcha.ready(() => called.push('late'))
    expect(called).toEqual(['before', 'after', 'late'])
    expect(grecaptcha.execute).toBeDefined()
  })

  it('throws for another key, without a key and for an invalid action', async () => {
    const { grecaptcha } = await loadScript('?render=site')
    await new Promise<void>((resolve) => grecaptcha.ready(resolve))
    expect(() => grecaptcha.execute?.('other', { action: 'a' })).toThrow('Invalid site key')
    expect(() => grecaptcha.execute?.('site', { action: 'a b' })).toThrow('Invalid action name')
    const without = await loadScript('')
    await new Promise<void>((resolve) => without.grecaptcha.ready(resolve))
    expect(() => without.grecaptcha.execute?.('site', { action: 'a' })).toThrow('No reCAPTCHA clients exist')
    expect(without.badges).toEqual([])
  })

  it('never gives a token for a key that the service does not know, whatever the key', async () => {
    const key = '"</script>'
    const { grecaptcha } = await loadScript(`?render=${encodeURIComponent(key)}`)
    await new Promise<void>((resolve) => grecaptcha.ready(resolve))
    await expect(grecaptcha.execute?.(key, { action: 'a' })).rejects.toMatchObject({
      message: 'reCAPTCHA gave no token: 400',
    })
  })
})

describe('the verification', () => {
  it.each([
    [['missing-input-secret', 'missing-input-response'], {}],
    [['missing-input-response'], { secret: 'secret' }],
    [['invalid-input-secret'], { secret: 'other', response: 'x' }],
    [['invalid-input-response'], { secret: 'secret', response: 'invented' }],
  ])('responds with %j', async (codes, fields) => {
    expect(await verify(fields)).toEqual({ success: false, 'error-codes': codes })
  })

  it('accepts forms only', async () => {
    const response = await fetch(`${served.origin}/api/siteverify`, {
      method: 'POST',
      body: '{"secret":"secret"}',
    })
    expect([response.status, await response.json()]).toEqual([
      200,
      { success: false, 'error-codes': ['bad-request'] },
    ])
  })

  it('accepts a token for two minutes and no longer', async () => {
    const [young, old] = [recaptcha.issueToken({ action: 'a' }), recaptcha.issueToken({ action: 'a' })]
    now += 120_000
    expect(await verify({ secret: 'secret', response: young })).toMatchObject({ success: true })
    now += 1
    expect(await verify({ secret: 'secret', response: old })).toEqual({
      success: false,
      'error-codes': ['timeout-or-duplicate'],
    })
  })

  it('does not use up a token when the secret is wrong', async () => {
    const response = recaptcha.issueToken({ action: 'a' })
    await verify({ secret: 'other', response })
    expect(await verify({ secret: 'secret', response })).toMatchObject({ success: true })
  })
})

describe('the score', () => {
  const put = (body: unknown) =>
    fetch(`${served.origin}/_sandbox/score`, { method: 'PUT', body: JSON.stringify(body) })
  const reload = (query: string) =>
    fetch(`${served.origin}/api2/reload?k=site${query}`, { method: 'POST', body: '{"action":"a"}' })
  const scoreOf = async (response: string) => (await verify({ secret: 'secret', response }))['score']

  it('is that of the time when the token was made', async () => {
    const before = recaptcha.issueToken({ action: 'a' })
    expect((await put({ score: 0.1 })).status).toBe(204)
    expect(await scoreOf(recaptcha.issueToken({ action: 'a' }))).toBe(0.1)
    expect(await scoreOf(before)).toBe(0.9)
  })

  it('can be chosen for one token', async () => {
    const { token } = (await (await reload('&score=0')).json()) as { token: string }
    expect(await scoreOf(token)).toBe(0)
  })

  it('is a number from 0 to 1', async () => {
    for (const score of [-0.1, 1.1, '0.5', undefined]) expect((await put({ score })).status).toBe(400)
    expect((await reload('&score=2')).status).toBe(400)
    expect((await reload('&score=low')).status).toBe(400)
    for (const score of [0, 1]) expect((await put({ score })).status).toBe(204)
  })
})
