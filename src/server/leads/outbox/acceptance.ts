import { randomUUID } from 'node:crypto'
import type { Row } from '@libsql/client'
import type { LeadAccepted } from '../../../leads/contract'
import type { Lead } from '../lead'
import type { OutboxConnection } from './connection'
import { readResponse } from './rows'

/** The response to an earlier submission under the same key. */
export type StoredResponse = { outcome: 'repeated'; response: LeadAccepted } | { outcome: 'conflict' }

/** The part of the outbox that stores new leads; the intake uses it. */
export type OutboxAcceptance = {
  /**
   * Commits a lead with its response; it is on disk when this resolves. Same key and digest again: the first response.
   * Same key, other digest: conflict. Throws when the lead cannot be stored.
   */
  accept(
    lead: Lead,
    options: { key: string; digest: string; receivedAt: number; response: LeadAccepted },
  ): Promise<{ outcome: 'accepted' | 'repeated'; response: LeadAccepted } | { outcome: 'conflict' }>
  /** What `accept` would return for a key that is already stored, without storing anything; else undefined. */
  storedResponse(options: { key: string; digest: string }): Promise<StoredResponse | undefined>
}

export function outboxAcceptance({ client }: OutboxConnection): OutboxAcceptance {
  return {
    async accept(lead, { key, digest, receivedAt, response }) {
      const id = randomUUID()
      const [, stored] = await (
        await client()
      ).batch(
        [
          {
            sql: `insert into outbox
                (id, idempotency_key, digest, answer, form, lead, received_at, state, due_at)
              values (:id, :key, :digest, :answer, :form, :lead, :receivedAt, 'waiting', :receivedAt)
              on conflict (idempotency_key) do nothing`,
            args: {
              id,
              key,
              digest,
              answer: JSON.stringify(response),
              form: lead.form,
              lead: JSON.stringify(lead),
              receivedAt,
            },
          },
          selectByKey(key),
        ],
        'write',
      )
      const row = stored?.rows[0]
      if (!row) throw new Error('The lead was not stored.')
      return row['id'] === id ? { outcome: 'accepted', response } : storedResponse(row, digest)
    },
    async storedResponse({ key, digest }) {
      const { rows } = await (await client()).execute(selectByKey(key))
      return rows[0] && storedResponse(rows[0], digest)
    },
  }
}

const selectByKey = (key: string) => ({
  sql: 'select id, digest, answer from outbox where idempotency_key = ?',
  args: [key],
})

const storedResponse = (row: Row, digest: string): StoredResponse =>
  row['digest'] === digest
    ? { outcome: 'repeated', response: readResponse(row['answer']) }
    : { outcome: 'conflict' }
