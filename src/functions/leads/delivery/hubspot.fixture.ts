import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the stand-in does with a request: a response, none, or a cut connection. */
export type Reaction =
  | { status: number; body?: unknown; headers?: Record<string, string> }
  | 'hang'
  | 'hang in the body'
  | 'hang in the body of 200'
  | 'reset'

export type Received = {
  path: string | undefined
  authorization: string | undefined
  body: unknown
  at: number
  /** Requests that were open at that time, with this one. */
  open: number
}

export type HubspotStandIn = {
  origin: string
  /** In the order they came. */
  received: Received[]
  /** Reactions to the next requests; when none is left, 200. */
  reactions: Reaction[]
  close(): Promise<void>
}

export const accepted: Reaction = { status: 200, body: { inlineMessage: 'Thanks.' } }

export const refused = (errorType: string, message = 'No.'): Reaction => ({
  status: 400,
  body: {
    status: 'error',
    message: 'The request is not valid',
    correlationId: 'c-1',
    errors: [{ message, errorType }],
  },
})

/** HubSpot's forms API over HTTP, as a test scripts it. */
export async function hubspotStandIn(): Promise<HubspotStandIn> {
  const received: Received[] = []
  const reactions: Reaction[] = []
  let open = 0
  const server: Server = createServer((request, response) => {
    open += 1
    response.once('close', () => (open -= 1))
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString())
      const { authorization } = request.headers
      received.push({ path: request.url, authorization, body, at: Date.now(), open })
      react(response, reactions.shift() ?? accepted)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    received,
    reactions,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function react(response: ServerResponse, reaction: Reaction): void {
  if (reaction === 'hang') return
  if (reaction === 'reset') {
    response.socket?.destroy()
  } else if (reaction === 'hang in the body' || reaction === 'hang in the body of 200') {
    const status = reaction === 'hang in the body' ? 500 : 200
    response.writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': '100' }).write('{')
  } else {
    response
      .writeHead(reaction.status, { 'Content-Type': 'application/json', ...reaction.headers })
      .end(JSON.stringify(reaction.body ?? {}))
  }
}
