/** The collector of Grafana Faro: takes the reports of browsers. */
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { isSecret } from '../../src/core/values/isSecret'
import { parsedJson } from '../../src/core/values/json'
import { createStandIn, type StandIn } from '../standIn'

/** A report as the collector received it: what all of its items have in common, and the items by their kind. */
export type FaroReport = {
  meta: { session?: { id?: string }; [part: string]: unknown }
  logs?: unknown[]
  events?: unknown[]
  exceptions?: unknown[]
  measurements?: unknown[]
  traces?: { resourceSpans?: unknown[] }
}

export type FaroStandIn = StandIn & {
  /** The accepted reports, oldest first; those of one session when its id is given. */
  reports(session?: string): FaroReport[]
  /** From now on reports of this session are accepted with the note that the session is no longer valid. */
  endSession(session: string): void
}

export type FaroOptions = {
  /** The last part of the collector's address. */
  appKey: string
  /** Asked for in the header `x-api-key` when it is set. */
  apiKey?: string
}

const items = z.array(z.looseObject({})).optional()
const reportSchema = z.looseObject({
  meta: z.looseObject({ session: z.looseObject({ id: z.string().optional() }).optional() }),
  logs: items,
  events: items,
  exceptions: items,
  measurements: items,
  traces: z.looseObject({ resourceSpans: items }).optional(),
})

/**
 * The application, with the routes of every stand-in and these:
 *
 *     POST /collect/KEY             takes a report (202); the same Idempotency-Key counts once
 *     GET  /_sandbox/reports        the accepted reports; ?session= for one session
 *     PUT  /_sandbox/ended/SESSION  reports of this session are answered with `X-Faro-Session-Status: invalid`
 */
export function createFaro({ appKey, apiKey }: FaroOptions): FaroStandIn {
  const standIn = createStandIn({ name: 'Faro', openTo: ['/collect/*'] })
  const { app } = standIn
  const accepted: FaroReport[] = []
  const ended = new Set<string>()
  const seen = new Set<string>()
  const reports: FaroStandIn['reports'] = (session) =>
    accepted.filter(({ meta }) => session === undefined || meta.session?.id === session)

  app.post('/collect/:key', async (c) => {
    if (c.req.param('key') !== appKey) return c.text('unknown app key', 404)
    if (apiKey && !isSecret(c.req.header('x-api-key'), apiKey))
      return c.text('api key not provided or incorrect', 401)
    const body = Buffer.from(await c.req.arrayBuffer())
    const result = reportSchema.safeParse(parsed(body, c.req.header('content-encoding') === 'gzip'))
    if (!result.success) return c.text(z.prettifyError(result.error), 400)
    const id = c.req.header('idempotency-key')
    if (id === undefined || !seen.has(id)) accepted.push(result.data)
    if (id !== undefined) seen.add(id)
    const session = c.req.header('x-faro-session-id')
    return c.body(null, 202, session && ended.has(session) ? { 'X-Faro-Session-Status': 'invalid' } : {})
  })
  app.get('/_sandbox/reports', (c) => c.json(reports(c.req.query('session'))))
  app.put('/_sandbox/ended/:session', (c) => {
    ended.add(c.req.param('session'))
    return c.body(null, 204)
  })
  return { ...standIn, reports, endSession: (session) => void ended.add(session) }
}

function parsed(body: Buffer, isCompressed: boolean): unknown {
  try {
    const text = isCompressed ? gunzipSync(body) : body
    return parsedJson(text.toString('utf8'))
  } catch {
    return undefined
  }
}
