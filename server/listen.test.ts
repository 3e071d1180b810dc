import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { Hono } from 'hono'
import { listen, type Listening } from './listen'
import { StartError } from './startError'

const local = { host: 'localhost', port: 0 }

let servers: Listening[]
let agents: Agent[]
beforeEach(() => {
  servers = []
  agents = []
})
afterEach(async () => {
  for (const agent of agents) agent.destroy()
  await Promise.all(servers.map((server) => server.stop(0)))
})

/** Starts a server that is stopped after the test. */
const start = async (...options: Parameters<typeof listen>): Promise<Listening> => {
  const server = await listen(...options)
  servers.push(server)
  return server
}

/** An application whose responses wait until they are released. */
function slowApplication() {
  let letGo = (): void => undefined
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const application = new Hono().get('/', (context) => context.text('quick'))
  application.get('/slow', async (context) => {
    await gate
    return context.text('done')
  })
  return { application, letGo: () => letGo() }
}

/** Resolves with the body, rejects when the connection is cut. Keeps the connection open, as browsers do. */
const read = (url: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const agent = new Agent({ keepAlive: true })
    agents.push(agent)
    get(url, { agent }, (response) => {
      let body = ''
      response.on('data', (chunk) => (body += String(chunk)))
      response.on('end', () => resolve(body))
    }).on('error', reject)
  })

it('a stop lets the open request end, accepts no new one, and does not wait for idle connections', async () => {
  const { application, letGo } = slowApplication()
  const server = await start(() => application, local)
  expect(await read(server.origin)).toBe('quick')
  const open = read(`${server.origin}/slow`)
  await pause(50)
  const begin = Date.now()
  const stopped = server.stop(5000)
  await expect(read(server.origin)).rejects.toThrow('ECONNREFUSED')
  letGo()
  expect(await open).toBe('done')
  await stopped
  expect(Date.now() - begin).toBeLessThan(2000)
})

it('a request that does not end is cut after the grace time', async () => {
  const { application } = slowApplication()
  const server = await start(() => application, local)
  const open = read(`${server.origin}/slow`).catch((error: Error) => error.message)
  await pause(50)
  await server.stop(100)
  expect(await open).toBe('socket hang up')
})

it('a port in use, an address of another machine and an application that cannot be created are reported', async () => {
  const { application } = slowApplication()
  const server = await start(() => application, local)
  const port = Number(new URL(server.origin).port)
  const again = start(() => application, { ...local, port })
  await expect(again).rejects.toThrow(StartError)
  await expect(again).rejects.toThrow(`Port ${port} on localhost is in use.`)
  await server.stop(0)

  await expect(start(() => application, { host: '192.0.2.1', port: 0 })).rejects.toThrow(
    '"192.0.2.1" is no address',
  )
  const failing = start(() => {
    throw new Error('no content')
  }, local)
  await expect(failing).rejects.toThrow('no content')
})

it('a connection stays open for longer than a proxy reuses it', async () => {
  const server = await start(() => slowApplication().application, local)
  const { headers } = await fetch(server.origin)
  const seconds = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1]
  expect(Number(seconds)).toBeGreaterThan(60)
})
