/** Over HTTP, against a server with scripted responses. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { LeadRequest } from '../../model/contract'
import { sendLead } from './sendLead'

const body: LeadRequest = {
  formData: {
    fields: [{ objectTypeId: '0-1', name: 'email', value: 'ada@outlay.example' }],
    context: { pageUri: 'https://www.outlay.example/en', pageName: 'Home' },
    formId: 'work_email',
    submittedAt: 1,
  },
  botTrap: { content: '', elapsed: 2500 },
}

type Responder = (request: IncomingMessage, response: ServerResponse) => void
let respond: Responder
let received: { request: IncomingMessage; text: string }[] = []
let server: Server
let address: string

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      received.push({ request, text })
      respond(request, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/hubspot/form-submit`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  received = []
})

const json =
  (status: number, value: unknown): Responder =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))

it('posts the body as JSON with its key', async () => {
  respond = json(200, { result: 'success', location: '/en/thankyou' })
  await expect(sendLead(body, 'key-1', address)).resolves.toEqual({
    name: 'accepted',
    response: { result: 'success', location: '/en/thankyou' },
  })
  expect(received).toHaveLength(1)
  expect(received[0]?.request.method).toBe('POST')
  expect(received[0]?.request.headers).toMatchObject({
    'content-type': 'application/json',
    'idempotency-key': 'key-1',
  })
  expect(JSON.parse(received[0]?.text ?? '')).toEqual(body)
})

it.each([
  [400, { result: 'error', code: 'INVALID_EMAIL', message: 'no' }, 'INVALID_EMAIL'],
  [403, { result: 'error', code: 'CAPTCHA_REFUSED', message: 'no' }, 'CAPTCHA_REFUSED'],
  [429, { result: 'error', code: 'TOO_MANY_REQUESTS', message: 'no' }, 'TOO_MANY_REQUESTS'],
  [413, 'too large', 'REFUSED'],
  [503, { result: 'error', code: 'NOT_STORED', message: 'no' }, 'NOT_STORED'],
  [503, 'the gateway found no server', 'NOT_STORED'],
  [200, { result: 'error', code: 'INVALID_FIELD', message: 'no' }, 'INVALID_FIELD'],
  [200, { result: 'error' }, 'REFUSED'],
])('status %d with %j is a refusal', async (status, value, code) => {
  respond = json(status, value)
  await expect(sendLead(body, 'key', address)).resolves.toEqual({ name: 'refused', code })
})

it.each([
  [
    '500 without JSON',
    (_request: IncomingMessage, response: ServerResponse) => response.writeHead(500).end('oops'),
  ],
  ['502 with a code', json(502, { result: 'error', code: 'BAD_GATEWAY', message: 'no' })],
  ['200 without JSON', (_request: IncomingMessage, response: ServerResponse) => response.end('<html>')],
  ['200 with something else', json(200, ['success'])],
  ['a success without a page', json(200, { result: 'success' })],
  ['a connection that breaks', (request: IncomingMessage) => request.socket.destroy()],
] satisfies [string, Responder][])(
  '%s counts as no response, and is not sent again',
  async (_name, responder) => {
    respond = responder
    await expect(sendLead(body, 'key', address)).resolves.toEqual({ name: 'noResponse' })
    expect(received).toHaveLength(1)
  },
)

it('without a server there is no response', async () => {
  await expect(sendLead(body, 'key', 'http://127.0.0.1:1/')).resolves.toEqual({ name: 'noResponse' })
})
