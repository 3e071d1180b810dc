/** Scripted faults, so that tests can see how the site bears a content API that fails. */
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

export type Fault = {
  /** How many requests it hits. Counted down as they come in; `Infinity` never ends. */
  times: number
  /** Only requests whose path begins so. */
  path?: string
  delayMs?: number
  /** Answers with this status instead of serving. */
  status?: ContentfulStatusCode
  /** Seconds of the `Retry-After` header of a 429. Default 1: without the header the client retries at once. */
  retryAfter?: number
  /** Cuts the connection without an answer. */
  drop?: boolean
}

/** In process there is no connection to cut; the embedded fetch turns this into what fetch would throw. */
export class DroppedConnection extends Error {
  constructor() {
    super('The connection was dropped.')
  }
}

/** Applies the first fault of the list that is left and fits. The list may be changed while serving. */
export function faultMiddleware(faults: readonly Fault[]): MiddlewareHandler {
  return async (c, next) => {
    const fault = faults.find(({ times, path = '' }) => times > 0 && c.req.path.startsWith(path))
    if (!fault) return next()
    fault.times -= 1
    if (fault.delayMs) await new Promise((resolve) => setTimeout(resolve, fault.delayMs))
    if (fault.drop) {
      const bindings: Partial<HttpBindings> | undefined = c.env
      bindings?.incoming?.socket.destroy()
      throw new DroppedConnection()
    }
    if (fault.status === undefined) return next()
    if (fault.status === 429) c.header('Retry-After', String(fault.retryAfter ?? 1))
    return c.json({ message: `Scripted fault: ${fault.status}` }, fault.status)
  }
}
