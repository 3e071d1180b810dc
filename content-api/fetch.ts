/** A `fetch` that asks an application in process: no port, no network, the same answers. */
import type { Hono } from 'hono'

/**
 * Gives a function for the `fetch` option of createClient. Every request is answered by the application,
 * whatever its host. Rejects as fetch does: TypeError for a cut connection, the signal's reason on abort.
 */
export function createEmbeddedFetch(app: Hono): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    request.signal.throwIfAborted()
    const response = await Promise.race([answer(app, request), aborted(request.signal)])
    // A Response made by hand has an empty url; the client shows it in its errors.
    return Object.defineProperty(response, 'url', { value: request.url })
  }
}

async function answer(app: Hono, request: Request): Promise<Response> {
  try {
    return await app.fetch(request)
  } catch (error) {
    // The application answers its own errors: what it throws cuts the connection.
    throw new TypeError('fetch failed', { cause: error })
  }
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
