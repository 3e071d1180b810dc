import type { InValue } from '@libsql/client'
import type { OutboxConnection } from './connection'
import { leadStates, readEntry, type LeadState, type OutboxEntry } from './rows'

export type ListOptions = {
  state?: LeadState
  form?: string
  limit: number
  /** The last entry of the page before. */
  after?: Pick<OutboxEntry, 'id' | 'receivedAt'>
}

/** The part of the outbox for operators and the hourly purge. */
export type OutboxMaintenance = {
  /** Entries, the last received first. */
  list(options: ListOptions): Promise<OutboxEntry[]>
  counts(): Promise<Record<LeadState, number>>
  /** Entries whose id begins so: hexadecimal digits and hyphens. */
  withIdPrefix(prefix: string): Promise<OutboxEntry[]>
  /** Makes these leads due now: the named ones (waiting or dead), all dead ones or all waiting ones. Returns their number. */
  retry(which: { ids: readonly string[] } | 'dead' | 'waiting', now: number): Promise<number>
  /** Deletes the leads delivered before that time. Returns their number. */
  purge(deliveredBefore: number): Promise<number>
}

/** Rows deleted at a time, so that the file is never locked for long. */
const purgeBatch = 500

export function outboxMaintenance({ client }: OutboxConnection): OutboxMaintenance {
  return {
    async list({ state, form, limit, after }) {
      const conditions: string[] = []
      const args: Record<string, InValue> = { limit }
      if (state) {
        conditions.push('state = :state')
        args['state'] = state
      }
      if (form) {
        conditions.push('form = :form')
        args['form'] = form
      }
      if (after) {
        conditions.push('(received_at, id) < (:receivedAt, :id)')
        args['receivedAt'] = after.receivedAt
        args['id'] = after.id
      }
      const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''
      const { rows } = await (
        await client()
      ).execute({
        sql: `select * from outbox ${where} order by received_at desc, id desc limit :limit`,
        args,
      })
      return rows.map(readEntry)
    },

    async counts() {
      const { rows } = await (
        await client()
      ).execute('select state, count(*) as leads from outbox group by state')
      const found = new Map(rows.map((row) => [row['state'], Number(row['leads'])]))
      const count = (state: LeadState): [LeadState, number] => [state, found.get(state) ?? 0]
      return Object.fromEntries(leadStates.map(count)) as Record<LeadState, number>
    },

    async withIdPrefix(prefix) {
      if (!/^[\da-f-]+$/.test(prefix)) return []
      const { rows } = await (
        await client()
      ).execute({
        sql: 'select * from outbox where id >= ? and id < ? limit 10',
        args: [prefix, `${prefix}g`],
      })
      return rows.map(readEntry)
    },

    async retry(which, now) {
      const condition = {
        waiting: `state = 'waiting'`,
        dead: `state = 'dead'`,
        named: `state in ('waiting', 'dead') and id in (select value from json_each(:ids))`,
      }[typeof which === 'string' ? which : 'named']
      const { rowsAffected } = await (
        await client()
      ).execute({
        // The count of attempts restarts, so that the backoff after the next failure is seconds, not an hour.
        sql: `update outbox
          set state = 'waiting', due_at = min(due_at, :now), attempts = 0, settled_at = null
          where ${condition}`,
        args: { now, ...(typeof which === 'object' && { ids: JSON.stringify(which.ids) }) },
      })
      return rowsAffected
    },

    async purge(deliveredBefore) {
      let purged = 0
      for (;;) {
        const { rowsAffected } = await (
          await client()
        ).execute({
          sql: `delete from outbox where id in (
              select id from outbox where state = 'delivered' and settled_at < ? limit ${purgeBatch}
            )`,
          args: [deliveredBefore],
        })
        purged += rowsAffected
        if (rowsAffected < purgeBatch) return purged
      }
    },
  }
}
