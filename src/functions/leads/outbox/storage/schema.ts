import { sql } from 'kysely'
import type { Queries } from './store'

/** The most requests in ten seconds: the highest value of HUBSPOT_REQUESTS_PER_10_SECONDS. */
export const slotCount = 200

/** The kind of database: where SQL differs, so do the statements. */
export type StoreKind = 'file' | 'postgres'

type Statements = readonly string[]

const columnsOfVersion2 =
  'id, idempotency_key, digest, answer, form, lead, received_at, state, due_at, attempts, lease, without_hutk, ' +
  'reason, correlation_id, settled_at'

const statesOfVersion3 = `'waiting', 'delivering', 'delivered', 'dead', 'doubtful', 'rejected'`

const indexesOfVersion3 = [
  'create index outbox_recipient on outbox (recipient, received_at)',
  'create index outbox_review on outbox (state, due_at)',
]

/**
 * The statements that lead to each version of the tables, in the SQL that all stores understand or by kind of store. What was released is
 * not changed: a new version is added.
 */
const versions: readonly (Statements | Record<StoreKind, Statements>)[] = [
  [
    `create table outbox (
      id text primary key,
      idempotency_key text not null unique,
      digest text not null,
      answer text not null,
      form text not null,
      lead text not null,
      received_at bigint not null,
      state text not null check (state in ('waiting', 'delivering', 'delivered', 'dead')),
      due_at bigint not null,
      attempts integer not null default 0,
      lease text,
      without_hutk integer not null default 0,
      reason text,
      correlation_id text,
      settled_at bigint
    )`,
    `create index outbox_due on outbox (due_at) where state in ('waiting', 'delivering')`,
    'create index outbox_state on outbox (state, settled_at)',
    'create index outbox_received on outbox (received_at, id)',
    'create table delivery_slots (slot integer primary key, taken_at bigint not null)',
    `insert into delivery_slots
      with recursive slots (slot) as (select 1 union all select slot + 1 from slots where slot < ${slotCount})
      select slot, 0 from slots`,
    'create table delivery_pause (id integer primary key check (id = 1), paused_until bigint not null)',
    'insert into delivery_pause values (1, 0)',
  ],
  [
    // An index that no condition on the state competes with: SQLite would choose that one, and sort every waiting lead.
    'create index outbox_open on outbox (due_at) where settled_at is null',
    'drop index outbox_due',
    'create table write_check (id integer primary key check (id = 1), content text not null)',
    `insert into write_check values (1, '')`,
    `create table submission_counts (
      caller text primary key,
      submissions integer not null,
      ends_at bigint not null
    )`,
    'create index submission_counts_end on submission_counts (ends_at)',
  ],
  {
    postgres: [
      'alter table outbox drop constraint outbox_state_check',
      `alter table outbox add constraint outbox_state_check check (state in (${statesOfVersion3}))`,
      'alter table outbox add column recipient text',
      'alter table outbox add column doubt text',
      ...indexesOfVersion3,
    ],
    // SQLite cannot change a check: the table is made again.
    file: [
      `create table outbox_of_version_3 (
        id text primary key,
        idempotency_key text not null unique,
        digest text not null,
        answer text not null,
        form text not null,
        lead text not null,
        received_at bigint not null,
        state text not null check (state in (${statesOfVersion3})),
        due_at bigint not null,
        attempts integer not null default 0,
        lease text,
        without_hutk integer not null default 0,
        reason text,
        correlation_id text,
        settled_at bigint,
        recipient text,
        doubt text
      )`,
      `insert into outbox_of_version_3 (${columnsOfVersion2}) select ${columnsOfVersion2} from outbox`,
      'drop table outbox',
      'alter table outbox_of_version_3 rename to outbox',
      'create index outbox_state on outbox (state, settled_at)',
      'create index outbox_received on outbox (received_at, id)',
      'create index outbox_open on outbox (due_at) where settled_at is null',
      ...indexesOfVersion3,
    ],
  },
]

const newer = 'its tables were made by a newer version of the site'

/** True when the tables are those of this code. Throws when they are newer. */
export async function hasCurrentTables(queries: Queries): Promise<boolean> {
  try {
    return (await currentVersion(queries)) === versions.length
  } catch (error) {
    if (isMissingTable(error)) return false
    throw error
  }
}

/**
 * Creates the tables, or brings those of an older version to this one. Run it in a transaction that no other process
 * can run at the same time. Throws when the tables are newer.
 */
export async function createTables(queries: Queries, kind: StoreKind): Promise<void> {
  await run(queries, 'create table if not exists outbox_versions (version integer primary key)')
  const before = await currentVersion(queries)
  for (const [index, statements] of versions.entries()) {
    if (index < before) continue
    for (const statement of 'file' in statements ? statements[kind] : statements)
      await run(queries, statement)
    await queries
      .insertInto('outbox_versions')
      .values({ version: index + 1 })
      .execute()
  }
}

const run = (queries: Queries, statement: string): Promise<unknown> => sql.raw(statement).execute(queries)

/** 0 before there are tables. */
async function currentVersion(queries: Queries): Promise<number> {
  const row = await queries
    .selectFrom('outbox_versions')
    .select(({ fn }) => fn.max('version').as('version'))
    .executeTakeFirst()
  const version = Number(row?.version ?? 0)
  if (version > versions.length) throw new Error(newer)
  return version
}

const isMissingTable = (error: unknown): boolean =>
  error instanceof Error &&
  (/no such table/.test(error.message) || ('code' in error && error.code === '42P01'))
