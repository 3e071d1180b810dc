import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Application } from './app'
import { StartError } from './startError'

/** A server that listens. */
export type Listening = {
  /** The port, also when 0 was asked for. */
  port: number
  /** Takes no new connection, lets open requests end, and cuts what is left after the grace time. */
  stop(graceMilliseconds: number): Promise<void>
}

/** Starts to listen. Rejects with a StartError when the address cannot be had. */
export function listen(application: Application, { host, port }: { host: string; port: number }): Promise<Listening> {
  const server = createServer(getRequestListener(application.fetch))
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new StartError(describe(error, host, port))))
    server.listen(port, host, () => {
      const address = server.address() as AddressInfo
      resolve({ port: address.port, stop: (grace) => stop(server, grace) })
    })
  })
}

function describe(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is in use. Stop what listens there, or choose another: PORT=${port + 1} npm run serve`
  }
  if (error.code === 'EACCES') return `Port ${port} may not be opened by this user. Choose one above 1023 with PORT.`
  if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL') {
    return `"${host}" is no address of this machine. Set HOST to localhost, or to 0.0.0.0 for every network.`
  }
  return `Cannot listen on ${host}:${port}: ${error.message}`
}

async function stop(server: Server, graceMilliseconds: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // A kept-alive connection is idle only once its request has ended, which may be after close().
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const cut = setTimeout(() => server.closeAllConnections(), graceMilliseconds)
  await closed
  clearInterval(sweep)
  clearTimeout(cut)
}
