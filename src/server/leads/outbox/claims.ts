import { randomUUID } from 'node:crypto'
import type { InStatement } from '@libsql/client'
import { backoffCap } from './backoff'
import type { OutboxConnection } from './connection'
import { readClaim, type ClaimedLead } from './rows'

export type ClaimOptions = {
  now: number
  /** Leads that are due until then; `now` when it is not given. */
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
 * resolve to false when the lease has ended: another worker may have the lead then.
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

export function outboxClaims({ client }: OutboxConnection): OutboxClaims {
  const record = async (...statements: InStatement[]): Promise<boolean> => {
    const [result] = await (await client()).batch(statements, 'write')
    return result !== undefined && result.rows.length > 0
  }

  const refuse: OutboxClaims['refuse'] = ({ id, lease }, { at, reason, correlationId }) =>
    record({
      sql: `update outbox
        set state = 'dead', settled_at = :at, lease = null, reason = :reason, correlation_id = :correlationId
        ${whereClaimed} returning id`,
      args: { id, lease, at, reason, correlationId: correlationId ?? null },
    })

  return {
    async claim(options) {
      const statements = [...clockStatements(options.now), ...claimStatements(randomUUID(), options)]
      const [claimed] = (await (await client()).batch(statements, 'write')).slice(-2)
      const leads: ClaimedLead[] = []
      for (const { lead, ...claim } of (claimed?.rows ?? []).map(readClaim)) {
        if (lead) leads.push({ ...claim, lead })
        // It would be claimed first again and again, and block all others.
        else await refuse(claim, { at: options.now, reason: 'The stored lead cannot be read.' })
      }
      return leads
    },

    delivered: ({ id, lease }, at) =>
      record({
        sql: `update outbox
          set state = 'delivered', settled_at = :at, lease = null, reason = null, correlation_id = null
          ${whereClaimed} returning id`,
        args: { id, lease, at },
      }),

    postpone: ({ id, lease }, { dueAt, reason, withoutHutk = false, pauseUntil = 0 }) =>
      record(
        {
          sql: `update outbox
            set state = 'waiting', due_at = :dueAt, lease = null, reason = :reason,
              without_hutk = max(without_hutk, :withoutHutk)
            ${whereClaimed} returning id`,
          args: { id, lease, dueAt, reason, withoutHutk: Number(withoutHutk) },
        },
        {
          sql: 'update delivery_pause set paused_until = :pauseUntil where paused_until < :pauseUntil',
          args: { pauseUntil },
        },
      ),

    refuse,

    async next({ requestsPer10Seconds }) {
      const { rows } = await (
        await client()
      ).execute({
        sql: `select
            (select min(due_at) from outbox indexed by outbox_due where state in ('waiting', 'delivering')) as due_at,
            max(
              (select max(paused_until) from delivery_pause),
              (select min(taken_at) from delivery_slots where slot <= :slots) + :window
            ) as free_at`,
        args: { slots: requestsPer10Seconds, window: rateWindow },
      })
      const dueAt = rows[0]?.['due_at']
      return typeof dueAt === 'number' ? { dueAt, freeAt: Number(rows[0]?.['free_at']) } : undefined
    },
  }
}

const whereClaimed = `where id = :id and lease = :lease and state = 'delivering'`

/** Resets times that a clock wrote which was far ahead: they would block leads, slots and the pause until then. */
const clockStatements = (now: number): InStatement[] => [
  {
    sql: `update outbox indexed by outbox_due set due_at = :now
      where state in ('waiting', 'delivering') and due_at > :latest`,
    args: { now, latest: now + maxDelay },
  },
  {
    sql: 'update delivery_slots set taken_at = 0 where taken_at > :ahead',
    args: { ahead: now + rateWindow },
  },
  {
    sql: 'update delivery_pause set paused_until = 0 where paused_until > :latest',
    args: { latest: now + maxDelay },
  },
]

/**
 * Claims the due leads that the limits allow, then takes one slot of the rate limit for each. The index is named
 * because SQLite would choose the one on the state, and read and sort every waiting lead: many when HubSpot is down.
 */
function claimStatements(lease: string, options: ClaimOptions): InStatement[] {
  const { now, dueBy = now, limit, maxInDelivery, requestsPer10Seconds } = options
  const args = { now, lease, slots: requestsPer10Seconds, free: now - rateWindow }
  return [
    {
      sql: `update outbox
        set state = 'delivering', lease = :lease, due_at = :leaseEndsAt, attempts = attempts + 1
        where id in (
          select id from outbox indexed by outbox_due
          where state in ('waiting', 'delivering') and due_at <= :dueBy
            and not exists (select 1 from delivery_pause where paused_until > :now)
          order by due_at
          limit max(0, min(
            :limit,
            :maxInDelivery - (select count(*) from outbox where state = 'delivering' and due_at > :now),
            (select count(*) from delivery_slots where slot <= :slots and taken_at <= :free)
          ))
        )
        returning id, lease, due_at, attempts, without_hutk, lead`,
      args: { ...args, dueBy, leaseEndsAt: now + options.lease, limit, maxInDelivery },
    },
    {
      sql: `update delivery_slots set taken_at = :now where slot in (
          select slot from delivery_slots where slot <= :slots and taken_at <= :free
          order by taken_at
          limit (select count(*) from outbox where state = 'delivering' and lease = :lease)
        )`,
      args,
    },
  ]
}
