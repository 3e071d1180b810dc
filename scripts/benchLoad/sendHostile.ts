/** Hostile requests, in their own process: what they cost here must not delay the visitor who is measured. */
import { connect } from 'node:net'
import pLimit from 'p-limit'
import { hostileRequests, type HostileRequest } from './hostileRequests'

/** How many requests to send, and the headers that each response must have. */
export type HostileOrder = { origin: string; count: number; expected: readonly string[] }

/** What became of hostile requests. */
export type HostileResult = {
  statuses: Map<string, number>
  /** Responses 5xx, without those that say when to come back. */
  failures: string[]
  /** Responses without a header that every response of the site has. */
  withoutHeaders: string[]
  milliseconds: number[]
}

const atOnce = 16
const timeout = 20_000

/** One request as it is written, and the head of the response; undefined when the connection is closed without one. */
function exchange(origin: string, request: HostileRequest, client: string): Promise<string | undefined> {
  const { hostname, port } = new URL(origin)
  const { method, target, headers, body } = request
  const has = (name: string): boolean => headers.some(([given]) => given.toLowerCase() === name)
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(has('host') ? [] : [`Host: ${hostname}:${port}`]),
    ...(has('x-forwarded-for') ? [] : [`X-Forwarded-For: ${client}`]),
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body && !has('content-length') && !has('transfer-encoding')
      ? [`Content-Length: ${Buffer.byteLength(body)}`]
      : []),
    ...(has('connection') ? [] : ['Connection: close']),
  ]
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(Number(port), hostname, () => socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`))
    const end = (): void => {
      socket.destroy()
      const head = text.split('\r\n\r\n', 1)[0]
      resolve(head === '' ? undefined : head)
    }
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      if (!text.includes('\r\n\r\n')) text += chunk
      // Only the head is looked at.
      if (text.includes('\r\n\r\n')) end()
    })
    socket.setTimeout(timeout, () => {
      text ||= 'HTTP/1.1 000 no response in time'
      end()
    })
    socket.on('end', end)
    socket.on('error', end)
  })
}

/** Sends the requests, a few at a time, each from its own address. */
async function sendHostile({ origin, count, expected }: HostileOrder): Promise<HostileResult> {
  const result: HostileResult = { statuses: new Map(), failures: [], withoutHeaders: [], milliseconds: [] }
  const limit = pLimit(atOnce)
  const send = async (request: HostileRequest, index: number): Promise<void> => {
    const started = performance.now()
    const head = await exchange(origin, request, `198.18.${(index >> 8) % 256}.${index % 256}`)
    result.milliseconds.push(performance.now() - started)
    const status = head === undefined ? 'closed' : (/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 'no HTTP')
    result.statuses.set(status, (result.statuses.get(status) ?? 0) + 1)
    if (head === undefined) return
    const names = new Set(head.split('\r\n').map((line) => line.split(':', 1)[0]?.toLowerCase()))
    const line = `${status} ${request.method} ${request.target.slice(0, 100)}`
    const isRefusal = ['429', '503'].includes(status)
    if (isRefusal ? !names.has('retry-after') : /^[05]|no HTTP/.test(status)) result.failures.push(line)
    const missing = expected.filter((name) => !names.has(name))
    if (missing.length > 0) result.withoutHeaders.push(`${line}: ${missing.join(', ')}`)
  }
  await Promise.all(hostileRequests(count).map((request, index) => limit(() => send(request, index))))
  return result
}

process.once('message', (order: HostileOrder) => {
  sendHostile(order).then(
    (result) => process.send?.(result, () => process.exit(0)),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`)
      process.exit(1)
    },
  )
})
