import type { Fault } from '../sandbox/faults'
import { ContentFolder, embeddedClient, origin } from './content.fixture'

let folder: ContentFolder

beforeEach(() => {
  folder = new ContentFolder()
  folder.publish({ id: 'a' })
})
afterEach(() => folder.remove())

const withFaults = (...faults: Fault[]) => ({
  faults,
  ...embeddedClient({ repository: folder.load(), faults }),
})

it('sends Retry-After with a 429, after which the client gets its response', async () => {
  const { client, fetch, faults } = withFaults({ times: 1, status: 429, retryAfter: 0.05 })
  const start = performance.now()
  expect((await client.get()).results).toHaveLength(1)
  expect(performance.now() - start).toBeGreaterThanOrEqual(45)
  faults.push({ times: 1, status: 429 })
  expect((await fetch(`${origin}/api/v2`)).headers.get('Retry-After')).toBe('1')
})

it('fails only on the paths it names, and as often as it says', async () => {
  const { client, faults } = withFaults({ times: 2, status: 503, path: '/api/v2/documents' })
  await client.getRepository()
  await expect(client.get()).rejects.toThrow()
  await expect(client.get()).rejects.toThrow()
  expect((await client.get()).results).toHaveLength(1)
  expect(faults[0]?.times).toBe(0)
})

it('rejects like fetch when the connection drops', async () => {
  const { client } = withFaults({ times: 1, drop: true })
  await expect(client.get()).rejects.toMatchObject({ name: 'TypeError', message: 'fetch failed' })
  expect((await client.get()).results).toHaveLength(1)
})

it('delays, and gives up when the signal says so', async () => {
  const { fetch } = withFaults({ times: 2, delayMs: 150 })
  const start = performance.now()
  expect((await fetch(`${origin}/api/v2`)).status).toBe(200)
  expect(performance.now() - start).toBeGreaterThanOrEqual(145)
  await expect(fetch(`${origin}/api/v2`, { signal: AbortSignal.timeout(20) })).rejects.toMatchObject({
    name: 'TimeoutError',
  })
  await expect(fetch(`${origin}/api/v2`, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  })
})
