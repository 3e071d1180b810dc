import { randomUUID } from 'node:crypto'
import type { Row } from '@libsql/client'
import type { LeadAccepted } from '../../../leads/contract'
import type { Outbox } from './outbox'
import type { OutboxConnection } from './connection'
import { readAnswer } from './rows'

export type EarlierAnswer = { outcome: 'repeated'; answer: LeadAccepted } | { outcome: 'conflict' }

/** Taking leads in: the half of the outbox that a request talks to. */
export function outboxIntake({ client }: OutboxConnection): Pick<Outbox, 'accept' | 'earlierAnswer'> {
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
      return row['id'] === id ? { outcome: 'accepted', answer } : earlierAnswer(row, digest)
    },
    async earlierAnswer({ key, digest }) {
      const { rows } = await (await client()).execute(selectByKey(key))
      return rows[0] && earlierAnswer(rows[0], digest)
    },
  }
}

const selectByKey = (key: string) => ({
  sql: 'select id, digest, answer from outbox where idempotency_key = ?',
  args: [key],
})

const earlierAnswer = (row: Row, digest: string): EarlierAnswer =>
  row['digest'] === digest
    ? { outcome: 'repeated', answer: readAnswer(row['answer']) }
    : { outcome: 'conflict' }
