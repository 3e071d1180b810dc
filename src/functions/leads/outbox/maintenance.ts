import { readEntry, type OutboxEntry } from './rows'
import type { OutboxStore } from './storage/store'
import { leadStates, type LeadState } from './storage/tables'
import { deleteEndedCounts } from './submissionCounts'

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
  /** Deletes the leads delivered or rejected before that time. Returns their number. */
  purge(settledBefore: number): Promise<number>
}

/** Rows deleted at a time, so that the file is never locked for long. */
const purgeBatch = 500

/** The form of an id, to complete the beginning of one. */
const lowestId = '00000000-0000-0000-0000-000000000000'
const highestId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const idPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

export function outboxMaintenance(store: OutboxStore): OutboxMaintenance {
  return {
    async list({ state, form, limit, after }) {
      const rows = await store.query((queries) => {
        let query = queries.selectFrom('outbox').selectAll()
        if (state) query = query.where('state', '=', state)
        if (form) query = query.where('form', '=', form)
        if (after) {
          query = query.where(({ eb, refTuple, tuple }) =>
            eb(refTuple('received_at', 'id'), '<', tuple(after.receivedAt, after.id)),
          )
        }
        return query.orderBy('received_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
      })
      return rows.map(readEntry)
    },

    async counts() {
      const rows = await store.query((queries) =>
        queries
          .selectFrom('outbox')
          .select(['state', ({ fn }) => fn.countAll<number>().as('leads')])
          .groupBy('state')
          .execute(),
      )
      const found = new Map(rows.map(({ state, leads }) => [state, leads]))
      const count = (state: LeadState): [LeadState, number] => [state, found.get(state) ?? 0]
      return Object.fromEntries(leadStates.map(count)) as Record<LeadState, number>
    },

    async withIdPrefix(prefix) {
      // A range of whole ids: in the order of a language, PostgreSQL does not sort a part of one before the whole.
      const [lowest, highest] = [lowestId, highestId].map((id) => prefix + id.slice(prefix.length))
      if (!lowest || !highest || !idPattern.test(lowest)) return []
      const rows = await store.query((queries) =>
        queries
          .selectFrom('outbox')
          .selectAll()
          .where('id', '>=', lowest)
          .where('id', '<=', highest)
          .limit(10)
          .execute(),
      )
      return rows.map(readEntry)
    },

    async retry(which, now) {
      if (typeof which === 'object' && which.ids.length === 0) return 0
      const { numUpdatedRows } = await store.query((queries) => {
        const query = queries.updateTable('outbox').set(({ eb }) => ({
          state: 'waiting',
          due_at: eb.case().when('due_at', '>', now).then(now).else(eb.ref('due_at')).end(),
          // The count of attempts restarts, so that the backoff after the next failure is seconds, not an hour.
          attempts: 0,
          settled_at: null,
        }))
        return (
          typeof which === 'string'
            ? query.where('state', '=', which)
            : query.where('state', 'in', ['waiting', 'dead']).where('id', 'in', which.ids)
        ).executeTakeFirstOrThrow()
      })
      return Number(numUpdatedRows)
    },

    async purge(settledBefore) {
      await store.query((queries) => deleteEndedCounts(queries, store.now()))
      let purged = 0
      for (;;) {
        const { numDeletedRows } = await store.query((queries) =>
          queries
            .deleteFrom('outbox')
            .where('id', 'in', (eb) =>
              eb
                .selectFrom('outbox')
                .select('id')
                .where('state', 'in', ['delivered', 'rejected'])
                .where('settled_at', '<', settledBefore)
                .limit(purgeBatch),
            )
            .executeTakeFirstOrThrow(),
        )
        purged += Number(numDeletedRows)
        if (numDeletedRows < purgeBatch) return purged
      }
    },
  }
}
