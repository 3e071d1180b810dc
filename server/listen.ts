import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Application } from './app'
import { StartError } from './startError'

/** Time for a request to arrive in full, in milliseconds: the largest has 64 KB. A slow one is answered 408 and cut. */
const requestTimeout = 30_000

/** A server that listens. */
export type Listening = {
  /** The origin to open it at, with the port that was found when 0 was asked for. */
  origin: string
  /** Takes no new connection, lets open requests end, and cuts what is left after the grace time. */
  stop(graceMilliseconds: number): Promise<void>
}

/**
 * Starts to listen and hands the requests to the application that `create` makes; it is given the site's origin,
 * since the port is known only now when 0 was asked for. Rejects with a StartError when the address cannot be had.
 */
export function listen(
  create: (origin: string) => Application,
  { host, port }: { host: string; port: number },
): Promise<Listening> {
  let answer: ReturnType<typeof getRequestListener> | undefined
  const server = createServer(
    { requestTimeout, headersTimeout: requestTimeout },
    (request, response) => void answer?.(request, response),
  )
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new StartError(describe(error, host, port))),
    )
    server.listen(port, host, () => {
      const origin = originOf(host, (server.address() as AddressInfo).port)
      try {
        answer = getRequestListener(create(origin).fetch)
        resolve({ origin, stop: (grace) => stop(server, grace) })
      } catch (error) {
        server.close()
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    })
  })
}

/** An origin one can open: a server on every network is reached as localhost. */
function originOf(host: string, port: number): string {
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}

function describe(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is in use. Stop what listens there, or choose another: PORT=${port + 1} npm run serve`
  }
  if (error.code === 'EACCES')
    return `Port ${port} may not be opened by this user. Choose one above 1023 with PORT.`
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
