import { mkdir, open, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, SqliteDialect, SqliteDriver, type SqliteDatabase } from 'kysely'
import type Libsql from 'libsql'
import pLimit from 'p-limit'
import pTimeout from 'p-timeout'
import { codeOf } from '../../../../core/values/error'
import type { Log } from '../../../log'
import { databaseError, databaseName, LeadDatabaseError } from './databaseError'
import {
  addLeads,
  companionIdentities,
  copyOpenDatabase,
  deleteLeftCompanions,
  identityOf,
  isSameFile,
  putInPlace,
  type FileIdentity,
} from './movedFile'
import { createTables, hasCurrentTables } from './schema'
import { spend, timeBudget, type OutboxStore, type Queries, type TimeBudget } from './store'
import type { Tables } from './tables'

/** Time between two checks whether a locked file is unlocked, and between two rounds of them, in milliseconds. */
const lockInterval = 20
const lockRound = 1000

type Connection = {
  database: Libsql.Database
  queries: Kysely<Tables>
  /** SQLite's files beside the database, which a deleted one leaves behind. */
  companions: (FileIdentity | undefined)[]
}

/**
 * The outbox in a libSQL file of this machine (SQLite's format), which several processes may use. It has one connection,
 * whose operations run one after another. While another process locks the file they wait in the event loop: the driver
 * would block the whole process, requests for pages too. A file that somebody deletes or replaces meanwhile is written
 * anew with its leads, or they are added to the other one: the log says so.
 */
export function openFileStore(url: string, log?: Log): OutboxStore {
  const file = resolve(databaseFile(url))
  const inTurn = pLimit(1)
  let connection: Connection | undefined
  let identity: FileIdentity | undefined
  let unlocked: Promise<void> | undefined
  let isClosed = false

  /** Opens the file again, unless it is another one by now: what the first one holds would never be delivered. */
  async function connect(): Promise<Connection> {
    const isFirst = identity === undefined
    identity ??= await createFile(file)
    let opened: Connection | undefined
    try {
      await assertInPlace()
      opened = await openConnection(file)
      await assertInPlace()
      return opened
    } catch (error) {
      opened?.database.close()
      // Nothing was ever read from it, so the next attempt may find another file.
      if (isFirst) identity = undefined
      throw error
    }
  }

  const isInPlace = async (): Promise<boolean> =>
    isSameFile(await identityOf(file).catch(() => undefined), identity)

  async function assertInPlace(): Promise<void> {
    if (await isInPlace()) return
    throw new LeadDatabaseError(`The lead database ${databaseName(url)} was replaced while it was opened.`)
  }

  /**
   * Goes on with the file at the path when it is another one or missing, and takes the leads of the first one along: the
   * next process would not find them. Nothing has changed when it throws.
   */
  async function takeUp(): Promise<void> {
    if (!identity || (await isInPlace())) return
    const isDeleted = await identityOf(file).then(
      () => false,
      () => true,
    )
    const what = isDeleted ? 'was deleted' : 'was replaced by another file'
    let copy: string | undefined
    let opened: Connection | undefined
    try {
      await mkdir(dirname(file), { recursive: true })
      copy = connection && (await copyOf(connection, what))
      if (connection) await deleteLeftCompanions(file, connection.companions)
      if (isDeleted && copy) await putInPlace(copy, file)
      const found = await createFile(file)
      opened = await openConnection(file)
      if (!isDeleted && copy) addLeads(opened.database, copy)
      connection?.database.close()
      connection = opened
      identity = found
    } catch (error) {
      opened?.database.close()
      throw databaseError(url, `${what} while the server uses it, and cannot be written anew`, error)
    } finally {
      if (copy) await rm(copy, { force: true })
    }
    log?.error(
      `The lead database ${databaseName(url)} ${what} while the server uses it. ` +
        (copy ? 'Its leads were written to the file at its path again.' : 'Its leads could not be read.'),
    )
  }

  /** A copy of the open database; undefined, and logged, when it cannot be read any more. */
  async function copyOf({ database }: Connection, what: string): Promise<string | undefined> {
    try {
      return await copyOpenDatabase(database, file)
    } catch (error) {
      if (!isUnreadable(error)) throw error
      log?.error(`The lead database ${databaseName(url)} ${what}, and its leads cannot be read`, error)
      return undefined
    }
  }

  /**
   * The driver leaves a statement that met a lock open, and nothing can be committed on that connection any more.
   * A file that was deleted is not closed, because it could not be opened again.
   */
  async function disconnect(): Promise<void> {
    if (!(await isInPlace())) return
    connection?.database.close()
    connection = undefined
  }

  const attempt = <Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> =>
    inTurn(async () => {
      if (isClosed) throw new LeadDatabaseError(`The lead database ${databaseName(url)} is closed.`)
      try {
        connection ??= await connect().catch((error: unknown) => {
          throw isLocked(error) ? error : databaseError(url, 'cannot be opened', error)
        })
        return await work(connection.queries)
      } catch (error) {
        if (isLocked(error) || isOfFile(error)) await disconnect()
        throw error
      }
    })

  /** Resolves when the file is unlocked, or after a while: one for all operations that wait. */
  async function waitForUnlock(): Promise<void> {
    for (const end = performance.now() + lockRound; performance.now() < end && !isClosed;) {
      await sleep(lockInterval)
      const error = await attempt(beginAndEnd).catch((reason: unknown) => reason)
      if (!isLocked(error)) return
    }
  }

  const run = <Result>(
    work: (queries: Queries) => Promise<Result>,
    budget: TimeBudget = timeBudget(),
  ): Promise<Result> =>
    spend(budget, async (end) => {
      for (;;) {
        try {
          return await attempt(work)
        } catch (error) {
          if (!isLocked(error)) throw error
          if (isClosed || performance.now() >= end)
            throw databaseError(url, 'is locked by another process', error)
        }
        unlocked ??= waitForUnlock().finally(() => (unlocked = undefined))
        const milliseconds = Math.max(1, end - performance.now())
        await pTimeout(unlocked, { milliseconds, message: false })
      }
    })

  return {
    query: run,
    transaction: (work, budget) => run((queries) => queries.transaction().execute(work), budget),
    async assertInPlace() {
      if (identity && !(await isInPlace())) await inTurn(takeUp)
    },
    now: Date.now,
    hasRowLocks: false,
    isShared: false,
    async close() {
      isClosed = true
      await inTurn(async () => {
        await takeUp().catch((error: unknown) => log?.error('Leads may be lost', error))
        connection?.database.close()
        connection = undefined
      })
    },
  }
}

const beginAndEnd = (queries: Queries): Promise<void> => queries.transaction().execute(async () => undefined)

/**
 * Creates the file when it is missing, readable by its owner only: it contains what visitors wrote. SQLite gives its
 * companion files the same mode.
 */
async function createFile(file: string): Promise<FileIdentity> {
  await mkdir(dirname(file), { recursive: true })
  const handle = await open(file, 'a', 0o600)
  try {
    const { dev: device, ino: inode } = await handle.stat({ bigint: true })
    return { device, inode }
  } finally {
    await handle.close()
  }
}

async function openConnection(file: string): Promise<Connection> {
  // Webpack must not bundle this import when it compiles the Gatsby Function: the driver loads a native module.
  const { default: Database } = await import(/* webpackIgnore: true */ 'libsql')
  const database = new Database(file)
  try {
    // Readers do not wait for the writer.
    database.exec('pragma journal_mode = wal')
    // A commit is flushed to disk.
    database.exec('pragma synchronous = full')
    const queries = new Kysely<Tables>({ dialect: new FileDialect(database) })
    if (!(await hasCurrentTables(queries)))
      await queries.transaction().execute((transaction) => createTables(transaction, 'file'))
    return { database, queries, companions: await companionIdentities(file) }
  } catch (error) {
    database.close()
    throw error
  }
}

/** Another process locks the file. */
const isLocked = (error: unknown): boolean => codeOf(error)?.startsWith('SQLITE_BUSY') ?? false

/** The content of the file is no database, or not any more. */
const isUnreadable = (error: unknown): boolean => /^SQLITE_(?:CORRUPT|NOTADB|IOERR)/.test(codeOf(error) ?? '')

/** Something about the file that somebody may correct; a new connection then sees it. */
const isOfFile = (error: unknown): boolean =>
  isUnreadable(error) || /^SQLITE_(?:READONLY|CANTOPEN)/.test(codeOf(error) ?? '')

/** SQLite over the driver; a transaction locks the file when it begins, since one that locks later could fail midway. */
class FileDialect extends SqliteDialect {
  readonly #database: Libsql.Database

  constructor(database: Libsql.Database) {
    super({ database: statementsOf(database) })
    this.#database = database
  }

  override createDriver(): SqliteDriver {
    return new FileDriver(this.#database)
  }
}

class FileDriver extends SqliteDriver {
  readonly #database: Libsql.Database

  constructor(database: Libsql.Database) {
    super({ database: statementsOf(database) })
    this.#database = database
  }

  override async beginTransaction(): Promise<void> {
    this.#database.exec('begin immediate')
  }

  override async commitTransaction(): Promise<void> {
    this.#database.exec('commit')
  }

  override async rollbackTransaction(): Promise<void> {
    // A full disk ends the transaction by itself.
    if (this.#database.inTransaction) this.#database.exec('rollback')
  }
}

/** The driver's statements with the parameters as the query builder gives them. */
const statementsOf = (database: Libsql.Database): SqliteDatabase => ({
  close: () => database.close(),
  prepare(text) {
    const statement = database.prepare(text)
    return {
      reader: statement.reader,
      all: (parameters) => statement.all([...parameters]),
      run: (parameters) => statement.run([...parameters]),
      iterate: (parameters) => statement.iterate([...parameters]),
    }
  },
})

/** The path of a `file:` address. */
export const databaseFile = (url: string): string =>
  decodeURIComponent(
    url
      .slice('file:'.length)
      .replace(/[?#].*$/, '')
      .replace(/^\/\/(?=\/)/, ''),
  )
