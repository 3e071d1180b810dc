import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Hono } from 'hono'
import { asGatsbyFunction } from './gatsbyFunction'

let server: Server | undefined
afterEach(() => {
  server?.close()
  server?.closeAllConnections()
})

/** A server that reads and parses the body before it calls the function, as Gatsby does. */
async function serveAsGatsbyDoes(create: () => Hono, parse: (body: string) => unknown): Promise<string> {
  const run = asGatsbyFunction(create)
  server = createServer((request, response) => {
    void text(request).then((body) =>
      run(Object.assign<IncomingMessage, object>(request, { body: parse(body) }), response),
    )
  })
  await new Promise<void>((resolve) => server?.listen(0, resolve))
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

const echo = () =>
  new Hono().post('/api/echo', async (context) => context.text(await context.req.text(), 201))

it.each([
  [
    'a parsed form',
    () => ({ name: 'Ada & Söhne', choice: ['a', 'b'] }),
    'name=Ada+%26+S%C3%B6hne&choice=a&choice=b',
  ],
  ['bytes', () => Buffer.from('as they came'), 'as they came'],
  ['text', () => 'as it came', 'as it came'],
])('the application reads the body Gatsby has parsed: %s', async (_name, parse, expected) => {
  const origin = await serveAsGatsbyDoes(echo, parse)
  const response = await fetch(`${origin}/api/echo`, {
    method: 'POST',
    body: new URLSearchParams({ x: '1' }),
  })
  expect(response.status).toBe(201)
  expect(await response.text()).toBe(expected)
})

it('parsed JSON is JSON again', async () => {
  const origin = await serveAsGatsbyDoes(echo, JSON.parse)
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${origin}/api/echo`, { method: 'POST', body: '{"a": [1]}', headers })
  expect(await response.json()).toEqual({ a: [1] })
})

it('an application that cannot be created causes a 500 and does not end the process', async () => {
  const write = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const origin = await serveAsGatsbyDoes(() => {
    throw new Error('no environment')
  }, String)
  const response = await fetch(`${origin}/api/health`)
  expect(response.status).toBe(500)
  expect(await response.json()).toMatchObject({ result: 'error', code: 'INTERNAL_ERROR' })
  expect(write.mock.calls.join()).toContain('no environment')
  write.mockRestore()
})
