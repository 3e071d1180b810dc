/** Scripted faults, so that tests can see how the site bears a service that fails. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

export type Fault = {
  /** How many requests it hits. Counted down as they come in; `Infinity` never ends. */
  times: number
  /** Only requests whose path begins so. */
  path?: string
  /** Only requests of this method. */
  method?: string
  /** Only requests whose body contains this text, so that tests which run at the same time can fail apart. */
  contains?: string
  delayMs?: number
  /** Answers with this status instead of serving. */
  status?: ContentfulStatusCode
  /** Seconds of the `Retry-After` header of a 429. Default 1: without the header the client retries at once. */
  retryAfter?: number
  /** Body of that answer, as text or as what JSON is made of. Default: a message that it is scripted. */
  body?: unknown
  /** Headers of that answer. */
  headers?: Record<string, string>
  /** Cuts the connection without an answer. */
  drop?: boolean
  /** Serves the request and then cuts the connection, so that nobody hears of it. */
  dropAnswer?: boolean
}

/** In process there is no connection to cut: the caller of the application gets this error instead. */
export class DroppedConnection extends Error {
  constructor() {
    super('The connection was dropped.')
  }
}

/** Applies the first fault of the list that is left and fits. The list may be changed while serving. */
export function faultMiddleware(faults: readonly Fault[]): MiddlewareHandler {
  return async (c, next) => {
    const body = faults.some(({ contains }) => contains !== undefined) ? await c.req.text() : ''
    const fault = faults.find(
      ({ times, path = '', method = c.req.method, contains = '' }) =>
        times > 0 && c.req.path.startsWith(path) && method === c.req.method && body.includes(contains),
    )
    if (!fault) return next()
    fault.times -= 1
    if (fault.delayMs) await sleep(fault.delayMs)
    if (fault.drop) cut(c)
    if (fault.dropAnswer) {
      await next()
      cut(c)
    }
    if (fault.status === undefined) return next()
    if (fault.status === 429) c.header('Retry-After', String(fault.retryAfter ?? 1))
    for (const [name, value] of Object.entries(fault.headers ?? {})) c.header(name, value)
    const answer = fault.body ?? { message: `Scripted fault: ${fault.status}` }
    return typeof answer === 'string' ? c.body(answer, fault.status) : c.json(answer, fault.status)
  }
}

/** The application with faults in front of it, for one that knows none itself. */
export function withFaults(app: Hono, faults: readonly Fault[]): Hono {
  const outer = new Hono()
  outer.use(faultMiddleware(faults))
  outer.all('*', (c) => app.fetch(c.req.raw, c.env as object))
  outer.onError((error) => {
    throw error
  })
  return outer
}

function cut(c: Context): never {
  const bindings: Partial<HttpBindings> | undefined = c.env
  bindings?.incoming?.socket.destroy()
  throw new DroppedConnection()
}
