import type { Generated } from 'kysely'

export const leadStates = ['waiting', 'delivering', 'delivered', 'dead'] as const

/**
 * `waiting` for its next attempt · `delivering`: a worker has claimed it · `delivered`: HubSpot accepted it · `dead`:
 * HubSpot refused it for good; only an operator can retry it.
 */
export type LeadState = (typeof leadStates)[number]

/** The tables of the outbox (schema.ts), for the query builder. Times are in milliseconds since 1970. */
export type Tables = {
  outbox: {
    id: string
    idempotency_key: string
    digest: string
    answer: string
    form: string
    lead: string
    received_at: number
    state: LeadState
    /** When a waiting lead may be claimed, and when the lease of one in delivery ends, so that one index finds both. */
    due_at: number
    attempts: Generated<number>
    /** Of the last claim; it is in force while the state is `delivering`. */
    lease: string | null
    /** 0 or 1. */
    without_hutk: Generated<number>
    reason: string | null
    correlation_id: string | null
    /** When it was delivered or given up; null before. */
    settled_at: number | null
  }
  outbox_versions: { version: number }
  /** A slot is one request to HubSpot of the last ten seconds. */
  delivery_slots: { slot: number; taken_at: number }
  /** One row. */
  delivery_pause: { id: number; paused_until: number }
  /** One row, which only shows that a transaction can be written. */
  write_check: { id: number; content: string }
  /** Submissions of a caller in the minute that ends then; only where several servers count together. */
  submission_counts: { caller: string; submissions: number; ends_at: number }
}
