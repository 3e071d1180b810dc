import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect, sql, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pTimeout from 'p-timeout'
import type Pg from 'pg'
import { codeOf } from '../../../../core/values/error'
import { fieldsOf, isRecord } from '../../../../core/values/record'
import { databaseError, databaseName, LeadDatabaseError } from './databaseError'
import { requestLine } from './requestLine'
import { createTables, hasCurrentTables } from './schema'
import { databaseTimeout, spend, timeBudget, type OutboxStore, type Queries, type TimeBudget } from './store'
import type { Tables } from './tables'

/** Time between two attempts while the database does not respond, in milliseconds. */
const retryInterval = 100

/** Connections of one process, and those of them that requests use: the others are for delivery and health checks. */
const connections = 10
const requestConnections = 8

/** The database's clock is read again after this time, in milliseconds. */
const clockInterval = 30_000

/** How far two clocks may drift apart until the next reading, in milliseconds. */
const clockDrift = 50

/** Locks out other processes while the tables are created: any number that nothing else in the database uses. */
const tablesLock = 7_203_114

/**
 * The outbox in a PostgreSQL database, for servers on several machines. A statement, a lock and a connection take five
 * seconds at most; errors that may pass are tried again within the caller's budget. Requests, which have a budget, wait in
 * line for a connection. Times come from the database's clock: the machines' own may differ.
 */
export function openPostgresStore(url: string): OutboxStore {
  const clock = sharedClock()
  const inLine = requestLine(url, requestConnections)
  let pool: Promise<Pg.Pool> | undefined
  let queries: Promise<Kysely<Tables>> | undefined
  let isClosed = false

  const connect = async (): Promise<Kysely<Tables>> => {
    pool ??= openPool(url)
    const opened = new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: checkedPool(url, await pool, clock.read) }),
    })
    if (!(await hasCurrentTables(opened))) {
      await opened.transaction().execute(async (transaction) => {
        await sql`select pg_advisory_xact_lock(${tablesLock}::bigint)`.execute(transaction)
        await createTables(transaction, 'postgres')
      })
    }
    return opened
  }

  async function attempt<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> {
    if (isClosed) throw new LeadDatabaseError(`The lead database ${databaseName(url)} is closed.`)
    queries ??= connect().catch((error: unknown) => {
      queries = undefined
      throw isTransient(error) ? error : databaseError(url, 'cannot be opened', error)
    })
    return work(await queries)
  }

  const run = <Result>(work: (queries: Queries) => Promise<Result>, budget?: TimeBudget): Promise<Result> =>
    budget ? inLine(budget, () => runNow(work, budget)) : runNow(work, timeBudget())

  const runNow = <Result>(work: (queries: Queries) => Promise<Result>, budget: TimeBudget): Promise<Result> =>
    spend(budget, async (end) => {
      // Why the database cannot be reached: the last attempt may only have had too little time.
      let reason: unknown
      for (;;) {
        try {
          const milliseconds = Math.max(1, end - performance.now())
          return await pTimeout(attempt(work), { milliseconds, message: new NoResponse() })
        } catch (error) {
          if (!isTransient(error)) throw error
          if (!reason || !(error instanceof NoResponse)) reason = error
          if (isClosed || performance.now() + retryInterval >= end)
            throw databaseError(url, 'cannot be reached', reason)
        }
        await sleep(retryInterval)
      }
    })

  return {
    query: run,
    transaction: (work, budget) => run((queries) => queries.transaction().execute(work), budget),
    assertInPlace: () => Promise.resolve(),
    now: clock.now,
    hasRowLocks: true,
    isShared: true,
    async close() {
      isClosed = true
      const open = pool
      pool = undefined
      await (await open?.catch(() => undefined))?.end()
    },
  }
}

class NoResponse extends Error {
  override readonly name = 'NoResponse'

  constructor() {
    super('it does not respond')
  }
}

async function openPool(url: string): Promise<Pg.Pool> {
  // Only where it is used. Webpack must not bundle it when it compiles the Gatsby Function: it has optional native parts.
  const { Pool, types } = await import(/* webpackIgnore: true */ 'pg')
  const pool = new Pool({
    connectionString: url,
    application_name: 'site leads',
    max: connections,
    connectionTimeoutMillis: databaseTimeout,
    keepAlive: true,
    // The server's limits, so that it frees the locks of a process that was suspended or has lost its connection …
    statement_timeout: databaseTimeout,
    lock_timeout: databaseTimeout,
    idle_in_transaction_session_timeout: 2 * databaseTimeout,
    // … and the driver's, when the server does not respond at all.
    query_timeout: databaseTimeout + 1000,
    types: {
      // 64-bit integers as numbers: they are times in milliseconds.
      getTypeParser: (oid, format) =>
        oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format),
    },
  })
  // A connection that breaks between two statements fails the next one, and the pool replaces an idle one. Without
  // listeners both would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/**
 * The pool as the query builder uses it. A connection whose state is unknown after an error is closed, not used again.
 * `onCheckout` gets each connection before it is used.
 */
function checkedPool(
  url: string,
  pool: Pg.Pool,
  onCheckout: (client: Pg.PoolClient) => Promise<void>,
): PostgresPool {
  const prepared = new WeakSet<Pg.PoolClient>()
  const connectionError = (error: unknown): unknown =>
    isTransient(error) ? error : databaseError(url, 'cannot be opened', error)
  return {
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw connectionError(error)
      })
      let isBroken = false
      try {
        if (!prepared.has(client)) await client.query(durable)
        prepared.add(client)
        await onCheckout(client)
      } catch (error) {
        client.release(true)
        throw connectionError(error)
      }
      const query = async (text: string, parameters: readonly unknown[]): Promise<unknown> => {
        try {
          return await client.query(text, [...parameters])
        } catch (error) {
          isBroken ||= !isRefusedStatement(error)
          // The first error says more, and closing the connection rolls back too.
          if (text === 'rollback') return { command: 'ROLLBACK', rowCount: 0, rows: [] }
          throw withoutData(error)
        }
      }
      return {
        query: query as PostgresPoolClient['query'],
        release: () => client.release(isBroken),
      }
    },
    end: () => pool.end(),
  }
}

/** A commit is flushed to disk, also where the database's default is not to wait for that. */
const durable = `select set_config('synchronous_commit', 'on', false)
  where current_setting('synchronous_commit') = 'off'`

/** The time of the database, carried on by this process's monotonic clock. */
function sharedClock() {
  let reading: { time: number; at: number; took: number } | undefined
  let readAt = -Infinity
  const now = (): number => (reading ? Math.round(reading.time + performance.now() - reading.at) : Date.now())
  return {
    now,
    async read(client: Pg.PoolClient): Promise<void> {
      if (performance.now() - readAt < clockInterval) return
      const before = performance.now()
      const { rows } = await client.query<{ time: string }>(
        'select extract(epoch from clock_timestamp()) * 1000 as time',
      )
      readAt = performance.now()
      const took = readAt - before
      // It is the time of the middle of the request, with an error of half of it. So a quicker reading is kept, unless
      // the new one shows that the database's clock was set.
      const time = Number(rows[0]?.time) + took / 2
      const isSet = reading && Math.abs(time - now()) > (took + reading.took) / 2 + clockDrift
      if (!reading || isSet || took <= reading.took) reading = { time, at: readAt, took }
    },
  }
}

/** The server takes no writes: after a failover an open connection may lead to what is a replica now. */
const readOnly = '25006'

/** The server has refused a statement and keeps the connection, which may be used again. */
const isRefusedStatement = (error: unknown): boolean =>
  codeOf(error) !== undefined && severityOf(error) === 'ERROR' && codeOf(error) !== readOnly

const severityOf = (error: unknown): unknown => fieldsOf(error)['severity']

/** The server's details of an error may repeat a row, and with it what a visitor wrote: they must not reach a log. */
function withoutData(error: unknown): unknown {
  if (isRecord(error))
    for (const name of ['detail', 'where', 'internalQuery'])
      if (name in error) Reflect.deleteProperty(error, name)
  return error
}

/**
 * Errors after which the same work may succeed: no connection, a server that starts, stops or has too many connections,
 * one that is a replica now, and transactions that met each other (classes 08, 40, 53 and 57 of PostgreSQL's error codes,
 * 25006, 55P03 and 25P03).
 */
function isTransient(error: unknown): boolean {
  if (error instanceof LeadDatabaseError) return false
  const code = codeOf(error)
  if (severityOf(error) !== undefined)
    return code !== undefined && /^(?:08|40|57P|53300|55P03|57014|25P03|25006)/.test(code)
  if (error instanceof NoResponse || error instanceof AggregateError) return true
  if (code !== undefined) return networkErrors.has(code)
  return error instanceof Error && /timeout|terminated|not queryable/i.test(error.message)
}

const networkErrors = new Set([
  'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN',
]) // prettier-ignore
