import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fetchDestinations } from './destinations'

let server: Server
let cdnUrl: string
const paths: string[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    paths.push(request.url ?? '')
    response.statusCode = request.url?.includes('/key-1/') ? 200 : 404
    response.end(JSON.stringify([{ name: 'Amplitude', creationName: 'Amplitude', category: 'Analytics' }]))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  cdnUrl = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

it('asks for the list of the workspace, once', async () => {
  await fetchDestinations({ cdnUrl, writeKey: 'key-1' })
  await expect(fetchDestinations({ cdnUrl, writeKey: 'key-1' })).resolves.toEqual([
    { id: 'Amplitude', category: 'Analytics' },
  ])
  expect(paths).toEqual(['/v1/projects/key-1/integrations'])
})

it('without such a workspace there is no list', async () => {
  await expect(fetchDestinations({ cdnUrl, writeKey: 'key-2' })).rejects.toThrow('404')
  await expect(fetchDestinations({ cdnUrl, writeKey: 'key-2' })).rejects.toThrow('404')
  expect(paths.filter((path) => path.includes('key-2'))).toHaveLength(2)
})
