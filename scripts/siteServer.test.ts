/** @jest-environment node */
import { startSiteServer } from './siteServer'

/** Says the port that it was given, as the server says its address. */
const program = [
  process.execPath,
  '-e',
  'console.log(`Site is ready at http://localhost:${process.env.PORT}`); setInterval(() => {}, 1000)',
] as const

it.each([
  ['no port', {}, 'http://localhost:0'],
  ['an empty port, as trials empty all variables', { PORT: '' }, 'http://localhost:0'],
  ['a port of its own', { PORT: '9123' }, 'http://localhost:9123'],
])('with %s it gets a free one, or that one', async (_what, env, origin) => {
  const server = await startSiteServer(process.cwd(), env, program)
  expect(server.origin).toBe(origin)
  await server.kill()
})
