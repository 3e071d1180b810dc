import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Client } from '@libsql/client'
import type { Lead } from './schema'

/** A lead as it is kept. */
export type StoredLead = Lead & {
  id: string
  /** Time the server accepted it, in milliseconds since 1970. */
  receivedAt: number
}

/** The place where accepted leads are kept (architecture §3 "Leads"). */
export type LeadStore = {
  /** Keeps a lead and gives it back with its id. Resolves only when it is on disk; throws when it cannot be kept. */
  save(lead: Lead, receivedAt: number): Promise<StoredLead>
  /** Throws when the database cannot be reached. */
  check(): Promise<void>
  close(): Promise<void>
}

const createTable = `create table if not exists leads (
  id text primary key,
  received_at integer not null,
  form text not null,
  locale text not null,
  page text not null,
  fields text not null
)`

/** How long a write waits for another process that holds the file, in milliseconds. */
const busyTimeout = 5000

/**
 * The store behind a libSQL address (`file:var/leads.db`, `libsql://…`). It connects at first use; a failed
 * connection is tried again at the next one.
 */
export function openLeadStore(url: string): LeadStore {
  let connection: Promise<Client> | undefined

  const client = (): Promise<Client> => {
    connection ??= connect(url).catch((error: unknown) => {
      connection = undefined
      throw error
    })
    return connection
  }

  return {
    async save(lead, receivedAt) {
      const stored: StoredLead = { ...lead, id: randomUUID(), receivedAt }
      const { id, form, locale, page, fields } = stored
      const database = await client()
      await database.execute({
        sql: 'insert into leads (id, received_at, form, locale, page, fields) values (?, ?, ?, ?, ?, ?)',
        args: [id, receivedAt, form, locale, page, JSON.stringify(fields)],
      })
      return stored
    },
    async check() {
      await (await client()).execute('select 1 from leads limit 1')
    },
    async close() {
      const open = connection
      connection = undefined
      ;(await open?.catch(() => undefined))?.close()
    },
  }
}

async function connect(url: string): Promise<Client> {
  const file = databaseFile(url)
  if (file) await mkdir(dirname(file), { recursive: true })
  // Webpack must leave this import alone when it compiles the Gatsby Function: the driver loads a native module.
  const { createClient } = await import(/* webpackIgnore: true */ '@libsql/client')
  const client = createClient({ url, timeout: busyTimeout })
  try {
    // Readers do not wait for the writer; a commit is still flushed to disk before it counts (synchronous=FULL).
    if (file) await client.execute('pragma journal_mode = wal')
    await client.execute(createTable)
    return client
  } catch (error) {
    client.close()
    throw error
  }
}

/** The path of a `file:` address, or undefined for a remote database. */
function databaseFile(url: string): string | undefined {
  if (!url.startsWith('file:')) return undefined
  const path = url
    .slice('file:'.length)
    .replace(/[?#].*$/, '')
    .replace(/^\/\/(?=\/)/, '')
  return path === '' || path === ':memory:' ? undefined : decodeURIComponent(path)
}
