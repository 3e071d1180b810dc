import type { Kysely } from 'kysely'
import type { Tables } from './tables'

/** Queries on the tables, inside a transaction or outside. */
export type Queries = Kysely<Tables>

/**
 * Where the outbox stores its rows: the port between its queries and a database. Every operation takes part of a time
 * budget; when the budget is used up it throws. A database that cannot be opened or reached is a LeadDatabaseError.
 */
export type OutboxStore = {
  /**
   * Runs the work; each of its queries is a separate transaction, on disk when this resolves. The work may run several
   * times: after an error that may pass, and when it is not known whether the first run was committed.
   */
  query<Result>(work: (queries: Queries) => Promise<Result>, budget?: TimeBudget): Promise<Result>
  /** As `query`, with all of the work in one transaction; a failed one has changed nothing. */
  transaction<Result>(work: (queries: Queries) => Promise<Result>, budget?: TimeBudget): Promise<Result>
  /**
   * Makes sure that the next process finds what this one writes: a file that was deleted or replaced is written again, with
   * its leads. Throws when that fails.
   */
  assertInPlace(): Promise<void>
  /** The clock that all processes of this database share, in milliseconds since 1970. */
  now(): number
  /** Rows can be locked (`for update skip locked`). Without it, one transaction at a time writes. */
  hasRowLocks: boolean
  /** Servers on several machines may use it. */
  isShared: boolean
  close(): Promise<void>
}

/**
 * How long a caller waits for the database in all, in milliseconds: one budget for all operations of a request. `left` is
 * for the time in which the database does not respond or works for this caller, `inLine` for the time in which it works
 * for those before.
 */
export type TimeBudget = { left: number; inLine: number }

/** The longest wait for the database. */
export const databaseTimeout = 5000

/** The longest wait for other requests: together with that for the database less than a form waits for its response. */
export const lineTimeout = 20_000

export const timeBudget = (): TimeBudget => ({ left: databaseTimeout, inLine: lineTimeout })

/** Runs an operation and takes its time from the budget. `end` is when the budget is used up, by `performance.now()`. */
export async function spend<Result>(
  budget: TimeBudget,
  operation: (end: number) => Promise<Result>,
): Promise<Result> {
  const start = performance.now()
  try {
    return await operation(start + budget.left)
  } finally {
    budget.left -= performance.now() - start
  }
}
