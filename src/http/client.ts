import ky, { type KyInstance } from 'ky'

/**
 * The HTTP client of the site (§7, §9), in the browser and on the server: each attempt has 10 s, a request gets two
 * more attempts after 300 and 600 ms, and only where a repetition cannot do harm: POST and PATCH are never repeated.
 * A `Retry-After` of a 413, 429 or 503 is waited for. Which methods and statuses are repeated are ky's own defaults;
 * client.test.ts holds them to §9. A call with `throwHttpErrors: false` has one attempt only.
 *
 * Rejects with `HTTPError` for a status outside 2xx, `TimeoutError` after the timeout, `RangeError` for a timeout
 * above 2147483647 ms, and with what `fetch` throws when there is no connection. The messages of the first two
 * contain the full address (§8), so what must not be logged does not belong into a query.
 */
export const http: KyInstance = ky.create({ timeout: 10_000, retry: { limit: 2 } })
