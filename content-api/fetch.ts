/** A `fetch` that calls an application in process: no port, no network, the same responses. */
import type { Context, Hono } from 'hono'

/** What the application finds in its context with a request of the same process: nothing that a client could send. */
const ofThisProcess = { isOfThisProcess: true } as const

/**
 * True for a request by `createEmbeddedFetch`: by the site itself, which serves the media where it is, so that addresses
 * are given as they are stored.
 */
export const isOfThisProcess = ({ env }: Context): boolean => env === ofThisProcess

/**
 * Gives a function for the `fetch` option of createClient. The application gets every request, whatever its host.
 * Rejects as fetch does: TypeError for a cut connection, the signal's reason on abort.
 */
export function createEmbeddedFetch(app: Hono): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    request.signal.throwIfAborted()
    const response = await Promise.race([respond(app, request), aborted(request.signal)])
    // A constructed Response has an empty url; the client shows the url in its errors.
    return Object.defineProperty(response, 'url', { value: request.url })
  }
}

async function respond(app: Hono, request: Request): Promise<Response> {
  try {
    return await app.fetch(request, ofThisProcess)
  } catch (error) {
    // The application handles its own errors: only a cut connection is thrown.
    throw new TypeError('fetch failed', { cause: error })
  }
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
