import { Hono } from 'hono'
import { SharedThread } from './sharedThread'

/** A server whose client may send two requests in ten seconds. */
function server(): Hono {
  const thread = new SharedThread({ requestsPer10Seconds: 2, trustedProxies: 1 })
  const app = new Hono()
  app.use(thread.limited((context, { status, retryAfter }) => context.json({ retryAfter }, status)))
  app.get('/', (context) => context.text('ok'))
  return app
}

/** Status and milliseconds of a request of a client. */
async function send(app: Hono, client: string): Promise<{ status: number; milliseconds: number }> {
  const started = performance.now()
  const { status } = await app.request('/', { headers: { 'x-forwarded-for': client } })
  return { status, milliseconds: performance.now() - started }
}

it('a client over its rate waits for its refusal, and nobody else does', async () => {
  const app = server()
  await send(app, '198.51.100.1')
  await send(app, '198.51.100.1')
  const refused = send(app, '198.51.100.1')
  const other = await send(app, '198.51.100.2')
  expect(other.status).toBe(200)
  expect(other.milliseconds).toBeLessThan(200)
  const { status, milliseconds } = await refused
  expect(status).toBe(429)
  expect(milliseconds).toBeGreaterThanOrEqual(240)
})

it('so many refusals are delayed at a time, the next are sent at once', async () => {
  const app = server()
  await send(app, '198.51.100.1')
  await send(app, '198.51.100.1')
  const sent = await Promise.all(Array.from({ length: 520 }, () => send(app, '198.51.100.1')))
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([429]))
  const atOnce = sent.slice(500).map(({ milliseconds }) => milliseconds)
  const delayed = sent.slice(0, 500).map(({ milliseconds }) => milliseconds)
  expect(Math.max(...atOnce)).toBeLessThan(Math.min(...delayed))
})
