import type { LeadAccepted } from '../../../leads/contract'
import type { Lead } from '../lead'
import { outboxConnection } from './connection'
import { outboxDelivery, type OutboxDelivery } from './claimLeads'
import { outboxIntake, type EarlierAnswer } from './acceptLeads'
import { outboxUpkeep, type OutboxUpkeep } from './upkeep'

/**
 * Where accepted leads are kept until HubSpot has them (docs/reliability.md). Several processes on several machines
 * may work on one outbox. All times are in milliseconds since 1970 and come from the caller's clock, so the clocks of
 * machines that share an outbox must agree within a second or two.
 */
export type Outbox = OutboxDelivery &
  OutboxUpkeep & {
    /**
     * Commits a lead with the answer it gets; it is on disk when this resolves. Same key and digest again: the first
     * answer. Same key, other digest: conflict. Throws when the lead cannot be kept.
     */
    accept(
      lead: Lead,
      options: { key: string; digest: string; receivedAt: number; answer: LeadAccepted },
    ): Promise<{ outcome: 'accepted' | 'repeated'; answer: LeadAccepted } | { outcome: 'conflict' }>
    /** What `accept` would answer to a submission that came before, without keeping anything; else undefined. */
    earlierAnswer(options: { key: string; digest: string }): Promise<EarlierAnswer | undefined>
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
