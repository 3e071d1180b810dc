import { Hono } from 'hono'
import { requestRate } from './requestRate'

function ask(trustedProxies: number) {
  const rate = requestRate({ requests: 2, seconds: 10, trustedProxies })
  const app = new Hono().get('/', async (context) => context.json((await rate(context)) ?? 0))
  return async (forwardedFor?: string): Promise<number> => {
    const headers: Record<string, string> =
      forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }
    return (await (await app.request('/', { headers })).json()) as number
  }
}

it('gives the seconds to wait for a request that is one too many', async () => {
  const waitFor = ask(1)
  expect([await waitFor('192.0.2.1'), await waitFor('192.0.2.1')]).toEqual([0, 0])
  const seconds = await waitFor('192.0.2.1')
  expect(seconds).toBeGreaterThanOrEqual(1)
  expect(seconds).toBeLessThanOrEqual(10)
  expect(await waitFor('192.0.2.2')).toBe(0)
})

it('counts a network of IPv6 as one client', async () => {
  const waitFor = ask(1)
  await waitFor('2001:db8::1')
  await waitFor('2001:db8::2')
  expect(await waitFor('2001:db8::3')).toBeGreaterThan(0)
  expect(await waitFor('2001:db8:0:1::1')).toBe(0)
})

it('believes no address that a client claims without a trusted proxy', async () => {
  const waitFor = ask(0)
  await waitFor('192.0.2.1')
  await waitFor('192.0.2.2')
  expect(await waitFor('192.0.2.3')).toBeGreaterThan(0)
})
