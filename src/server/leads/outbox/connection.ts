import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inspect } from 'node:util'
import type { Client } from '@libsql/client'
import type { OutboxDatabase } from './database'
import { createTables } from './schema'

/** How long a statement waits while another process locks the file, and the time between two checks, in milliseconds. */
const busyTimeout = 5000
const busyInterval = 20

/** A commit is flushed to disk. Set per connection. */
const durable = 'pragma synchronous = full'

/** The lead database cannot be opened. The message names it without the token that its address may contain. */
export class LeadDatabaseError extends Error {
  override readonly name = 'LeadDatabaseError'
}

export type OutboxConnection = {
  /** The open database with its tables. Throws a LeadDatabaseError; the next call tries again. */
  client(): Promise<OutboxDatabase>
  close(): Promise<void>
}

/** A connection that is opened at first use. */
export function outboxConnection(url: string): OutboxConnection {
  let connection: Promise<OutboxDatabase> | undefined
  return {
    client() {
      connection ??= connect(url).catch((error: unknown) => {
        connection = undefined
        throw databaseError(url, error)
      })
      return connection
    },
    async close() {
      const open = connection
      connection = undefined
      ;(await open?.catch(() => undefined))?.close()
    },
  }
}

async function connect(url: string): Promise<OutboxDatabase> {
  const file = databaseFile(url)
  if (file) await createFile(file)
  // Webpack must not bundle this import when it compiles the Gatsby Function: the driver loads a native module.
  const { createClient } = await import(/* webpackIgnore: true */ '@libsql/client')
  // A file has one connection: its statements run one by one anyway.
  const client = file ? waitWhileLocked(createClient({ url, concurrency: 1 })) : createClient({ url })
  try {
    if (file) {
      // Readers do not wait for the writer.
      await client.execute('pragma journal_mode = wal')
      await client.execute(durable)
    }
    await createTables(client)
    return client
  } catch (error) {
    client.close()
    throw error
  }
}

/**
 * Creates the file when it is missing, readable by its owner only: it contains what visitors wrote. SQLite gives its
 * companion files the same mode.
 */
async function createFile(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await (await open(file, 'a', 0o600)).close()
}

/**
 * A file's database that waits in the event loop while another process locks the file. The driver would block the
 * whole process while it waits, requests for pages too. A transaction that fails has changed nothing.
 */
function waitWhileLocked(client: Client): OutboxDatabase {
  let unlocked: Promise<void> | undefined

  /** Resolves when the file is unlocked, or after a second. */
  const waitForUnlock = async (): Promise<void> => {
    // The driver leaves the failed statement open, and nothing can be committed on that connection any more.
    // `reconnect` returns a promise, which its type does not say.
    await Promise.resolve(client.reconnect())
    for (const end = performance.now() + 1000; performance.now() < end;) {
      const isUnlocked = await client.executeMultiple(`${durable}; begin immediate; rollback`).then(
        () => true,
        () => false,
      )
      if (isUnlocked) return
      await sleep(busyInterval)
    }
  }

  const retryWhileBusy = async <Result>(run: () => Promise<Result>): Promise<Result> => {
    for (const end = performance.now() + busyTimeout; ;) {
      await unlocked
      try {
        return await run()
      } catch (error) {
        if (!isBusy(error) || client.closed || performance.now() > end) throw error
      }
      unlocked ??= waitForUnlock().finally(() => (unlocked = undefined))
    }
  }

  return {
    execute: (statement) => retryWhileBusy(() => client.execute(statement)),
    batch: (statements, mode) => retryWhileBusy(() => client.batch(statements, mode)),
    close: () => client.close(),
  }
}

/** The file is locked, or `waitForUnlock` replaced the connection between two steps of the driver. */
const isBusy = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  (error.code === 'SQLITE_BUSY' || error.code === 'CLIENT_CLOSED')

/** The path of a `file:` address, or undefined for a remote database and one in memory. */
export function databaseFile(url: string): string | undefined {
  if (!url.startsWith('file:')) return undefined
  const path = url
    .slice('file:'.length)
    .replace(/[?#].*$/, '')
    .replace(/^\/\/(?=\/)/, '')
  return path === '' || path === ':memory:' ? undefined : decodeURIComponent(path)
}

function databaseError(url: string, error: unknown): LeadDatabaseError {
  const shown = databaseName(url)
  const message = innermostMessage(error)
  // Logs show the cause with its stack, so a cause that repeats the address is left out.
  const cause = inspect(error).includes(url) ? undefined : error
  return new LeadDatabaseError(
    `The lead database ${shown} cannot be opened: ${message.replaceAll(url, shown)}`,
    { cause },
  )
}

/** Drivers and fetch wrap the original error into less specific ones. */
function innermostMessage(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error)
  if ('cause' in error && error.cause) return innermostMessage(error.cause)
  const message = 'message' in error ? String(error.message) : ''
  return message || ('code' in error ? String(error.code) : 'unknown error')
}

/** The address of a database without its secrets. */
const databaseName = (url: string): string => url.replace(/[?#].*$/, '').replace(/\/\/[^/@]*@/, '//')
