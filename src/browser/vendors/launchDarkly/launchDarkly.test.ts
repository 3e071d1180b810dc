/** @jest-environment jsdom */
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { consent } from '../../../visitor/consent/store'
import { launchDarkly } from '.'

type Answer = { flags: Readonly<Record<string, unknown>> } | { failed: string }

let server: Server | undefined
let requests: string[]

beforeEach(() => {
  requests = []
})
afterEach(async () => {
  server?.closeAllConnections()
  await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()))
  server = undefined
})

/** What is reported first by a service at this address. */
async function firstReport(listener: RequestListener): Promise<Answer> {
  const listening = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    response.setHeader('access-control-allow-origin', '*')
    listener(request, response)
  })
  server = listening
  await new Promise<void>((resolve) => listening.listen(0, 'localhost', resolve))
  const origin = `http://localhost:${(listening.address() as AddressInfo).port}`
  const start = launchDarkly({ clientSideId: 'env-1', baseUrl: origin, streamUrl: origin })
  return new Promise((resolve) => {
    start({
      loaded: (flags) => resolve({ flags: { ...flags } }),
      failed: (reason) => resolve({ failed: (reason as Error).name }),
    })
  })
}

const json =
  (body: string, status = 200): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(body)
  }

it('asks once for flags, with one key for all visitors, and stores nothing', async () => {
  const flag = { value: false, version: 1, variation: 0, trackEvents: true }
  const stored = jest.spyOn(Storage.prototype, 'setItem')
  const cookies = jest.spyOn(Document.prototype, 'cookie', 'set')
  const warnings = jest.spyOn(console, 'warn')
  expect(await firstReport(json(JSON.stringify({ 'hubspot-banner': flag })))).toEqual({
    flags: { hubspotBanner: false },
  })
  expect(stored).not.toHaveBeenCalled()
  expect(cookies).not.toHaveBeenCalled()
  const [method, path = ''] = requests[0]?.split(' ') ?? []
  expect(method).toBe('GET')
  expect(path).toMatch(/^\/sdk\/evalx\/env-1\/contexts\//)
  expect(JSON.parse(Buffer.from(path.split('/').at(-1) ?? '', 'base64url').toString())).toEqual({
    kind: 'user',
    key: 'website-visitor',
    anonymous: true,
  })
  expect(requests).toHaveLength(1)
  expect(warnings).not.toHaveBeenCalled()
  jest.restoreAllMocks()
})

it.each<[string, string, RequestListener]>([
  ['an unknown environment', 'LaunchDarklyInvalidEnvironmentIdError', json('{}', 404)],
  ['a bad request', 'LaunchDarklyFlagFetchError', json('{}', 400)],
  ['a timeout of the service', 'LaunchDarklyFlagFetchError', json('{}', 408)],
  ['too many requests', 'LaunchDarklyFlagFetchError', json('{}', 429)],
  ['an error of the service', 'LaunchDarklyFlagFetchError', json('{}', 503)],
  ['JSON that ends too early', 'SyntaxError', json('{"hubspot-banner":')],
  [
    'a page instead of flags',
    'LaunchDarklyFlagFetchError',
    (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>'),
  ],
  ['a cut connection', 'LaunchDarklyFlagFetchError', (request) => request.socket.destroy()],
])('%s is reported, and requested once', async (_, name, listener) => {
  // jsdom tells its console of a cut connection, as a browser does.
  const said = jest.spyOn(console, 'error').mockImplementation()
  expect(await firstReport(listener)).toEqual({ failed: name })
  expect(requests).toHaveLength(1)
  said.mockRestore()
})

it.each(['null', '[]', '{}', '"flags"'])('the answer %s has no flags', async (body) => {
  expect(await firstReport(json(body))).toMatchObject({
    flags: expect.not.objectContaining({ hubspotBanner: true }) as object,
  })
})

it('the stream of changes is open only while the visitor allows something', async () => {
  const opened: string[] = []
  let closed = 0
  // jsdom has none.
  Object.assign(window, {
    EventSource: class {
      constructor(url: string) {
        opened.push(new URL(url).pathname)
      }
      addEventListener(): void {
        // It says nothing.
      }
      close(): void {
        closed++
      }
    },
  })
  const none = { functionality: false, analytics: false, advertisement: false }
  await firstReport(json('{}'))
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20))
  await settled()
  expect(opened).toEqual([])
  consent.withdraw()
  expect(opened).toEqual([])
  consent.decide({ ...none, functionality: true })
  expect(opened).toEqual([expect.stringMatching(/^\/eval\/env-1\//)])
  window.dispatchEvent(new Event('pagehide'))
  expect(closed).toBe(1)
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(opened).toHaveLength(2)
  consent.withdraw()
  expect(closed).toBe(2)
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(opened).toHaveLength(2)
  delete (window as { EventSource?: unknown }).EventSource
})
