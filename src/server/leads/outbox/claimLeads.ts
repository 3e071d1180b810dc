import { randomUUID } from 'node:crypto'
import type { InStatement } from '@libsql/client'
import { backoffCap } from './backoff'
import type { OutboxConnection } from './connection'
import { readClaim, type ClaimedLead } from './rows'

export type ClaimOptions = {
  now: number
  /** Leads that are due until then; `now` when it is not given. */
  dueBy?: number
  /** How long the claim holds, in milliseconds: longer than an attempt can take. */
  lease: number
  /** How many leads at most. */
  limit: number
  /** How many leads all workers together may hold at a time. */
  maxInDelivery: number
  /** Requests that all workers together may make in any ten seconds. */
  requestsPer10Seconds: number
}

/** How the attempt of a claimed lead ended, and what for. */
export type Claim = Pick<ClaimedLead, 'id' | 'lease'>

/**
 * Handing leads to workers. Each claim is one transaction, so a lead has one worker at a time. Whoever holds a lead may
 * make one request for it: the claim has counted it. Reports on a claim resolve to false when it is not held any more:
 * the lease ended and another worker may have the lead.
 */
export type OutboxDelivery = {
  claim(options: ClaimOptions): Promise<ClaimedLead[]>
  /** HubSpot has the lead. */
  delivered(claim: Claim, at: number): Promise<boolean>
  /** The attempt failed; there will be another one. `pauseUntil` keeps all workers from claiming before that time. */
  postpone(
    claim: Claim,
    options: { dueAt: number; reason: string; withoutHutk?: boolean; pauseUntil?: number },
  ): Promise<boolean>
  /** HubSpot refused the lead for good. */
  refuse(claim: Claim, options: { at: number; reason: string; correlationId?: string }): Promise<boolean>
  /**
   * When the next lead is due (or the lease of one in delivery ends), and from when pause and rate allow a request.
   * Both may lie in the past. Undefined when no lead waits.
   */
  next(
    options: Pick<ClaimOptions, 'requestsPer10Seconds'>,
  ): Promise<{ dueAt: number; freeAt: number } | undefined>
}

/** Length of HubSpot's window for counting requests, in milliseconds. */
const rateWindow = 10_000

/**
 * Nothing is put off for longer: the longest pause and backoff, and a little for clocks that differ. In milliseconds.
 */
const furthest = backoffCap + rateWindow

export function outboxDelivery({ client }: OutboxConnection): OutboxDelivery {
  const reported = async (...statements: InStatement[]): Promise<boolean> => {
    const [report] = await (await client()).batch(statements, 'write')
    return report !== undefined && report.rows.length > 0
  }

  const refuse: OutboxDelivery['refuse'] = ({ id, lease }, { at, reason, correlationId }) =>
    reported({
      sql: `update outbox
        set state = 'dead', settled_at = :at, lease = null, reason = :reason, correlation_id = :correlationId
        ${whereHeld} returning id`,
      args: { id, lease, at, reason, correlationId: correlationId ?? null },
    })

  return {
    async claim(options) {
      const statements = [...clockStatements(options.now), ...claimStatements(randomUUID(), options)]
      const [claimed] = (await (await client()).batch(statements, 'write')).slice(-2)
      const leads: ClaimedLead[] = []
      for (const { lead, ...claim } of (claimed?.rows ?? []).map(readClaim)) {
        if (lead) leads.push({ ...claim, lead })
        // It would stand in the way of all others for ever.
        else await refuse(claim, { at: options.now, reason: 'The stored lead cannot be read.' })
      }
      return leads
    },

    delivered: ({ id, lease }, at) =>
      reported({
        sql: `update outbox
          set state = 'delivered', settled_at = :at, lease = null, reason = null, correlation_id = null
          ${whereHeld} returning id`,
        args: { id, lease, at },
      }),

    postpone: ({ id, lease }, { dueAt, reason, withoutHutk = false, pauseUntil = 0 }) =>
      reported(
        {
          sql: `update outbox
            set state = 'waiting', due_at = :dueAt, lease = null, reason = :reason,
              without_hutk = max(without_hutk, :withoutHutk)
            ${whereHeld} returning id`,
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

const whereHeld = `where id = :id and lease = :lease and state = 'delivering'`

/** A clock that was far ahead and has been put back would keep leads, slots and the pause until its time comes. */
const clockStatements = (now: number): InStatement[] => [
  {
    sql: `update outbox indexed by outbox_due set due_at = :now
      where state in ('waiting', 'delivering') and due_at > :furthest`,
    args: { now, furthest: now + furthest },
  },
  {
    sql: 'update delivery_slots set taken_at = 0 where taken_at > :ahead',
    args: { ahead: now + rateWindow },
  },
  {
    sql: 'update delivery_pause set paused_until = 0 where paused_until > :furthest',
    args: { furthest: now + furthest },
  },
]

/**
 * Claims what is due and free to be sent, then takes one slot of the rate for each claimed lead. The index is named
 * since SQLite would choose the one on the state, and read and sort all that waits: days of it when HubSpot is down.
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
