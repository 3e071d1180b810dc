import { createHash } from 'node:crypto'
import type { OutboxStore, Queries, TimeBudget } from './storage/store'

/**
 * Counts a submission of a caller, over all servers that share the outbox. The count begins again when the time
 * `window` has passed since its first submission. Gives the count with this one, and the milliseconds until it ends.
 * Throws when the database does not respond.
 */
export type CountSubmission = (
  submission: { caller: string; limit: string; window: number },
  budget?: TimeBudget,
) => Promise<{ submissions: number; endsIn: number }>

/** Time between two deletions of ended counts, in milliseconds. */
const cleaningInterval = 60_000

export function submissionCounts(store: OutboxStore): CountSubmission {
  let cleanedAt = -Infinity

  /** What has ended is of no use and is deleted soon, since it derives from the visitor's address. */
  const clean = async (now: number): Promise<void> => {
    if (Math.abs(now - cleanedAt) < cleaningInterval) return
    cleanedAt = now
    await store.query((queries) => deleteEndedCounts(queries, now))
  }

  return async ({ caller, limit, window }, budget) => {
    const key = createHash('sha256').update(`${limit} ${caller}`).digest('base64url')
    const { now, counted } = await store.query(async (queries) => {
      const now = store.now()
      const counted = await queries
        .insertInto('submission_counts')
        .values({ caller: key, submissions: 1, ends_at: now + window })
        .onConflict((conflict) =>
          conflict.column('caller').doUpdateSet(({ eb, ref, or }) => {
            const endsAt = ref('submission_counts.ends_at')
            // An end that is far away was written by a clock that was ahead; processes differ by milliseconds.
            const hasEnded = or([eb(endsAt, '<=', now), eb(endsAt, '>', now + 2 * window)])
            const one = eb(ref('submission_counts.submissions'), '+', 1)
            return {
              submissions: eb.case().when(hasEnded).then(1).else(one).end(),
              ends_at: eb
                .case()
                .when(hasEnded)
                .then(now + window)
                .else(endsAt)
                .end(),
            }
          }),
        )
        .returning(['submissions', 'ends_at'])
        .executeTakeFirstOrThrow()
      return { now, counted }
    }, budget)
    // A failure is that of the database and meets the next submission too.
    clean(now).catch(() => undefined)
    return { submissions: counted.submissions, endsIn: counted.ends_at - now }
  }
}

/** Deletes the counts that have ended by then. */
export const deleteEndedCounts = (queries: Queries, now: number): Promise<unknown> =>
  queries.deleteFrom('submission_counts').where('ends_at', '<=', now).execute()
