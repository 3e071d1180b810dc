import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ContentFolder } from '../../../content-api/content.fixture'
import { serveContent } from '../../../content-api/server.fixture'
import { parseEnvironment } from '../../core/environment'
import { openContentSource } from './contentClient'

let server: Server
let failures: number
let requests: number
let endpoint: string
const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true)

beforeEach(async () => {
  requests = 0
  server = createServer((_request, response) => {
    requests += 1
    response.statusCode = requests <= failures ? 503 : 200
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ refs: [{ id: 'master', ref: 'master~1', isMasterRef: true }] }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v2`
})
afterEach(() => {
  server.close()
  server.closeAllConnections()
  stderr.mockClear()
})

const source = () =>
  openContentSource(
    '/nowhere',
    parseEnvironment({ PRISMIC_ENDPOINT: endpoint, PRISMIC_ACCESS_TOKEN: 'secret' }),
  )

it('a request that fails once is repeated, and the token is not logged', async () => {
  failures = 1
  await expect(source().client.getMasterRef()).resolves.toMatchObject({ ref: 'master~1' })
  const output = stderr.mock.calls.map(([text]) => String(text)).join('')
  expect(output).toContain(`${endpoint} did not answer`)
  expect(output).not.toContain('secret')
})

it('a repository that keeps failing is an error with its address', async () => {
  failures = Infinity
  await expect(source().client.getMasterRef()).rejects.toThrow(`${endpoint} cannot be read`)
  expect(requests).toBe(4)
}, 20_000)

it('media of an embedded repository on another server are shown from the site, which serves them', async () => {
  const folder = new ContentFolder()
  const image = { url: '/media/team.png', dimensions: { width: 4, height: 3 }, alt: null }
  folder.publish({ id: 'a', data: { image, text: 'See /media/team.png' } })
  const content = await serveContent(folder.load())
  const environment = parseEnvironment({ PRISMIC_ENDPOINT: `${content.origin}/api/v2` })
  const { data } = await openContentSource('/nowhere', environment).client.getByID('a')
  expect(data).toEqual({ image, text: 'See /media/team.png' })
  await content.stop()
  folder.remove()
})
