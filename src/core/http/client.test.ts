import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { HTTPError, TimeoutError } from 'ky'
import { http } from './client'

type Arrival = { method: string; at: number }
type Responder = (response: ServerResponse, request: IncomingMessage) => void

let server: Server
let origin: string
let arrivals: Arrival[]
/** Used in order; the last one responds to all later requests. */
let responders: Responder[]

const status =
  (code: number, headers: Record<string, string> = {}, text = ''): Responder =>
  (response) =>
    response.writeHead(code, text, headers).end()

beforeAll(async () => {
  server = createServer((request, response) => {
    arrivals.push({ method: request.method ?? '', at: performance.now() })
    const respond = responders.length > 1 ? responders.shift() : responders[0]
    respond?.(response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

beforeEach(() => {
  arrivals = []
  responders = [status(200)]
})

afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

/** Milliseconds between one arrival and the next. */
const pauses = (): number[] => arrivals.slice(1).map(({ at }, index) => at - (arrivals[index]?.at ?? 0))

/** A busy machine makes a pause longer; timers fire early by a millisecond or two at most. */
const expectPauses = (...expected: number[]): void => {
  const measured = pauses()
  expect(measured).toHaveLength(expected.length)
  expected.forEach((pause, index) => {
    expect(measured[index]).toBeGreaterThan(pause - 5)
    expect(measured[index]).toBeLessThan(pause + 600)
  })
}

/** Sends a request with all its retries, without the delays of the backoff, which have their own test. */
const send = (method: string): Promise<unknown> =>
  http(`${origin}/lead`, { method, retry: { delay: () => 0 } }).catch((error: unknown) => error)

it('a GET that gets 503 is retried after 300 and 600 ms, then rejects', async () => {
  responders = [status(503)]
  await expect(http.get(`${origin}/lead`)).rejects.toThrow(HTTPError)
  expectPauses(300, 600)
})

it('a retry that succeeds gives the response', async () => {
  responders = [status(500), (response) => void response.end('{"result":"success"}')]
  await expect(http.get(`${origin}/lead`).json()).resolves.toEqual({ result: 'success' })
  expect(arrivals).toHaveLength(2)
})

it.each(['GET', 'PUT', 'HEAD', 'DELETE', 'OPTIONS'])('%s is sent three times', async (method) => {
  responders = [status(503)]
  await send(method)
  expect(arrivals.map((arrival) => arrival.method)).toEqual([method, method, method])
})

it.each(['POST', 'PATCH'])('%s is sent once', async (method) => {
  responders = [status(503)]
  await send(method)
  expect(arrivals).toHaveLength(1)
})

it('a POST is not retried with Retry-After either', async () => {
  responders = [status(429, { 'Retry-After': '0' })]
  await send('POST')
  expect(arrivals).toHaveLength(1)
})

it.each([408, 429, 500, 502, 503, 504])('status %i is retried', async (code) => {
  responders = [status(code)]
  await send('GET')
  expect(arrivals).toHaveLength(3)
})

it.each([400, 401, 403, 404, 409, 422, 501, 505])('status %i is final', async (code) => {
  responders = [status(code)]
  await send('GET')
  expect(arrivals).toHaveLength(1)
})

it('413 is retried only with Retry-After', async () => {
  responders = [status(413)]
  await send('GET')
  expect(arrivals).toHaveLength(1)

  arrivals = []
  responders = [status(413, { 'Retry-After': '1' }), status(200)]
  await send('GET')
  expectPauses(1000)
})

it.each([429, 503])('Retry-After of %i replaces the backoff', async (code) => {
  responders = [status(code, { 'Retry-After': '1' }), status(200)]
  await http.get(`${origin}/lead`)
  expectPauses(1000)
})

it('Retry-After of any other status is ignored', async () => {
  responders = [status(500, { 'Retry-After': '2' }), status(200)]
  await http.get(`${origin}/lead`)
  expectPauses(300)
})

it('a broken connection is retried for a GET, not for a POST', async () => {
  responders = [(response) => void response.destroy()]
  await expect(http.get(`${origin}/lead`, { retry: { delay: () => 0 } })).rejects.toThrow('fetch failed')
  expect(arrivals).toHaveLength(3)

  arrivals = []
  await expect(http.post(`${origin}/lead`)).rejects.toThrow('fetch failed')
  expect(arrivals).toHaveLength(1)
})

it('the message of an HTTP error has status, method and address', async () => {
  responders = [status(404)]
  await expect(http.post(`${origin}/lead?a=1`, { json: {} })).rejects.toThrow(
    new Error(`Request failed with status code 404: POST ${origin}/lead?a=1`),
  )
})

it("the server's reason phrase follows the status", async () => {
  responders = [status(404, {}, 'Not Found')]
  await expect(http.get(origin)).rejects.toThrow(
    `Request failed with status code 404 Not Found: GET ${origin}/`,
  )
})

it('a call with throwHttpErrors: false is not retried', async () => {
  responders = [status(503)]
  await expect(http.get(origin, { throwHttpErrors: false })).resolves.toHaveProperty('status', 503)
  expect(arrivals).toHaveLength(1)
})

it('the response of an HTTP error can be read', async () => {
  responders = [(response) => void response.writeHead(422).end('{"result":"error"}')]
  const error = await http.post(`${origin}/lead`).then(
    () => undefined,
    (reason: unknown) => reason as HTTPError,
  )
  await expect(error?.response.json()).resolves.toEqual({ result: 'error' })
})

it('the message of a timeout has method and address, and a timeout is not retried', async () => {
  responders = [() => undefined]
  const request = http.get(`${origin}/slow`, { timeout: 50 })
  await expect(request).rejects.toThrow(TimeoutError)
  await expect(request).rejects.toThrow(`Request timed out: GET ${origin}/slow`)
  expect(arrivals).toHaveLength(1)
})

it('an attempt has a timeout of ten seconds', async () => {
  jest.useFakeTimers()
  try {
    const hanging = jest.fn(() => new Promise<Response>(() => undefined))
    const settled = jest.fn()
    const request = http.post('http://127.0.0.1/slow', { fetch: hanging }).then(settled, settled)
    await jest.advanceTimersByTimeAsync(9_999)
    expect(hanging).toHaveBeenCalledTimes(1)
    expect(settled).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    await request
    expect(settled.mock.calls[0]?.[0]).toHaveProperty('name', 'TimeoutError')
  } finally {
    jest.useRealTimers()
  }
})

it('the longest timeout is 2147483647 ms', async () => {
  const longest = 2_147_483_647
  await expect(http.get(origin, { timeout: longest })).resolves.toHaveProperty('status', 200)
  const request = http.post(origin, { timeout: longest + 1 })
  await expect(request).rejects.toThrow(RangeError)
  await expect(request).rejects.toThrow('The `timeout` option cannot be greater than 2147483647')
})
