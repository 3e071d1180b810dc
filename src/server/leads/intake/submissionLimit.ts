import type { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ApiError } from '../../errors'
import type { TimeBudget } from '../outbox/storage/store'
import type { CountSubmission } from '../outbox/submissionCounts'

/** How long a caller has to wait, in seconds. */
export type LimitRefusal = { retryAfter: number }

/** A limit on how often one caller may submit something. */
export type SubmissionLimit = {
  /**
   * Counts one more submission of a caller; undefined unless it is one too many. Throws when the database that counts
   * does not respond within the budget.
   */
  count(caller: string, budget: TimeBudget): Promise<LimitRefusal | undefined>
}

export type SubmissionLimitOptions = {
  /** Tells this limit from others of the same caller. */
  name: string
  perMinute: number
  /** Counts over all servers. Without it each process counts its own. */
  countSubmission?: CountSubmission | undefined
}

/** A limit per caller and minute. The minute begins with a caller's first submission. */
export const submissionLimit = ({
  name,
  perMinute,
  countSubmission,
}: SubmissionLimitOptions): SubmissionLimit =>
  countSubmission ? sharedLimit(name, perMinute, countSubmission) : ownLimit(perMinute)

const minute = 60

/** A limit that is counted in the memory of this process. */
function ownLimit(perMinute: number): SubmissionLimit {
  let limiter: Promise<RateLimiterMemory> | undefined
  return {
    async count(caller) {
      limiter ??= memoryLimiter(perMinute)
      try {
        await (await limiter).consume(caller)
        return undefined
      } catch (refusal) {
        if (!isRefusal(refusal)) throw refusal
        return waitFor(refusal.msBeforeNext)
      }
    },
  }
}

/** A limit that is counted in the database. Who is over it is remembered here, so that a flood does not reach it. */
function sharedLimit(name: string, perMinute: number, countSubmission: CountSubmission): SubmissionLimit {
  let blocked: Promise<RateLimiterMemory> | undefined
  return {
    async count(caller, budget) {
      blocked ??= memoryLimiter(perMinute)
      const block = await (await blocked).get(caller)
      if (block && block.msBeforeNext > 0) return waitFor(block.msBeforeNext)
      const window = minute * 1000
      const { submissions, endsIn } = await countSubmission({ caller, limit: name, window }, budget)
      if (submissions <= perMinute) return undefined
      await (await blocked).block(caller, endsIn / 1000)
      return waitFor(endsIn)
    },
  }
}

const waitFor = (milliseconds: number): LimitRefusal => ({
  retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)),
})

async function memoryLimiter(points: number): Promise<RateLimiterMemory> {
  // Webpack must not bundle this import when it compiles the Gatsby Function: the package imports every database driver.
  const { RateLimiterMemory } = await import(/* webpackIgnore: true */ 'rate-limiter-flexible')
  return new RateLimiterMemory({ points, duration: minute })
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

/** After this time a form may be sent again that could not be stored, in seconds. */
const retryAfterOutage = 30

/** The refusal when the database does not respond: it neither stores a lead nor counts a submission. */
export const notStored = (): ApiError =>
  new ApiError(503, 'NOT_STORED', 'The form could not be stored now. Send it again later.', {
    'Retry-After': String(retryAfterOutage),
  })
