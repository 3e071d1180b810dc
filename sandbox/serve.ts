import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Recorder } from './recorder'
import { standInOf } from './standIn'

export type Served = {
  /** `http://localhost:4420` */
  origin: string
  /** Its name and what it received, when it is a stand-in. */
  standIn?: { name: string; recorder: Recorder } | undefined
  /** Cuts every connection. */
  stop(): Promise<void>
}

/** The names of this machine: a page of another site may have its own name lead here (DNS rebinding). */
const ownHosts = ['localhost', '127.0.0.1', '[::1]']

/** Serves a stand-in on localhost, by the names of this machine only; port 0 takes any free one. Rejects when the port is not available. */
export async function serveStandIn(app: Hono, port = 0): Promise<Served> {
  const server = createAdaptorServer({
    fetch: (request, environment) =>
      ownHosts.includes(new URL(request.url).hostname)
        ? app.fetch(request, environment)
        : new Response('Stand-ins answer by the name localhost only.', { status: 403 }),
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', resolve)
  })
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    standIn: standInOf(app),
    stop: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}
