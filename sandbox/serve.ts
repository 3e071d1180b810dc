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

/** Serves a stand-in on localhost; port 0 takes any free one. Rejects when the port is not available. */
export async function serveStandIn(app: Hono, port = 0): Promise<Served> {
  const server = createAdaptorServer({ fetch: app.fetch })
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
