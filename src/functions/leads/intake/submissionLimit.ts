import type { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { isRecord } from '../../../core/values/record'
import { ApiError } from '../../errors'
import type { TimeBudget } from '../outbox/storage/store'
import type { CountSubmissions } from '../outbox/submissionCounts'

/** A limit on how often somebody may submit something. */
export type SubmissionLimit = {
  /** Tells this limit from others. One name always has the same `most` and `seconds`. */
  name: string
  /** Whom it counts: a caller, a recipient. */
  subject: string
  /** The most submissions in so many seconds, which begin with the first one. */
  most: number
  seconds: number
}

/** The limit that is exceeded, and how long to wait, in seconds. */
export type LimitRefusal = { name: string; retryAfter: number }

export type SubmissionLimits = {
  /**
   * Counts one more submission for each limit; undefined unless it is one too many for any. Throws when the database that
   * counts does not respond within the budget.
   */
  count(limits: readonly SubmissionLimit[], budget: TimeBudget): Promise<LimitRefusal | undefined>
}

/**
 * Counts submissions, over all servers with `countSubmissions`, otherwise in this process. Who is over a limit is remembered
 * here and counted no more, so that a flood neither reaches the database nor uses up the limits that it shares with others.
 */
export function submissionLimits(countSubmissions?: CountSubmissions): SubmissionLimits {
  const limiters = new Map<string, Promise<RateLimiterMemory>>()
  const limiterOf = ({ name, most, seconds }: SubmissionLimit): Promise<RateLimiterMemory> => {
    const limiter = limiters.get(name) ?? memoryLimiter(most, seconds)
    limiters.set(name, limiter)
    return limiter
  }

  /** Counts in memory; undefined unless it is one too many. */
  const countHere = async (limit: SubmissionLimit): Promise<LimitRefusal | undefined> => {
    try {
      await (await limiterOf(limit)).consume(limit.subject)
      return undefined
    } catch (refusal) {
      if (!isRefusal(refusal)) throw refusal
      return refusalOf(limit, refusal.msBeforeNext)
    }
  }

  const countTogether = async (
    limits: readonly SubmissionLimit[],
    count: CountSubmissions,
    budget: TimeBudget,
  ): Promise<LimitRefusal | undefined> => {
    const counted = await count(
      limits.map(({ name, subject, seconds }) => ({ limit: name, subject, window: seconds * 1000 })),
      budget,
    )
    let first: LimitRefusal | undefined
    for (const [index, limit] of limits.entries()) {
      const { submissions = 0, endsIn = 0 } = counted[index] ?? {}
      if (submissions <= limit.most) continue
      await (await limiterOf(limit)).block(limit.subject, endsIn / 1000)
      first ??= refusalOf(limit, endsIn)
    }
    return first
  }

  return {
    async count(limits, budget) {
      for (const limit of limits) {
        const before = await (await limiterOf(limit)).get(limit.subject)
        if (
          before &&
          before.msBeforeNext > 0 &&
          before.consumedPoints >= limit.most + (countSubmissions ? 1 : 0)
        )
          return refusalOf(limit, before.msBeforeNext)
      }
      if (countSubmissions) return countTogether(limits, countSubmissions, budget)
      const refusals = await Promise.all(limits.map(countHere))
      return refusals.find((refusal) => refusal !== undefined)
    },
  }
}

const refusalOf = ({ name }: SubmissionLimit, milliseconds: number): LimitRefusal => ({
  name,
  retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)),
})

async function memoryLimiter(points: number, duration: number): Promise<RateLimiterMemory> {
  // Webpack must not bundle this import when it compiles the Gatsby Function: the package imports every database driver.
  const { RateLimiterMemory } = await import(/* webpackIgnore: true */ 'rate-limiter-flexible')
  return new RateLimiterMemory({ points, duration })
}

/** The limiter rejects with its count when the limit is exceeded, and with an error otherwise. */
const isRefusal = (reason: unknown): reason is RateLimiterRes => isRecord(reason) && 'msBeforeNext' in reason

/** The refusal for a caller who has to wait. */
export const tooManyRequests = ({ retryAfter }: Pick<LimitRefusal, 'retryAfter'>): ApiError =>
  new ApiError(429, 'TOO_MANY_REQUESTS', `Wait ${retryAfter} s before the next submission.`, {
    'Retry-After': String(retryAfter),
  })

/** The refusal for a caller who did nothing wrong: there are too many submissions at the moment. */
export const busy = ({ retryAfter }: Pick<LimitRefusal, 'retryAfter'>): ApiError =>
  new ApiError(429, 'BUSY', `Too many forms are sent at the moment. Send it again in ${retryAfter} s.`, {
    'Retry-After': String(retryAfter),
  })

/** After this time a form may be sent again that could not be stored, in seconds. */
const retryAfterOutage = 30

/** The refusal when the database does not respond: it neither stores a lead nor counts a submission. */
export const notStored = (): ApiError =>
  new ApiError(503, 'NOT_STORED', 'The form could not be stored now. Send it again later.', {
    'Retry-After': String(retryAfterOutage),
  })
