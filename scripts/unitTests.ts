import { run } from 'jest'
import config from '../jest.config'
import { missingPostgres, postgresPrograms } from './postgres/cluster'
import { openTestDatabase } from './postgres/testDatabase'
import { runMain } from './runMain'

/** Time that what tests have opened gets to close after the last result, in milliseconds. */
const closingTime = 10_000

/**
 * `npm run test:unit -- [file …] [options of Jest]`. Jest reads a configuration in TypeScript by itself only where Node
 * does (from 22.18 on), so here it is handed over. Tests of the outbox run on PostgreSQL too when it is installed; with
 * TEST_POSTGRES=required (CI, `npm run test:full`) it must be.
 */
async function main(args: readonly string[]): Promise<void> {
  const hasPostgres = postgresPrograms() !== undefined
  if (!hasPostgres && process.env['TEST_POSTGRES'] === 'required') throw new Error(missingPostgres)
  const database = hasPostgres ? await openTestDatabase() : undefined
  // Tests ask there for the database: src/functions/leads/outbox/stores.fixture.ts.
  if (database) process.env['TEST_POSTGRES_STARTER'] = database.address
  await run([...args, '--config', JSON.stringify(config)])
  if (args.some((arg) => arg.startsWith('--watch'))) return
  await database?.stop()
  if (!hasPostgres)
    process.stderr.write(`\nSKIPPED: the tests of the outbox on PostgreSQL. ${missingPostgres}\n`)
  // A server or timer that a test has left open would keep the process running for ever: the run fails instead.
  setTimeout(() => {
    process.stderr.write(
      'A test has left something open. `npm run test:unit -- --detectOpenHandles` shows what.\n',
    )
    process.exit(1)
  }, closingTime).unref()
}

runMain(() => main(process.argv.slice(2)))
