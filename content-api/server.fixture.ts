/** The content API of a folder over real HTTP, on a free port. */
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import { withFaults, type Fault } from '../sandbox/faults'
import { createContentApi, type ContentApiOptions } from './app'
import type { Repository } from './repository'

export type ContentServer = {
  origin: string
  /** Requests that arrived, `POST /documents`. */
  requests: string[]
  faults: Fault[]
  stop: () => Promise<void>
}

export async function serveContent(
  repository: Repository,
  options: Partial<ContentApiOptions> = {},
): Promise<ContentServer> {
  const requests: string[] = []
  const faults: Fault[] = []
  // oxlint-disable-next-line prefer-const -- the server's address is needed before the application exists
  let app: Hono | undefined
  const server = createAdaptorServer({
    fetch: (request, environment) => {
      requests.push(`${request.method} ${new URL(request.url).pathname}`)
      return app?.fetch(request, environment) ?? new Response()
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  app = withFaults(createContentApi({ repository, origin, editing: true, ...options }), faults)
  return {
    origin,
    requests,
    faults,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}
