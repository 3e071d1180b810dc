import { run } from 'jest'
import config from '../jest.config'

/** Time that what tests have opened gets to close after the last result, in milliseconds. */
const closingTime = 10_000

/**
 * `npm run test:unit -- [file …] [options of Jest]`. Jest reads a configuration in TypeScript by itself only where Node
 * does (from 22.18 on), so here it is handed over.
 */
async function main(args: readonly string[]): Promise<void> {
  await run([...args, '--config', JSON.stringify(config)])
  if (args.some((arg) => arg.startsWith('--watch'))) return
  // A server or timer that a test has left open would keep the process running for ever: the run fails instead.
  setTimeout(() => {
    process.stderr.write(
      'A test has left something open. `npm run test:unit -- --detectOpenHandles` shows what.\n',
    )
    process.exit(1)
  }, closingTime).unref()
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`)
  process.exitCode = 1
})
