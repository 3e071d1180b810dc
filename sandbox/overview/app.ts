/** What all stand-ins of a run received, together and live. */
import { Hono } from 'hono'
import type { RecordedRequest, Recorder } from '../recorder'
import { overviewPage } from './page'

export type ListedService = {
  name: string
  /** Where the stand-in is served. */
  origin: string
  recorder: Recorder
}

/** A request as the page shows it. */
type ListedRequest = Pick<RecordedRequest, 'method' | 'path' | 'time' | 'status'> & {
  id: number
  service: string
  query: string
  /** Shortened to `bodyLimit`. */
  body: string
}

/** Number of requests on the page, latest first. */
const requestLimit = 300

/** Longest body on the page, in characters. */
const bodyLimit = 20_000

/**
 * The application:
 *
 *     GET    /                   the page; it asks for what is new every second
 *     GET    /_sandbox/requests  the latest requests to all services; ?since=REVISION gives 204 when nothing is new
 *     DELETE /_sandbox/requests  clears the record of every service
 */
export function createOverview(services: readonly ListedService[]): Hono {
  const app = new Hono()
  const ids = new WeakMap<RecordedRequest, number>()
  let lastId = 0
  const idOf = (request: RecordedRequest): number => {
    const id = ids.get(request) ?? ++lastId
    ids.set(request, id)
    return id
  }
  const shown = (service: string, request: RecordedRequest): ListedRequest => {
    const { method, path, time, status, query, body } = request
    const cut = body.length > bodyLimit ? `${body.slice(0, bodyLimit)}…` : body
    const search = new URLSearchParams(query).toString()
    return {
      id: idOf(request),
      service,
      method,
      path,
      query: search && `?${search}`,
      time,
      body: cut,
      ...(status !== undefined && { status }),
    }
  }

  app.get('/', (c) => c.html(overviewPage))
  app.get('/_sandbox/requests', (c) => {
    const revision = services.map(({ recorder }) => recorder.changes).join('.')
    if (c.req.query('since') === revision) return c.body(null, 204)
    const latest = services
      .flatMap(({ name, recorder }) => recorder.requests().map((request) => ({ name, request })))
      .sort((one, other) => other.request.time - one.request.time)
      .slice(0, requestLimit)
    return c.json({
      revision,
      services: services.map(({ name, origin, recorder }) => ({
        name,
        origin,
        count: recorder.requests().length,
      })),
      requests: latest.map(({ name, request }) => shown(name, request)),
    })
  })
  app.delete('/_sandbox/requests', (c) => {
    for (const { recorder } of services) recorder.clear()
    return c.body(null, 204)
  })
  return app
}
