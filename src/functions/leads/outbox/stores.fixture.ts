import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { Client } from 'pg'

/** An empty database of one test. */
export type TestDatabase = {
  /** What LEADS_DATABASE_URL would be. */
  url: string
  /** Runs a statement on the database itself, without the outbox, and gives its rows. */
  run(statement: string): Promise<unknown[]>
  remove(): Promise<void>
}

export type TestStore = { name: string; create(): Promise<TestDatabase> }

const fileStore: TestStore = {
  name: 'a libSQL file',
  async create() {
    const folder = await mkdtemp(join(tmpdir(), 'outbox-'))
    const file = join(folder, 'made/on demand', 'leads.db')
    return {
      url: `file:${file}`,
      run(statement) {
        const database = new Database(file)
        try {
          const prepared = database.prepare(statement)
          if (prepared.reader) return Promise.resolve(prepared.all([]))
          prepared.run([])
          return Promise.resolve([])
        } finally {
          database.close()
        }
      },
      remove: () => rm(folder, { recursive: true }),
    }
  },
}

/** A separate schema in the database that scripts/unitTests.ts has started. */
const postgresStore: TestStore = {
  name: 'PostgreSQL',
  async create() {
    const url = new URL(await postgresUrl())
    const schema = `test_${randomUUID().replaceAll('-', '')}`
    const client = new Client({ connectionString: url.href })
    await client.connect()
    await client.query(`create schema ${schema}; set search_path = ${schema}`)
    url.searchParams.set('options', `-c search_path=${schema}`)
    return {
      url: url.href,
      run: async (statement) => (await client.query<Record<string, unknown>>(statement)).rows,
      async remove() {
        await client.query(`drop schema ${schema} cascade`)
        await client.end()
      },
    }
  },
}

const databaseServer = process.env['TEST_POSTGRES_STARTER']

/** The stores to run tests on; PostgreSQL only where it is installed, which scripts/unitTests.ts reports. */
export const testStores: readonly TestStore[] = databaseServer ? [fileStore, postgresStore] : [fileStore]

/** `describe` where PostgreSQL is installed, else skipped. */
export const describeWithPostgres = databaseServer ? describe : describe.skip

/** An empty database on PostgreSQL. */
export const createPostgresDatabase = (): Promise<TestDatabase> => postgresStore.create()

/** The address of the database server, which is started at the first call in a run. */
async function postgresUrl(): Promise<string> {
  if (!databaseServer) throw new Error('Start the tests with `npm run test:unit`, which starts the database.')
  const response = await fetch(databaseServer)
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return text
}
