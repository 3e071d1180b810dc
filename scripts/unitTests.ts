import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { run } from 'jest'
import config from '../jest.config'
import { missingPostgres, postgresPrograms } from './postgres/cluster'
import { openTestDatabase } from './postgres/testDatabase'
import { runMain } from './runMain'

/** Time that what tests have opened gets to close after the last result, in milliseconds. */
const closingTime = 10_000

const compileOnce = pathToFileURL(path.join(__dirname, 'jest/compileOnce.mjs')).href

/**
 * How Node starts the workers of Jest: without tsx, which would resolve every module of Jest itself, with modules compiled
 * once, and with room for the short-lived objects of a test file, in MB.
 */
const workerOptions = ['--import', compileOnce, '--max-semi-space-size=32']

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
  process.execArgv = workerOptions
  // For tests that run in this process (`--runInBand`, or a single file).
  await import(compileOnce)
  const testSequencer = path.join(__dirname, 'jest/longestFirst.mjs')
  await run([...args, '--config', JSON.stringify({ ...config, testSequencer })])
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
