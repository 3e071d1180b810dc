import type { Generated } from 'kysely'

export const leadStates = ['waiting', 'delivering', 'delivered', 'dead', 'doubtful', 'rejected'] as const

/**
 * `waiting` for its next attempt · `delivering`: a worker has claimed it · `delivered`: HubSpot accepted it · `dead`:
 * HubSpot refused it for good; only an operator can retry it · `doubtful`: it may not be of a person, and is reviewed before
 * it is delivered · `rejected` by an operator.
 */
export type LeadState = (typeof leadStates)[number]

/** `due_at` of a doubtful lead that waits for a person: far behind every clock. */
export const reviewed = Number.MAX_SAFE_INTEGER

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
    /**
     * When a waiting lead may be claimed, and when the lease of one in delivery ends, so that one index finds both. When a
     * doubtful one is reviewed; `reviewed` once a person has to decide.
     */
    due_at: number
    attempts: Generated<number>
    /** Of the last claim; it is in force while the state is `delivering`. */
    lease: string | null
    /** 0 or 1. */
    without_hutk: Generated<number>
    reason: string | null
    correlation_id: string | null
    /** When it was delivered, given up or put aside as doubtful; null while it is to be delivered. */
    settled_at: number | null
    /** Digest of the recipient's address, to count by; null in rows of earlier versions. */
    recipient: string | null
    /** The doubts, joined with ";"; null when there are none. They stay when the lead is released. */
    doubt: string | null
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
