import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readJson } from '../../../src/core/values/readJson'
import { containerFiles, healthCommand } from '.'

const [dockerfile = '', ignored = ''] = containerFiles('20').map(({ text }) => text)

it('everything that it copies is there, and is not ignored', () => {
  const sources = [...dockerfile.matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, names = '']) => names.split(' '))
  expect(sources).toContain('scripts/runBundle.mjs')
  for (const source of sources) {
    expect(ignored.split('\n')).toContain(`!${source}`)
    if (!['build', 'public'].includes(source)) expect([source, existsSync(source)]).toEqual([source, true])
  }
})

it('the server starts as npm run serve does, and not as root', () => {
  const { scripts } = readJson('package.json') as { scripts: { serve: string } }
  const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(dockerfile) ?? []
  expect(`exec ${(JSON.parse(command) as string[]).join(' ')}`).toBe(scripts.serve)
  expect(dockerfile.indexOf('USER node')).toBeGreaterThan(dockerfile.lastIndexOf('RUN'))
})

describe('its health', () => {
  let server: Server
  let status = 200
  beforeAll(async () => {
    server = createServer((request, response) => {
      response.statusCode = request.url === '/api/live' ? status : 404
      response.end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => server.close())

  const health = (port: number): Promise<number | null> => {
    const [, ...args] = healthCommand
    const child = spawn(process.execPath, args, { env: { PORT: String(port) } })
    return new Promise((resolve) => child.once('exit', resolve))
  }

  it('is that of the server', async () => {
    const { port } = server.address() as AddressInfo
    expect(await health(port)).toBe(0)
    status = 503
    expect(await health(port)).toBe(1)
    expect(await health(1)).toBe(1)
  })
})
