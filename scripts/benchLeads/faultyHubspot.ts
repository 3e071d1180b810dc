import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The injected faults, each with its share of a hundred requests: thirty in all. */
const faults = {
  'HTTP 500': 8,
  'HTTP 429 with Retry-After': 4,
  'no response within the timeout': 3,
  'connection reset before the lead is recorded': 7,
  'connection reset after the lead is recorded': 8,
} as const

export type Fault = keyof typeof faults

export type FaultyHubspot = {
  origin: string
  /** How often each lead was recorded, by e-mail address. */
  recorded: ReadonlyMap<string, number>
  requests(): number
  faults: ReadonlyMap<Fault, number>
  /** The most requests that were open at a time, and the most that came in any ten seconds. */
  mostOpen(): number
  mostIn10Seconds(): number
  close(): Promise<void>
}

/** A stand-in for HubSpot's forms API with these faults. */
export async function startFaultyHubspot(): Promise<FaultyHubspot> {
  const recorded = new Map<string, number>()
  const counts = new Map<Fault, number>()
  const arrivals: number[] = []
  let open = 0
  let mostOpen = 0

  const record = (email: string): unknown => recorded.set(email, (recorded.get(email) ?? 0) + 1)

  const server = createServer((request, response) => {
    arrivals.push(Date.now())
    open += 1
    mostOpen = Math.max(mostOpen, open)
    response.once('close', () => (open -= 1))
    readEmail(request)
      .then((email) => {
        const fault = drawFault()
        if (fault) counts.set(fault, (counts.get(fault) ?? 0) + 1)
        react(response, fault, () => record(email))
      })
      // The server under test was killed during the request: nothing is recorded.
      .catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    recorded,
    requests: () => arrivals.length,
    faults: counts,
    mostOpen: () => mostOpen,
    mostIn10Seconds: () => mostWithin(arrivals, 10_000),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function drawFault(): Fault | undefined {
  let drawn = Math.random() * 100
  for (const fault of Object.keys(faults) as Fault[]) {
    drawn -= faults[fault]
    if (drawn < 0) return fault
  }
  return undefined
}

function react(response: ServerResponse, fault: Fault | undefined, record: () => unknown): void {
  switch (fault) {
    case 'HTTP 500':
      response.writeHead(500).end('{"status":"error"}')
      return
    case 'HTTP 429 with Retry-After':
      response.writeHead(429, { 'Retry-After': '1' }).end('{"status":"error"}')
      return
    case 'no response within the timeout':
      return
    case 'connection reset after the lead is recorded':
      record()
      response.socket?.destroy()
      return
    case 'connection reset before the lead is recorded':
      response.socket?.destroy()
      return
    case undefined:
      record()
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"inlineMessage":"Thanks."}')
  }
}

async function readEmail(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { fields } = JSON.parse(Buffer.concat(chunks).toString()) as {
    fields: { name: string; value: string }[]
  }
  const email = fields.find(({ name }) => name === 'email')?.value
  if (email === undefined) throw new Error('A lead without an e-mail address.')
  return email
}

/** The largest number of these sorted times within any interval of that length. */
export function mostWithin(times: readonly number[], milliseconds: number): number {
  let first = 0
  let most = 0
  for (const [index, time] of times.entries()) {
    while ((times[first] ?? time) <= time - milliseconds) first += 1
    most = Math.max(most, index - first + 1)
  }
  return most
}
