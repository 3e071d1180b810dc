import type * as module from './askForIntegrations'
import { integrationsTimeLimit } from './askForIntegrations'

type Module = typeof module

const hubspot = { portalId: '1234567', scriptOrigin: 'https://scripts.example' }
const request = jest.fn<Promise<Response>, [string, RequestInit]>()

/** The module as a page that is loaded has it: it has asked for nothing. */
function onPage(): Module['askForIntegrations'] {
  let loaded: Module | undefined
  jest.isolateModules(() => {
    loaded = jest.requireActual<Module>('./askForIntegrations')
  })
  if (!loaded) throw new Error('not loaded')
  return loaded.askForIntegrations
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
