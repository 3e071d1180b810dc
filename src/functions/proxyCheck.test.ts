import { Hono } from 'hono'
import { leadFormAction } from '../leads/model/contract'
import { proxyCheck, type ProxyCheck } from './proxyCheck'

let time: number
let log: string[]
beforeEach(() => {
  time = 0
  log = []
})

const write = (message: string): void => void log.push(message)

function check(trustedProxies: number): ProxyCheck {
  return proxyCheck({ trustedProxies, log: { info: write, error: write }, now: () => time })
}

/** Lets the check look at a request with these headers. */
async function look(
  proxies: ProxyCheck,
  headers: Record<string, string>,
  { path, method } = { path: '/api/health', method: 'GET' },
): Promise<void> {
  const application = new Hono().all('*', (context) => {
    proxies.look(context)
    return context.text('')
  })
  const incoming = { socket: { remoteAddress: '203.0.113.1' } }
  await application.request(path, { method, headers }, { incoming })
}

it.each([
  [0, { 'X-Forwarded-For': '198.51.100.7' }, 'X-Forwarded-For, but TRUSTED_PROXIES is 0'],
  [0, { Forwarded: 'for=198.51.100.7' }, 'Forwarded, but TRUSTED_PROXIES is 0'],
  [0, { 'X-Real-IP': '198.51.100.7' }, 'X-Real-IP, but TRUSTED_PROXIES is 0'],
  [2, { 'X-Forwarded-For': '198.51.100.7' }, 'fewer proxies than TRUSTED_PROXIES says (2)'],
  [1, { Forwarded: 'for=198.51.100.7' }, 'fewer proxies than TRUSTED_PROXIES says (1)'],
  [1, { 'X-Forwarded-For': '198.51.100.7, 10.0.0.9' }, 'more proxies than TRUSTED_PROXIES says (1)'],
  [1, { 'X-Forwarded-For': '198.51.100.7, ::ffff:10.0.0.9' }, 'more proxies than'],
  [1, { 'X-Forwarded-For': '198.51.100.7, fd00::9' }, 'more proxies than'],
])(
  '%i trusted proxies and %j do not fit',
  async (trustedProxies, headers: Record<string, string>, message) => {
    const proxies = check(trustedProxies)
    await look(proxies, headers)
    expect(log).toEqual([expect.stringContaining(message)])
    expect(proxies.warnings()).toEqual([{ code: 'TRUSTED_PROXIES', message: log[0] }])
  },
)

it.each<[number, Record<string, string>]>([
  [0, {}],
  [1, {}],
  [1, { 'X-Forwarded-For': '198.51.100.7' }],
  [1, { 'X-Forwarded-For': '10.0.0.9' }],
  [1, { 'X-Forwarded-For': '192.0.2.1, 198.51.100.7' }],
  [2, { 'X-Forwarded-For': '198.51.100.7, 10.0.0.9' }],
])('%i trusted proxies and %j fit', async (trustedProxies, headers) => {
  const proxies = check(trustedProxies)
  await look(proxies, headers)
  expect(log).toEqual([])
  expect(proxies.warnings()).toEqual([])
})

describe('a posted form', () => {
  const form = { path: leadFormAction, method: 'POST' }

  it('without X-Forwarded-For does not fit trusted proxies: variable and remedies are named, once', async () => {
    const proxies = check(2)
    for (let count = 0; count < 2; count++) await look(proxies, {}, form)
    expect(log).toEqual([
      expect.stringMatching(/X-Forwarded-For, but TRUSTED_PROXIES is 2\..*Have each proxy add/),
    ])
    expect(log[0]).toContain('set TRUSTED_PROXIES to 0')
    expect(proxies.warnings()).toEqual([{ code: 'TRUSTED_PROXIES', message: log[0] }])
  })

  it.each<[number, Record<string, string>, typeof form]>([
    [0, {}, form],
    [1, { 'X-Forwarded-For': '198.51.100.7' }, form],
    [1, {}, { ...form, method: 'GET' }],
    [1, {}, { ...form, path: '/api/nothing' }],
  ])('%i trusted proxies and %j fit %j', async (trustedProxies, headers, request) => {
    await look(check(trustedProxies), headers, request)
    expect(log).toEqual([])
  })
})

it('a warning is logged once, and shown until an hour after the last request that gave it', async () => {
  const proxies = check(0)
  for (const minute of [0, 1, 50]) {
    time = minute * 60_000
    await look(proxies, { 'X-Forwarded-For': '198.51.100.7' })
  }
  expect(log).toHaveLength(1)
  time = 100 * 60_000
  expect(proxies.warnings()).toHaveLength(1)
  time = 111 * 60_000
  expect(proxies.warnings()).toEqual([])
})

it('no address is logged or shown', async () => {
  const proxies = check(0)
  await look(proxies, { 'X-Forwarded-For': '198.51.100.7' })
  expect(JSON.stringify([log, proxies.warnings()])).not.toMatch(/198\.51|203\.0/)
})
