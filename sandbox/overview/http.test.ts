/** The page of all stand-ins, over HTTP. */
import { get } from 'node:http'
import { serveStandIn, type Served } from '../serve'
import { createStandIn } from '../standIn'
import { createOverview } from '.'

type Answer = {
  revision: string
  services: { name: string; origin: string; count: number }[]
  requests: { id: number; service: string; method: string; path: string; query: string; body: string }[]
}

let served: Served[]
let overview: Served

beforeEach(async () => {
  let now = 1_800_000_000_000
  const standIns = ['Post', 'Bank'].map((name) => createStandIn({ name, now: () => now++ }))
  for (const { app } of standIns) app.post('/letters', (c) => c.json({}))
  served = await Promise.all(standIns.map(({ app }) => serveStandIn(app)))
  const shown = served.flatMap(({ origin, standIn }) => (standIn ? [{ ...standIn, origin }] : []))
  overview = await serveStandIn(createOverview(shown))
})
afterEach(() => Promise.all([...served, overview].map((server) => server.stop())))

const send = (index: number, path: string, body: string) =>
  fetch(`${served[index]?.origin}${path}`, { method: 'POST', body })
const ask = (since = '') => fetch(`${overview.origin}/_sandbox/requests?since=${since}`)
const answer = async (): Promise<Answer> => (await (await ask()).json()) as Answer

it('answers by the name of this machine only', async () => {
  const statusBy = (host: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      get(overview.origin, { headers: { host } }, (response) => {
        response.resume()
        resolve(response.statusCode)
      }).on('error', reject)
    })
  const { port } = new URL(overview.origin)
  expect(await statusBy(`evil.example:${port}`)).toBe(403)
  expect(await statusBy(`127.0.0.1:${port}`)).toBe(200)
})

it('has the requests to all services, latest first, each with its service', async () => {
  await send(0, '/letters?to=%C3%A9', '{"a":1}')
  await send(1, '/nowhere', 'x'.repeat(30_000))
  const { services, requests } = await answer()
  expect(services).toEqual([
    { name: 'Post', origin: served[0]?.origin, count: 1 },
    { name: 'Bank', origin: served[1]?.origin, count: 1 },
  ])
  expect(requests).toEqual([
    expect.objectContaining({ service: 'Bank', method: 'POST', path: '/nowhere', query: '', status: 404 }),
    expect.objectContaining({ service: 'Post', path: '/letters', query: '?to=%C3%A9', body: '{"a":1}' }),
  ])
  expect(requests[0]?.body).toHaveLength(20_001)
})

it('has nothing new until something happens, and keeps the numbers of the requests', async () => {
  await send(0, '/letters', 'one')
  const first = await answer()
  expect((await ask(first.revision)).status).toBe(204)
  await send(1, '/letters', 'two')
  const second = await ask(first.revision)
  expect(second.status).toBe(200)
  const { requests } = (await second.json()) as Answer
  expect(requests.map(({ body }) => body)).toEqual(['two', 'one'])
  expect(requests[1]?.id).toBe(first.requests[0]?.id)
})

it('clears the record of every service', async () => {
  await send(0, '/letters', 'one')
  const before = (await answer()).revision
  expect((await fetch(`${overview.origin}/_sandbox/requests`, { method: 'DELETE' })).status).toBe(204)
  expect((await ask(before)).status).toBe(200)
  expect((await answer()).requests).toEqual([])
})

it('is a page in one file', async () => {
  const response = await fetch(overview.origin)
  expect(response.headers.get('content-type')).toContain('text/html')
  const html = await response.text()
  expect(html).toContain('<title>Sandbox</title>')
  expect(html).not.toMatch(/(src|href)="(https?:)?\/\//)
})
