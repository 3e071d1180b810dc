import type { InStatement } from '@libsql/client'
import { brand } from '../../../brand'
import { companyProperties } from '../../../leads/properties'
import type { OutboxDatabase } from './connection'

/** Requests that a window may hold at most: the highest value of HUBSPOT_REQUESTS_PER_10_SECONDS. */
export const slotCount = 200

const quoted = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ')

/**
 * Version 1. `due_at` is when a waiting lead may be claimed and when the lease of one in delivery ends, so that one
 * index finds both. A slot of `delivery_slots` is one request of the last ten seconds; `delivery_pause` has one row.
 */
const version1: InStatement[] = [
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

/** Takes over what the first release of the site kept, one table without versions. */
const takeOver: InStatement[] = [
  {
    sql: `insert into outbox (id, idempotency_key, digest, answer, form, lead, received_at, state, due_at)
      select
        id, id, '', json_object('result', 'success', 'location', '/' || locale || '/thankyou'), form,
        json_object(
          'form', form, 'locale', locale, 'page', page,
          'fields', (
            select json_group_array(json_object(
              'objectTypeId', case when key in (${quoted(companyProperties)}) then '0-2' else '0-1' end,
              'name', key, 'value', value
            )) from json_each(leads.fields)
          ),
          'context', json_object('pageUri', :siteOrigin || page, 'pageName', page),
          'submittedAt', received_at, 'botCheck', 'not_configured'
        ),
        received_at, 'waiting', received_at
      from leads`,
    args: { siteOrigin: brand.siteOrigin },
  },
  'drop table leads',
]

/** Statements that lead from one version to the next; the first makes version 1. */
const migrations: readonly InStatement[][] = [version1]

/**
 * Brings the tables to the version of this code. Several processes may do so at once: the version's row is inserted
 * in the same transaction, and only one of them can. Throws when the tables are newer than this code.
 */
export async function migrate(client: OutboxDatabase): Promise<void> {
  await client.execute('create table if not exists outbox_versions (version integer primary key)')
  for (let version = await currentVersion(client); version < migrations.length;) {
    const statements = migrations[version] ?? []
    const next = version + 1
    try {
      await client.batch(
        [{ sql: 'insert into outbox_versions values (?)', args: [next] }, ...statements],
        'write',
      )
    } catch (error) {
      if ((await currentVersion(client)) < next) throw error
    }
    version = await currentVersion(client)
  }
  if ((await currentVersion(client)) > migrations.length)
    throw new Error('its tables were made by a newer version of the site')
  await takeOverFirstRelease(client)
}

/** At every start, since a process of the first release that still runs beside this one makes its table again. */
async function takeOverFirstRelease(client: OutboxDatabase): Promise<void> {
  if (!(await hasFirstRelease(client))) return
  try {
    await client.batch(takeOver, 'write')
  } catch (error) {
    // Another process may have been quicker.
    if (await hasFirstRelease(client)) throw error
  }
}

async function hasFirstRelease(client: OutboxDatabase): Promise<boolean> {
  const { rows } = await client.execute(`select 1 from sqlite_master where type = 'table' and name = 'leads'`)
  return rows.length > 0
}

async function currentVersion(client: OutboxDatabase): Promise<number> {
  const { rows } = await client.execute('select coalesce(max(version), 0) as version from outbox_versions')
  return Number(rows[0]?.['version'])
}
