import type { Context } from 'hono'
import type { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { isRecord } from '../core/values/record'
import { addressOfRequest, callerGroup } from './clientAddress'

export type RequestRateOptions = {
  /** Requests that one client may send in that many seconds. */
  requests: number
  seconds: number
  trustedProxies: number
}

/** The client of a request, as limits count it. Kept in memory only, and written nowhere. */
export const clientOf = (context: Context, trustedProxies: number): string =>
  callerGroup(addressOfRequest(context, trustedProxies))

/**
 * A function that counts a request of a client and gives the seconds it has to wait when it is one too many; undefined
 * when it is not. Counted in this process.
 */
export function requestRate({
  requests,
  seconds,
  trustedProxies,
}: RequestRateOptions): (context: Context) => Promise<number | undefined> {
  let limiter: Promise<RateLimiterMemory> | undefined
  return async (context) => {
    limiter ??= memoryLimiter(requests, seconds)
    try {
      await (await limiter).consume(clientOf(context, trustedProxies))
      return undefined
    } catch (refusal) {
      if (!isRefusal(refusal)) throw refusal
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    }
  }
}

async function memoryLimiter(points: number, duration: number): Promise<RateLimiterMemory> {
  // Webpack must not bundle this import when it compiles the Gatsby Function: the package imports every database driver.
  const { RateLimiterMemory } = await import(/* webpackIgnore: true */ 'rate-limiter-flexible')
  return new RateLimiterMemory({ points, duration })
}

/** The limiter rejects with its count when the limit is exceeded, and with an error otherwise. */
const isRefusal = (reason: unknown): reason is RateLimiterRes => isRecord(reason) && 'msBeforeNext' in reason
