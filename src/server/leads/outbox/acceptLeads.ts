import { randomUUID } from 'node:crypto'
import type { Row } from '@libsql/client'
import type { LeadAccepted } from '../../../leads/contract'
import type { Lead } from '../lead'
import type { OutboxConnection } from './connection'
import { readAnswer } from './rows'

/** What was answered to an earlier submission under the same key. */
export type StoredResponse = { outcome: 'repeated'; answer: LeadAccepted } | { outcome: 'conflict' }

/** The part of the outbox that takes leads in. */
export type OutboxIntake = {
  /**
   * Commits a lead with the answer it gets; it is on disk when this resolves. Same key and digest again: the first
   * answer. Same key, other digest: conflict. Throws when the lead cannot be kept.
   */
  accept(
    lead: Lead,
    options: { key: string; digest: string; receivedAt: number; answer: LeadAccepted },
  ): Promise<{ outcome: 'accepted' | 'repeated'; answer: LeadAccepted } | { outcome: 'conflict' }>
  /** What `accept` would answer to a submission that came before, without keeping anything; else undefined. */
  storedResponse(options: { key: string; digest: string }): Promise<StoredResponse | undefined>
}

/** Taking leads in: the half of the outbox that a request talks to. */
export function outboxIntake({ client }: OutboxConnection): OutboxIntake {
  return {
    async accept(lead, { key, digest, receivedAt, answer }) {
      const id = randomUUID()
      const [, kept] = await (
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
              answer: JSON.stringify(answer),
              form: lead.form,
              lead: JSON.stringify(lead),
              receivedAt,
            },
          },
          selectByKey(key),
        ],
        'write',
      )
      const row = kept?.rows[0]
      if (!row) throw new Error('The lead was not kept.')
      return row['id'] === id ? { outcome: 'accepted', answer } : storedResponse(row, digest)
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
    ? { outcome: 'repeated', answer: readAnswer(row['answer']) }
    : { outcome: 'conflict' }
