import { randomUUID } from 'node:crypto'
import type { LeadAccepted } from '../../../leads/model/contract'
import { recipientDigest } from '../doubt/recipient'
import type { Lead } from '../lead'
import { readResponse } from './rows'
import type { OutboxStore, Queries, TimeBudget } from './storage/store'

/** The response to an earlier submission under the same key. */
export type StoredResponse = { outcome: 'repeated'; response: LeadAccepted } | { outcome: 'conflict' }

/**
 * The part of the outbox that stores new leads; the intake uses it. A request has one time budget for all calls; without
 * one, a call has its own.
 */
export type OutboxAcceptance = {
  /**
   * Commits a lead with its response; it is on disk when this resolves. A lead with doubts is not delivered before it is
   * reviewed, from `reviewAt` on. Same key and digest again: the first response.
   * Same key, other digest: conflict. Throws when the lead cannot be stored.
   */
  accept(
    lead: Lead,
    options: { key: string; digest: string; receivedAt: number; response: LeadAccepted; reviewAt?: number },
    budget?: TimeBudget,
  ): Promise<{ outcome: 'accepted' | 'repeated'; response: LeadAccepted } | { outcome: 'conflict' }>
  /** What `accept` would return for a key that is already stored, without storing anything; else undefined. */
  storedResponse(
    options: { key: string; digest: string },
    budget?: TimeBudget,
  ): Promise<StoredResponse | undefined>
}

export function outboxAcceptance(store: OutboxStore): OutboxAcceptance {
  return {
    async accept(lead, { key, digest, receivedAt, response, reviewAt = receivedAt }, budget) {
      const id = randomUUID()
      const doubt = lead.doubts?.join(';')
      // Before, so that nothing is stored in a file that is lost; after, since it may have been deleted meanwhile.
      await store.assertInPlace()
      const row = await store.query(async (queries) => {
        const inserted = await queries
          .insertInto('outbox')
          .values({
            id,
            idempotency_key: key,
            digest,
            answer: JSON.stringify(response),
            form: lead.form,
            lead: JSON.stringify(lead),
            received_at: receivedAt,
            recipient: recipientDigest(emailOf(lead)),
            ...(doubt
              ? { state: 'doubtful', doubt, due_at: reviewAt, settled_at: receivedAt }
              : { state: 'waiting', due_at: receivedAt }),
          })
          .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
          .returning(['id', 'digest', 'answer'])
          .executeTakeFirst()
        return inserted ?? selectByKey(queries, key)
      }, budget)
      await store.assertInPlace()
      if (!row) throw new Error('The lead was not stored.')
      return row.id === id ? { outcome: 'accepted', response } : storedResponse(row, digest)
    },
    async storedResponse({ key, digest }, budget) {
      const row = await store.query((queries) => selectByKey(queries, key), budget)
      if (!row) return undefined
      await store.assertInPlace()
      return storedResponse(row, digest)
    },
  }
}

const emailOf = ({ fields }: Lead): string => fields.find(({ name }) => name === 'email')?.value ?? ''

const selectByKey = (queries: Queries, key: string) =>
  queries
    .selectFrom('outbox')
    .select(['id', 'digest', 'answer'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst()

const storedResponse = (row: { digest: string; answer: string }, digest: string): StoredResponse =>
  row.digest === digest
    ? { outcome: 'repeated', response: readResponse(row.answer) }
    : { outcome: 'conflict' }
