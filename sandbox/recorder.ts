/** Records the requests to a stand-in, so that tests can check them. */
import type { MiddlewareHandler } from 'hono'

export type RecordedRequest = {
  method: string
  path: string
  query: Record<string, string>
  /** Names in lower case. */
  headers: Record<string, string>
  /** The body as it came, `''` without one. */
  body: string
  /** When it came in, in milliseconds since 1970. */
  time: number
  /** Status of the response; absent until there is one, and for a cut connection. */
  status?: number
}

/** Which requests to return; without a property, all. */
export type RequestFilter = {
  method?: string | undefined
  /** Beginning of the path. */
  path?: string | undefined
  /** Text in the body. */
  contains?: string | undefined
}

/** The requests of a stand-in, oldest first. Beyond `capacity` the oldest are dropped. */
export class Recorder {
  #requests: RecordedRequest[] = []
  #changes = 0

  constructor(
    readonly now: () => number = Date.now,
    readonly capacity = 5000,
  ) {}

  requests({ method, path = '', contains = '' }: RequestFilter = {}): RecordedRequest[] {
    return this.#requests.filter(
      (request) =>
        (method === undefined || request.method === method) &&
        request.path.startsWith(path) &&
        request.body.includes(contains),
    )
  }

  /** Grows with everything that happens to the record. */
  get changes(): number {
    return this.#changes
  }

  clear(): void {
    this.#requests = []
    this.#changes += 1
  }

  /** Records every request. The body can be read again afterwards. */
  middleware(): MiddlewareHandler {
    return async (c, next) => {
      const time = this.now()
      const request: RecordedRequest = {
        method: c.req.method,
        path: c.req.path,
        query: c.req.query(),
        headers: c.req.header(),
        // As bytes, so that a route can still read a compressed body.
        body: Buffer.from(await c.req.arrayBuffer()).toString('utf8'),
        time,
      }
      this.#requests.push(request)
      this.#changes += 1
      if (this.#requests.length > this.capacity) this.#requests.shift()
      await next()
      // Not reached when the connection was cut.
      request.status = c.res.status
      this.#changes += 1
    }
  }
}
