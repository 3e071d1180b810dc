/** The check of the development server over real sockets, in front of routes that were there before, as Gatsby's are. */
import { createServer, request, type RequestListener, type Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { parseEnvironment } from '../core/environment'
import { answerOwnPagesOnly } from './developmentServer'

type Application = RequestListener & Parameters<typeof answerOwnPagesOnly>[0]

/** The one that Gatsby uses. */
const express = createRequire(require.resolve('gatsby/package.json'))('express') as () => Application

let server: Server
let port: number

beforeAll(async () => {
  const app = express()
  app.use((_, response) => void response.end('answered'))
  answerOwnPagesOnly(app, parseEnvironment({ CONTENT_EDITING_HOSTS: 'studio.example' }))
  server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ;({ port } = server.address() as AddressInfo)
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const ask = (path: string, headers: Record<string, string>, method = 'GET'): Promise<string> =>
  new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, method, headers }, (response) => {
      void response
        .setEncoding('utf8')
        .toArray()
        .then((chunks) => resolve(`${response.statusCode} ${chunks.join('')}`))
    })
      .on('error', reject)
      .end()
  })

/** Addresses of Gatsby, and a page. */
const addresses = [
  '/___graphql',
  '/_graphql',
  '/__refresh',
  '/__open-stack-frame-in-editor?fileName=a',
  '/__webpack_hmr',
  '/en',
]

it.each(['evil.example', 'evil.example:8000', 'localhost.evil.example', '169.254.1.1', 'localhost.', 'a b'])(
  'by the name "%s" nothing is answered, and the answer names the variable',
  async (host) => {
    for (const address of addresses)
      for (const method of ['GET', 'POST'])
        expect(await ask(address, { host, 'sec-fetch-site': 'same-origin' }, method)).toMatch(
          /^403 .*CONTENT_EDITING_HOSTS/,
        )
  },
)

it.each([
  ['with another origin', { origin: 'http://evil.example' }],
  ['in a sandboxed frame', { origin: 'null' }],
  ['on another port', { 'sec-fetch-site': 'same-site' }],
  ['of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
  [
    'in a frame',
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
  ],
])('a page %s gets nothing', async (_how, headers) => {
  for (const address of addresses)
    for (const method of ['GET', 'POST', 'OPTIONS'])
      expect(await ask(address, { host: `localhost:${port}`, ...headers }, method)).toMatch(
        /^403 .*own pages only/,
      )
})

it('a link of another site leads to a page, and to nothing that acts', async () => {
  const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
  const statuses = addresses.map(async (address) => (await ask(address, link)).slice(0, 3))
  expect(await Promise.all(statuses)).toEqual(['403', '403', '403', '403', '403', '200'])
  expect(await ask('//__refresh', link)).toMatch(/^403/)
})

it('its own pages, programs and further names are answered', async () => {
  const host = `localhost:${port}`
  const senders: Record<string, string>[] = [
    { host },
    { host, origin: `http://${host}` },
    { host, 'sec-fetch-site': 'same-origin' },
    { host, 'sec-fetch-site': 'none' },
    { host: `127.0.0.1:${port}` },
    { host: 'STUDIO.example:9000' },
  ]
  for (const headers of senders)
    for (const address of addresses) expect(await ask(address, headers)).toBe('200 answered')
})

it('an application whose routes cannot be protected is an error, not an open server', () => {
  expect(() => answerOwnPagesOnly({ use: () => undefined }, parseEnvironment({}))).toThrow('Express 4')
})
