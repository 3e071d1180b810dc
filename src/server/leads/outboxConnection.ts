import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { inspect } from 'node:util'
import type { Client } from '@libsql/client'
import { migrate } from './outboxSchema'

/** How long a write waits for another process that holds the file, in milliseconds. */
const busyTimeout = 5000

/** The lead database cannot be opened. The message names it without the token its address may hold. */
export class LeadDatabaseError extends Error {
  override readonly name = 'LeadDatabaseError'
}

export type OutboxConnection = {
  /** The open database with its tables up to date. Throws a LeadDatabaseError; the next call tries again. */
  client(): Promise<Client>
  close(): Promise<void>
}

/** A connection that is opened at first use. */
export function outboxConnection(url: string): OutboxConnection {
  let connection: Promise<Client> | undefined
  return {
    client() {
      connection ??= connect(url).catch((error: unknown) => {
        connection = undefined
        throw explained(url, error)
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

async function connect(url: string): Promise<Client> {
  const file = databaseFile(url)
  if (file) await mkdir(dirname(file), { recursive: true })
  // Webpack must leave this import alone when it compiles the Gatsby Function: the driver loads a native module.
  const { createClient } = await import(/* webpackIgnore: true */ '@libsql/client')
  // A file has one connection, so that what is set here holds for every statement; they run one by one anyway.
  const client = createClient({ url, timeout: busyTimeout, ...(file && { concurrency: 1 }) })
  try {
    if (file) {
      // Readers do not wait for the writer, and a commit is on disk before it counts.
      await client.execute('pragma journal_mode = wal')
      await client.execute('pragma synchronous = full')
    }
    await migrate(client)
    return client
  } catch (error) {
    client.close()
    throw error
  }
}

/** The path of a `file:` address, or undefined for a remote database and one in memory. */
export function databaseFile(url: string): string | undefined {
  if (!url.startsWith('file:')) return undefined
  const path = url
    .slice('file:'.length)
    .replace(/[?#].*$/, '')
    .replace(/^\/\/(?=\/)/, '')
  return path === '' || path === ':memory:' ? undefined : decodeURIComponent(path)
}

function explained(url: string, error: unknown): LeadDatabaseError {
  const shown = databaseName(url)
  const message = innermostMessage(error)
  // The cause is shown with its stack in logs: not one that repeats the address.
  const cause = inspect(error).includes(url) ? undefined : error
  return new LeadDatabaseError(
    `The lead database ${shown} cannot be opened: ${message.replaceAll(url, shown)}`,
    { cause },
  )
}

/** Drivers and fetch wrap what happened into errors that say less. */
function innermostMessage(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error)
  if ('cause' in error && error.cause) return innermostMessage(error.cause)
  const message = 'message' in error ? String(error.message) : ''
  return message || ('code' in error ? String(error.code) : 'unknown error')
}

/** The address of a database without what may be secret in it. */
const databaseName = (url: string): string => url.replace(/[?#].*$/, '').replace(/\/\/[^/@]*@/, '//')
