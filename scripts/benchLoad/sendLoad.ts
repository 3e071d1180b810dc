/** The clients of a load, in their own process: what they read must not delay the visitor who is measured. */
import { Agent, request } from 'node:http'
import { messageOf } from '../../src/core/values/error'
import type { LoadFamily, LoadRequest } from './loadRequests'

export type LoadOrder = { origin: string; family: LoadFamily; milliseconds: number }

/** How many responses there were of each status, and what was wrong with them. */
export type LoadResult = { statuses: Record<string, number>; bytes: number; problems: string[] }

const agent = new Agent({ keepAlive: true, maxSockets: 1000 })

type Answer = { status: number; bytes: number; retryAfter: string | undefined }

function send(
  origin: string,
  { method = 'GET', path, headers = {}, body }: LoadRequest,
  client: string,
): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const sent = request(
      { agent, hostname, port, method, path, headers: { ...headers, 'x-forwarded-for': client } },
      (response) => {
        let bytes = 0
        response.on('data', (chunk: Buffer) => (bytes += chunk.length))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, bytes, retryAfter: response.headers['retry-after'] }),
        )
        response.on('error', reject)
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Sends the requests of a family until the time is over. */
export async function sendLoad({ origin, family, milliseconds }: LoadOrder): Promise<LoadResult> {
  const end = performance.now() + milliseconds
  const result: LoadResult = { statuses: {}, bytes: 0, problems: [] }
  const problems = new Set<string>()
  const count = (name: string): void => void (result.statuses[name] = (result.statuses[name] ?? 0) + 1)

  async function client(index: number): Promise<void> {
    const address = family.oneAddress === true ? '198.51.100.1' : `198.51.100.${index + 1}`
    for (let turn = index; performance.now() < end; turn += 1) {
      const next = family.requests[turn % family.requests.length]
      if (!next) return
      try {
        const { status, bytes, retryAfter } = await send(origin, next, address)
        count(String(status))
        result.bytes += bytes
        if ([429, 503].includes(status) && retryAfter === undefined)
          problems.add(`${status} without Retry-After`)
        if (status >= 500 && status !== 503) problems.add(`${status} for ${next.path.slice(0, 80)}`)
      } catch (error) {
        count(messageOf(error))
      }
    }
  }

  await Promise.all(Array.from({ length: family.clients }, (_, index) => client(index)))
  return { ...result, problems: [...problems] }
}

if (process.send) {
  process.once('message', (order: LoadOrder) => {
    sendLoad(order).then(
      (result) => process.send?.(result, () => process.exit(0)),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`)
        process.exit(1)
      },
    )
  })
}
