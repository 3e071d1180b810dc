import type * as module from './askForIntegrations'
import { integrationsTimeLimit } from './askForIntegrations'

type Module = typeof module

const hubspot = { portalId: '1234567', scriptOrigin: 'https://scripts.example' }
const request = jest.fn<Promise<Response>, [string, RequestInit]>()

/** The module as a page that is loaded has it: it has asked for nothing. */
const onPage = (): Module['askForIntegrations'] => modulesOfPage().askForIntegrations

function modulesOfPage(): Module {
  let loaded: Module | undefined
  jest.isolateModules(() => {
    loaded = jest.requireActual<Module>('./askForIntegrations')
  })
  if (!loaded) throw new Error('not loaded')
  return loaded
}

beforeEach(() => {
  request.mockReset()
  jest.spyOn(globalThis, 'fetch').mockImplementation(request as typeof fetch)
})
afterEach(() => {
  jest.restoreAllMocks()
})

it('the server is asked once, however many ask for the services', async () => {
  request.mockResolvedValue(Response.json({ hubspot }))
  const load = onPage()
  expect(await Promise.all([load(), load()])).toEqual([{ hubspot }, { hubspot }])
  expect(request.mock.calls).toEqual([['/api/integrations', expect.anything()]])
})

it('a build for a host of files asks for nothing, and knows that there is no server', async () => {
  const build = globalThis as { HOST_HAS_FUNCTIONS?: boolean }
  build.HOST_HAS_FUNCTIONS = false
  try {
    const { askForIntegrations, hasNoServer } = modulesOfPage()
    expect([await askForIntegrations(), await hasNoServer()]).toEqual([{}, true])
    expect(request).not.toHaveBeenCalled()
  } finally {
    delete build.HOST_HAS_FUNCTIONS
  }
})

it.each<[string, () => Promise<Response>]>([
  ['has no such address', async () => new Response('<!doctype html>', { status: 404 })],
  ['answers with a page', async () => new Response('<!doctype html>')],
  ['fails', async () => Response.json({ result: 'error', hubspot }, { status: 500 })],
  ['answers with no object', async () => Response.json('hubspot')],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a server that %s has no services', async (_, answer) => {
  request.mockImplementation(answer)
  expect(await onPage()()).toEqual({})
})

it.each<[boolean, string, () => Promise<Response>]>([
  [true, 'answers 404 with a page', async () => new Response('<!doctype html>', { status: 404 })],
  [true, 'refuses what it does not have', async () => new Response('<Error/>', { status: 403 })],
  [true, 'sends a page for everything', async () => new Response('<!doctype html>')],
  [false, 'is the server of the site', async () => Response.json({})],
  [false, 'is that server with an error', async () => Response.json({ result: 'error' }, { status: 404 })],
  [false, 'is a proxy whose server is down', async () => new Response('<h1>502</h1>', { status: 502 })],
  [false, 'has too many requests', async () => new Response('slower', { status: 429 })],
  [false, 'cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('it is %s that there is no server when a host %s, by one request', async (expected, _, answer) => {
  request.mockImplementation(answer)
  const { hasNoServer, askForIntegrations } = modulesOfPage()
  await askForIntegrations()
  expect(await hasNoServer()).toBe(expected)
  expect(request).toHaveBeenCalledTimes(1)
})

it('a server that does not answer in time has no services', async () => {
  jest.useFakeTimers()
  request.mockImplementation(
    (_, { signal }) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
      ),
  )
  const answer = onPage()()
  jest.advanceTimersByTime(integrationsTimeLimit)
  expect(await answer).toEqual({})
  jest.useRealTimers()
})
