import ky, { type KyInstance } from 'ky'

/**
 * The HTTP client of the site, in the browser and on the server: each attempt has a timeout of 10 s, a request is
 * retried twice, after 300 and 600 ms, and only when it is idempotent: POST and PATCH are never retried. A `Retry-After`
 * of a 413, 429 or 503 is honoured. The retried methods and statuses are ky's own defaults, which client.test.ts
 * checks. A call with `throwHttpErrors: false` is not retried.
 *
 * Rejects with `HTTPError` for a status outside 2xx, `TimeoutError` after the timeout, `RangeError` for a timeout
 * above 2147483647 ms, and with the error of `fetch` when there is no connection. The messages of the first two contain
 * the full address, so put nothing into a query that must not be logged.
 */
export const http: KyInstance = ky.create({ timeout: 10_000, retry: { limit: 2 } })
