import type { InStatement } from '@libsql/client'
import type { OutboxDatabase } from './database'

/** The most requests in ten seconds: the highest value of HUBSPOT_REQUESTS_PER_10_SECONDS. */
export const slotCount = 200

/** The version of the tables, stored in `outbox_versions`. */
const version = 1

/**
 * `due_at` is when a waiting lead may be claimed and when the lease of one in delivery ends, so that one
 * index finds both. A slot of `delivery_slots` is one request of the last ten seconds; `delivery_pause` has one row.
 */
const tables: InStatement[] = [
  `create table outbox (
    id text primary key,
    idempotency_key text not null unique,
    digest text not null,
    answer text not null,
    form text not null,
    lead text not null,
    received_at integer not null,
    state text not null check (state in ('waiting', 'delivering', 'delivered', 'dead')),
    due_at integer not null,
    attempts integer not null default 0,
    lease text,
    without_hutk integer not null default 0,
    reason text,
    correlation_id text,
    settled_at integer
  )`,
  `create index outbox_due on outbox (due_at) where state in ('waiting', 'delivering')`,
  'create index outbox_state on outbox (state, settled_at)',
  'create index outbox_received on outbox (received_at, id)',
  'create table delivery_slots (slot integer primary key, taken_at integer not null)',
  `insert into delivery_slots
    with recursive slots (slot) as (select 1 union all select slot + 1 from slots where slot < ${slotCount})
    select slot, 0 from slots`,
  'create table delivery_pause (id integer primary key check (id = 1), paused_until integer not null)',
  'insert into delivery_pause values (1, 0)',
]

/**
 * Creates the tables when they are missing. Several processes may do so at once: the version's row is inserted in the
 * same transaction, and only one can insert it. Throws when the tables are of another version than this code.
 */
export async function createTables(client: OutboxDatabase): Promise<void> {
  await client.execute('create table if not exists outbox_versions (version integer primary key)')
  if ((await currentVersion(client)) === 0) await insertTables(client)
  if ((await currentVersion(client)) !== version)
    throw new Error('its tables were made by a newer version of the site')
}

async function insertTables(client: OutboxDatabase): Promise<void> {
  try {
    await client.batch(
      [{ sql: 'insert into outbox_versions values (?)', args: [version] }, ...tables],
      'write',
    )
  } catch (error) {
    // Another process may have created them first.
    if ((await currentVersion(client)) === 0) throw error
  }
}

/** 0 before there are tables. */
async function currentVersion(client: OutboxDatabase): Promise<number> {
  const { rows } = await client.execute('select coalesce(max(version), 0) as version from outbox_versions')
  return Number(rows[0]?.['version'])
}
