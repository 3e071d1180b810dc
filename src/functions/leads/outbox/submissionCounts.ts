import { createHash } from 'node:crypto'
import type { OutboxStore, Queries, TimeBudget } from './storage/store'

/** A submission as one limit counts it. */
export type CountedSubmission = {
  limit: string
  /** Who or what is limited: a caller, a recipient. Only a digest of it is stored. */
  subject: string
  /** How long a count lasts from its first submission, in milliseconds. */
  window: number
}

/**
 * Counts a submission for several limits at once, over all servers that share the outbox. Gives for each limit the count with
 * this one, and the milliseconds until it ends. Throws when the database does not respond.
 */
export type CountSubmissions = (
  submission: readonly CountedSubmission[],
  budget?: TimeBudget,
) => Promise<{ submissions: number; endsIn: number }[]>

/** Time between two deletions of ended counts, in milliseconds. */
const cleaningInterval = 60_000

export function submissionCounts(store: OutboxStore): CountSubmissions {
  let cleanedAt = -Infinity

  /** What has ended is of no use and is deleted soon, since it derives from the visitor's address. */
  const clean = async (now: number): Promise<void> => {
    if (Math.abs(now - cleanedAt) < cleaningInterval) return
    cleanedAt = now
    await store.query((queries) => deleteEndedCounts(queries, now))
  }

  return async (submission, budget) => {
    const keys = submission.map(({ limit, subject }) => digestOf(`${limit} ${subject}`))
    const { now, counted } = await store.query(async (queries) => {
      const now = store.now()
      const values = submission.map(({ window }, index) => ({
        caller: keys[index] ?? '',
        submissions: 1,
        ends_at: now + window,
      }))
      const counted = await queries
        .insertInto('submission_counts')
        // In one order, so that two servers that lock the same rows do not wait for each other.
        .values(values.toSorted((a, b) => (a.caller < b.caller ? -1 : 1)))
        .onConflict((conflict) =>
          conflict.column('caller').doUpdateSet(({ eb, ref, or, lit }) => {
            const endsAt = ref('submission_counts.ends_at')
            const window = eb(ref('excluded.ends_at'), '-', now)
            // An end that is far away was written by a clock that was ahead; processes differ by milliseconds.
            const hasEnded = or([
              eb(endsAt, '<=', now),
              eb(endsAt, '>', eb(ref('excluded.ends_at'), '+', window)),
            ])
            const one = eb(ref('submission_counts.submissions'), '+', 1)
            return {
              submissions: eb.case().when(hasEnded).then(lit(1)).else(one).end(),
              ends_at: eb.case().when(hasEnded).then(ref('excluded.ends_at')).else(endsAt).end(),
            }
          }),
        )
        .returning(['caller', 'submissions', 'ends_at'])
        .execute()
      return { now, counted }
    }, budget)
    // A failure is that of the database and meets the next submission too.
    clean(now).catch(() => undefined)
    const byKey = new Map(counted.map((row) => [row.caller, row]))
    return keys.map((key) => {
      const row = byKey.get(key)
      if (!row) throw new Error('A submission was not counted.')
      return { submissions: row.submissions, endsIn: row.ends_at - now }
    })
  }
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** Deletes the counts that have ended by then. */
export const deleteEndedCounts = (queries: Queries, now: number): Promise<unknown> =>
  queries.deleteFrom('submission_counts').where('ends_at', '<=', now).execute()
