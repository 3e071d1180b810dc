import { outboxIntake, type OutboxIntake } from './acceptLeads'
import { outboxDelivery, type OutboxDelivery } from './claimLeads'
import { outboxConnection } from './connection'
import { outboxUpkeep, type OutboxUpkeep } from './upkeep'

/**
 * Where accepted leads are kept until HubSpot has them (docs/reliability.md). Several processes on several machines
 * may work on one outbox. All times are in milliseconds since 1970 and come from the caller's clock, so the clocks of
 * machines that share an outbox must agree within a second or two.
 */
export type Outbox = OutboxIntake &
  OutboxDelivery &
  OutboxUpkeep & {
    /** Throws when the database cannot be reached. */
    check(): Promise<void>
    close(): Promise<void>
  }

/**
 * The outbox behind a libSQL address (`file:var/leads.db`, `libsql://…`). It connects at first use, and again after a
 * failed connection; a connection that fails is a LeadDatabaseError.
 */
export function openOutbox(url: string): Outbox {
  const connection = outboxConnection(url)
  return {
    ...outboxIntake(connection),
    ...outboxDelivery(connection),
    ...outboxUpkeep(connection),
    async check() {
      await (await connection.client()).execute('select 1 from outbox limit 1')
    },
    close: () => connection.close(),
  }
}
