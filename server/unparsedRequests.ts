import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Transport, TransportError } from './refusals'

/** Time for a client to read the response before its connection is cut, in milliseconds. */
const lingering = 500

const statuses: Readonly<Record<string, TransportError>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

type Respond = (request: Request, transport: Transport) => Response | Promise<Response> | undefined

/**
 * Answers what Node hands to no request listener (no HTTP, headers that are too large, a request that does not end, a
 * tunnel) with the application's response to that transport error, and closes the connection. Node's own answer has no
 * headers at all.
 */
export function answerUnparsed(server: Server, respond: Respond): void {
  const latest = new WeakMap<Duplex, { request: IncomingMessage; response: ServerResponse }>()
  const answer = (socket: Duplex, transportError: TransportError): void => {
    Promise.resolve(respond(new Request('http://localhost/'), { transportError }))
      .then(async (response) => socket.end(response ? await rawResponse(response) : ''))
      .catch(() => socket.destroy())
    // A client that reads late would lose the response if its further data met a closed connection.
    socket.resume()
    setTimeout(() => socket.destroy(), lingering).unref()
  }

  server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy())
    answer(socket, 400)
  })
  server.prependListener('request', (request, response) => latest.set(request.socket, { request, response }))

  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const { request, response: open } = latest.get(socket) ?? {}
    const isOpen = open?.writableFinished === false
    // The client would read our text as the response to the request before, which is still on its way.
    if (isOpen && request?.complete && error.code !== 'ECONNRESET') {
      if (!open.headersSent) open.setHeader('Connection', 'close')
      open.once('close', () => socket.destroy())
      return
    }
    if (error.code === 'ECONNRESET' || !socket.writable || (isOpen && open.headersSent)) {
      socket.destroy()
      return
    }
    answer(socket, statuses[error.code ?? ''] ?? 400)
  })
}

/** A response as it is written to a connection that is closed after it. */
async function rawResponse(response: Response): Promise<string> {
  const body = await response.text()
  const headers = new Headers(response.headers)
  headers.set('Connection', 'close')
  headers.set('Content-Length', String(Buffer.byteLength(body)))
  headers.set('Date', new Date().toUTCString())
  const lines = [...headers].map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${response.status} ${STATUS_CODES[response.status] ?? ''}`, ...lines, '', body].join(
    '\r\n',
  )
}
