import type { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ApiError } from '../../errors'

/** How long a caller has to wait, in seconds. */
export type LimitRefusal = { retryAfter: number }

/** A limit on how often one caller may submit something. */
export type SubmissionLimit = {
  /** Counts one more submission of a caller; undefined unless it is one too many. */
  count(caller: string): Promise<LimitRefusal | undefined>
}

/**
 * A limit per caller and minute, in the memory of this process: several servers allow as much each. The minute begins
 * with a caller's first submission.
 */
export function submissionLimit(perMinute: number): SubmissionLimit {
  let limiter: Promise<RateLimiterMemory> | undefined
  return {
    async count(caller) {
      limiter ??= memoryLimiter(perMinute)
      try {
        await (await limiter).consume(caller)
        return undefined
      } catch (refusal) {
        if (!isRefusal(refusal)) throw refusal
        return { retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) }
      }
    },
  }
}

async function memoryLimiter(points: number): Promise<RateLimiterMemory> {
  // Webpack must not bundle this import when it compiles the Gatsby Function: the package imports every database driver.
  const { RateLimiterMemory } = await import(/* webpackIgnore: true */ 'rate-limiter-flexible')
  return new RateLimiterMemory({ points, duration: 60 })
}

/** The limiter rejects with its count when the limit is exceeded, and with an error otherwise. */
const isRefusal = (reason: unknown): reason is RateLimiterRes =>
  typeof reason === 'object' && reason !== null && 'msBeforeNext' in reason

/** How many of a caller's submissions may have no verified captcha token: a third, and at least one. */
export const withoutTokenPerMinute = (perMinute: number): number => Math.max(1, Math.floor(perMinute / 3))

/** The refusal for a caller who has to wait. */
export const tooManyRequests = ({ retryAfter }: LimitRefusal): ApiError =>
  new ApiError(429, 'TOO_MANY_REQUESTS', `Wait ${retryAfter} s before the next submission.`, {
    'Retry-After': String(retryAfter),
  })
