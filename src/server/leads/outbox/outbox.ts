import { outboxAcceptance, type OutboxAcceptance } from './acceptance'
import { outboxClaims, type OutboxClaims } from './claims'
import { outboxConnection } from './connection'
import { outboxMaintenance, type OutboxMaintenance } from './maintenance'

/**
 * Where accepted leads are stored until HubSpot has them (docs/reliability.md). Several processes on several machines
 * may share one outbox. All times are in milliseconds since 1970 and come from the caller's clock, so the clocks of
 * machines that share an outbox must agree within a second or two.
 */
export type Outbox = OutboxAcceptance &
  OutboxClaims &
  OutboxMaintenance & {
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
    ...outboxAcceptance(connection),
    ...outboxClaims(connection),
    ...outboxMaintenance(connection),
    async check() {
      await (await connection.client()).execute('select 1 from outbox limit 1')
    },
    close: () => connection.close(),
  }
}
