import { randomBytes } from 'node:crypto'
import type { Log } from '../../log'
import { outboxAcceptance, type OutboxAcceptance } from './acceptance'
import { outboxClaims, type OutboxClaims } from './claims'
import { outboxMaintenance, type OutboxMaintenance } from './maintenance'
import { outboxReview, type OutboxReview } from './review'
import { databaseError } from './storage/databaseError'
import { openStore } from './storage/openStore'
import type { OutboxStore } from './storage/store'
import { submissionCounts, type CountSubmissions } from './submissionCounts'

/**
 * Where accepted leads are stored until HubSpot has them (docs/reliability.md). Several processes may share one outbox,
 * on several machines when its database allows that. All times are in milliseconds since 1970, by the clock `now`.
 */
export type Outbox = OutboxAcceptance &
  OutboxClaims &
  OutboxMaintenance &
  OutboxReview & {
    /**
     * Throws a LeadDatabaseError unless a lead could be stored now: it writes as much as the largest lead has, and looks
     * whether the file is still the one that was opened. Calls within a second share one result.
     */
    check(): Promise<void>
    /** The clock of the outbox: on PostgreSQL the database's, once it is connected. */
    now(): number
    /** Counts submissions over all servers; absent where each server counts its own. */
    countSubmissions?: CountSubmissions
    close(): Promise<void>
  }

/**
 * The outbox behind an address (`file:var/leads.db`, `postgres://…`). It connects at first use, and again after a failed
 * connection; a connection that fails is a LeadDatabaseError. The log has what happens to a file while it is used.
 */
export function openOutbox(url: string, log?: Log): Outbox {
  const store = openStore(url, log)
  return {
    ...outboxAcceptance(store),
    ...outboxClaims(store),
    ...outboxMaintenance(store),
    ...outboxReview(store),
    check: atMostOncePerSecond(() => writeCheck(store, url)),
    now: store.now,
    ...(store.isShared && { countSubmissions: submissionCounts(store) }),
    close: () => store.close(),
  }
}

/** The size of the largest lead, in bytes: that of the largest request. */
const checkBytes = 64 * 1024

async function writeCheck(store: OutboxStore, url: string): Promise<void> {
  // Random, so that no database stores it compressed.
  const content = randomBytes((checkBytes * 3) / 4).toString('base64')
  try {
    await store.query((queries) => queries.updateTable('write_check').set({ content }).execute())
  } catch (error) {
    throw databaseError(url, 'cannot be written', error)
  }
  await store.assertInPlace()
}

/** Anybody may ask for the health of a site, so the answers of a second are one. */
function atMostOncePerSecond(check: () => Promise<void>): () => Promise<void> {
  let last: { result: Promise<void>; endedAt?: number } | undefined
  return () => {
    if (last && (last.endedAt === undefined || performance.now() - last.endedAt < 1000)) return last.result
    const current: typeof last = { result: check() }
    last = current
    const ended = (): void => void (current.endedAt = performance.now())
    current.result.then(ended, ended)
    return current.result
  }
}
