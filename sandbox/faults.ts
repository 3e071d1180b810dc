/** Fault injection, so that tests can check how the site handles a service that fails. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

export type Fault = {
  /** How many requests it affects. Counted down with each; `Infinity` never ends. */
  times: number
  /** Only requests whose path begins with this text. */
  path?: string
  /** Only requests of this method. */
  method?: string
  /** Only requests whose body contains this text, so that tests which run at the same time do not affect each other. */
  contains?: string
  delayMs?: number
  /** Responds with this status instead of serving. */
  status?: ContentfulStatusCode
  /** Seconds of the `Retry-After` header of a 429. Default 1: without the header the client retries at once. */
  retryAfter?: number
  /** Body of that response, as text or a JSON value. Default: a message that it is scripted. */
  body?: unknown
  /** Headers of that response. */
  headers?: Record<string, string>
  /** Cuts the connection without a response. */
  drop?: boolean
  /** Serves the request and then cuts the connection, so that the response is lost. */
  dropResponse?: boolean
}

/** In process there is no connection to cut: the caller of the application gets this error instead. */
export class DroppedConnection extends Error {
  constructor() {
    super('The connection was dropped.')
  }
}

/** Injects the first fault of the list that is left and matches. The list may be changed while serving. */
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
    if (fault.dropResponse) {
      await next()
      cut(c)
    }
    if (fault.status === undefined) return next()
    if (fault.status === 429) c.header('Retry-After', String(fault.retryAfter ?? 1))
    for (const [name, value] of Object.entries(fault.headers ?? {})) c.header(name, value)
    const response = fault.body ?? { message: `Scripted fault: ${fault.status}` }
    return typeof response === 'string' ? c.body(response, fault.status) : c.json(response, fault.status)
  }
}

/** An application with injected faults, for one without its own fault injection. */
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
