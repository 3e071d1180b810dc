import { randomUUID } from 'node:crypto'
import type { Selectable, Updateable } from 'kysely'
import { backoffCap } from './backoff'
import { readClaim, type ClaimedLead } from './rows'
import type { OutboxStore, Queries } from './storage/store'
import { reviewed, type LeadState, type Tables } from './storage/tables'

export type ClaimOptions = {
  /** The clock. It is read when the claim has its turn: waiting for other workers takes time. */
  now: () => number
  /** Leads that are due until then; the present when it is not given. */
  dueBy?: number
  /** How long the claim lasts, in milliseconds: longer than an attempt can take. */
  lease: number
  /** How many leads at most. */
  limit: number
  /** How many leads all workers together may have claimed at a time. */
  maxInDelivery: number
  /** Requests that all workers together may make in any ten seconds. */
  requestsPer10Seconds: number
}

/** Identifies a claim when its outcome is recorded. */
export type Claim = Pick<ClaimedLead, 'id' | 'lease'>

/**
 * The part of the outbox that workers use. Each claim is one transaction, so a lead has one worker at a time. The
 * worker of a lead may make one request for it, which the claim has counted. `delivered`, `postpone` and `refuse`
 * resolve to false when the lease has ended: another worker may have the lead then. The same outcome may be recorded
 * again.
 */
export type OutboxClaims = {
  claim(options: ClaimOptions): Promise<ClaimedLead[]>
  /** HubSpot has the lead. */
  delivered(claim: Claim, at: number): Promise<boolean>
  /** The attempt failed; there will be another one. No worker claims a lead before `pauseUntil`. */
  postpone(
    claim: Claim,
    options: { dueAt: number; reason: string; withoutHutk?: boolean; pauseUntil?: number },
  ): Promise<boolean>
  /** HubSpot refused the lead for good. */
  refuse(claim: Claim, options: { at: number; reason: string; correlationId?: string }): Promise<boolean>
  /**
   * When the next lead is due (or the lease of one in delivery ends), and when pause and rate limit allow a request.
   * Both may be in the past. Undefined when no lead waits.
   */
  next(
    options: Pick<ClaimOptions, 'requestsPer10Seconds'>,
  ): Promise<{ dueAt: number; freeAt: number } | undefined>
}

/** Length of HubSpot's window for counting requests, in milliseconds. */
const rateWindow = 10_000

/**
 * The longest pause or backoff, with a tolerance for clocks that differ, in milliseconds.
 */
const maxDelay = backoffCap + rateWindow

/** The longest time until a doubtful lead is reviewed (LEADS_DOUBT_MINUTES), with the same tolerance. */
const maxDoubtTime = 24 * 3_600_000 + rateWindow

/** Time between two repairs of times that a wrong clock wrote, in milliseconds. */
const repairInterval = 3_600_000

export function outboxClaims(store: OutboxStore): OutboxClaims {
  let repairedAt = -Infinity
  let lastClaimAt = -Infinity

  /** At the first claim, once an hour, and when the clock was set back: outside the claim, which others wait for. */
  const repairTimes = async (now: () => number): Promise<void> => {
    const wasSetBack = now() < lastClaimAt - rateWindow
    if (wasSetBack || now() - repairedAt >= repairInterval)
      repairedAt = await store.query(async (queries) => {
        const at = now()
        await resetFutureTimes(queries, at)
        return at
      })
    lastClaimAt = now()
  }

  const refuse: OutboxClaims['refuse'] = (claim, { at, reason, correlationId }) =>
    store.query((queries) =>
      record(queries, claim, {
        state: 'dead',
        settled_at: at,
        reason: storable(reason),
        correlation_id: correlationId === undefined ? null : storable(correlationId),
      }),
    )

  return {
    async claim(options) {
      const leads: ClaimedLead[] = []
      await repairTimes(options.now)
      for (const row of await store.transaction((queries) => claimDue(store, queries, options))) {
        const { lead, ...claim } = readClaim(row)
        if (lead) leads.push({ ...claim, lead })
        // It would be claimed first again and again, and block all others.
        else await refuse(claim, { at: options.now(), reason: 'The stored lead cannot be read.' })
      }
      return leads
    },

    delivered: (claim, at) =>
      store.query((queries) =>
        record(queries, claim, { state: 'delivered', settled_at: at, reason: null, correlation_id: null }),
      ),

    postpone: (claim, { dueAt, reason, withoutHutk = false, pauseUntil = 0 }) =>
      store.transaction(async (queries) => {
        // The pause first, as in a claim: two transactions that lock the same rows in another order block each other.
        await queries
          .updateTable('delivery_pause')
          .set({ paused_until: pauseUntil })
          .where('paused_until', '<', pauseUntil)
          .execute()
        return record(queries, claim, {
          state: 'waiting',
          due_at: dueAt,
          reason: storable(reason),
          ...(withoutHutk && { without_hutk: 1 }),
        })
      }),

    refuse,

    async next({ requestsPer10Seconds }) {
      const { due_at, paused_until, taken_at } = await store.query((queries) =>
        queries
          .selectNoFrom((eb) => [
            eb
              .selectFrom('outbox')
              .select(({ fn }) => fn.min('due_at').as('time'))
              .where('settled_at', 'is', null)
              .as('due_at'),
            eb.selectFrom('delivery_pause').select('paused_until').as('paused_until'),
            eb
              .selectFrom('delivery_slots')
              .select(({ fn }) => fn.min('taken_at').as('time'))
              .where('slot', '<=', requestsPer10Seconds)
              .as('taken_at'),
          ])
          .executeTakeFirstOrThrow(),
      )
      if (due_at === null) return undefined
      return { dueAt: due_at, freeAt: Math.max(paused_until ?? 0, (taken_at ?? 0) + rateWindow) }
    },
  }
}

/** PostgreSQL stores no NUL, which a response of HubSpot might contain. */
const storable = (text: string): string => text.replaceAll('\0', '')

/**
 * Records the outcome of an attempt and ends the claim, which the lease still names afterwards; false when it had ended
 * without this outcome.
 */
async function record(
  queries: Queries,
  { id, lease }: Claim,
  outcome: Updateable<Tables['outbox']> & { state: LeadState },
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('outbox')
    .set(outcome)
    .where('id', '=', id)
    .where('lease', '=', lease)
    .where('state', '=', 'delivering')
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) return true
  // It may be recorded already: the work runs again when the response to a commit was lost.
  const recorded = await queries
    .selectFrom('outbox')
    .select('id')
    .where('id', '=', id)
    .where('lease', '=', lease)
    .where('state', '=', outcome.state)
    .executeTakeFirst()
  return recorded !== undefined
}

/**
 * Claims the due leads that the limits allow, and takes one slot of the rate limit for each. Locking the row of the
 * pause first lets claims run one after another: two at a time would count the same slots and deliveries.
 */
async function claimDue(
  { hasRowLocks }: OutboxStore,
  queries: Queries,
  options: ClaimOptions,
): Promise<Selectable<Tables['outbox']>[]> {
  const { limit, maxInDelivery, requestsPer10Seconds } = options
  const { paused_until } = await queries
    .selectFrom('delivery_pause')
    .select('paused_until')
    .$if(hasRowLocks, (query) => query.forUpdate())
    .executeTakeFirstOrThrow()
  const now = options.now()
  if (paused_until > now && paused_until <= now + maxDelay) return []

  const { deliveries } = await queries
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('deliveries'))
    .where('state', '=', 'delivering')
    .where('due_at', '>', now)
    .executeTakeFirstOrThrow()
  const free = Math.max(0, Math.min(limit, maxInDelivery - deliveries))
  const slots = await queries
    .selectFrom('delivery_slots')
    .select('slot')
    .where('slot', '<=', requestsPer10Seconds)
    .where('taken_at', '<=', now - rateWindow)
    .orderBy('taken_at')
    .limit(free)
    .execute()
  // A row that is locked is one whose late outcome is being recorded.
  const due = await queries
    .selectFrom('outbox')
    .select('id')
    .where('settled_at', 'is', null)
    .where('due_at', '<=', options.dueBy ?? now)
    .orderBy('due_at')
    .limit(slots.length)
    .$if(hasRowLocks, (query) => query.forUpdate().skipLocked())
    .execute()
  if (due.length === 0) return []

  const taken = slots.slice(0, due.length).map(({ slot }) => slot)
  await queries.updateTable('delivery_slots').set({ taken_at: now }).where('slot', 'in', taken).execute()
  return queries
    .updateTable('outbox')
    .set(({ eb }) => ({
      state: 'delivering',
      lease: randomUUID(),
      due_at: now + options.lease,
      attempts: eb('attempts', '+', 1),
    }))
    .where(
      'id',
      'in',
      due.map(({ id }) => id),
    )
    .returningAll()
    .execute()
}

/** Resets times that a clock wrote which was far ahead: they would block leads, slots and the pause until then. */
async function resetFutureTimes(queries: Queries, now: number): Promise<void> {
  const latest = now + maxDelay
  await queries
    .updateTable('outbox')
    .set({ due_at: now })
    .where('settled_at', 'is', null)
    .where('due_at', '>', latest)
    .execute()
  await queries
    .updateTable('outbox')
    .set({ due_at: now })
    .where('state', '=', 'doubtful')
    .where('due_at', '>', now + maxDoubtTime)
    .where('due_at', '<', reviewed)
    .execute()
  await queries
    .updateTable('delivery_slots')
    .set({ taken_at: 0 })
    .where('taken_at', '>', now + rateWindow)
    .execute()
  await queries
    .updateTable('delivery_pause')
    .set({ paused_until: 0 })
    .where('paused_until', '>', latest)
    .execute()
}
