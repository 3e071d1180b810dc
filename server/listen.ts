import { createServer, ServerResponse, type OutgoingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { errorOf } from '../src/core/values/error'
import type { Application } from './application'
import type { TransportError } from './refusals'
import { makeReadable } from './requestTarget'
import { StartError } from './startError'
import { answerUnparsed } from './unparsedRequests'

/** Time for a request to arrive completely, in milliseconds: the largest has 64 KB. A slow one gets 408 and is closed. */
const requestTimeout = 30_000

/**
 * Time that a connection stays open without a request, in milliseconds. Longer than proxies and load balancers keep theirs
 * (60 s is usual): the side that closes first must be theirs, or a request that is sent at that moment ends in a reset.
 */
const keepAliveTimeout = 65_000

/** A server that listens. */
export type Listening = {
  /** Its origin, with the actual port when port 0 was requested. */
  origin: string
  /** Accepts no new connection, lets open requests end, and closes the others after the grace time. */
  stop(graceMilliseconds: number): Promise<void>
}

/**
 * A response that has no type when it has no content. The adapter gives every response one; of a 304 a cache would take
 * it over for the page it has stored (RFC 9111, section 3.2).
 */
class SiteResponse extends ServerResponse {
  override writeHead(status: number, ...rest: unknown[]): this {
    const headers = rest.find((argument) => typeof argument === 'object') as OutgoingHttpHeaders | undefined
    if (headers && (status === 204 || status === 304)) delete headers['content-type']
    return super.writeHead(status, headers)
  }
}

/**
 * Starts to listen and passes the requests to the application that `create` returns; `create` gets the site's origin,
 * since port 0 is replaced by a free one only now. What is no request, or one that cannot be read, is passed on as
 * `transportError`, so that every response has the headers of the site. Rejects with a StartError when it cannot listen
 * on the address.
 */
export function listen(
  create: (origin: string) => Application,
  { host, port }: { host: string; port: number },
): Promise<Listening> {
  let application: Application | undefined
  const handle = (transportError?: TransportError) =>
    getRequestListener(
      (request, transport) =>
        application?.fetch(request, { ...transport, ...(transportError && { transportError }) }) ??
        new Response('The server is starting.', { status: 503, headers: { 'Retry-After': '1' } }),
    )
  const [accept, refuse, refuseExpectation] = [handle(), handle(400), handle(417)]
  const server = createServer(
    {
      requestTimeout,
      headersTimeout: requestTimeout,
      keepAliveTimeout,
      ServerResponse: SiteResponse,
      // Node's own response to a missing host would lack the headers of the site.
      requireHostHeader: false,
    },
    (request, response) => void (makeReadable(request) ? accept : refuse)(request, response),
  )
  server.on('checkExpectation', (request, response) => {
    makeReadable(request)
    void refuseExpectation(request, response)
  })
  answerUnparsed(server, (request, transport) => application?.fetch(request, transport))
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new StartError(describe(error, host, port))),
    )
    server.listen(port, host, () => {
      const origin = originOf(host, (server.address() as AddressInfo).port)
      try {
        application = create(origin)
        resolve({ origin, stop: (grace) => stop(server, grace) })
      } catch (error) {
        server.close()
        reject(errorOf(error))
      }
    })
  })
}

/** An origin that a browser can open: a server on every network is reachable as localhost. */
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
  const closing = setInterval(() => server.closeIdleConnections(), 50)
  const deadline = setTimeout(() => server.closeAllConnections(), graceMilliseconds)
  await closed
  clearInterval(closing)
  clearTimeout(deadline)
}
