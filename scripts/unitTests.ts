import { run } from 'jest'
import config from '../jest.config'

/**
 * `npm run test:unit -- [file …] [options of Jest]`. Jest reads a configuration in TypeScript only where Node does
 * (from 22.18 on), so here it is passed as an argument.
 */
run([...process.argv.slice(2), '--config', JSON.stringify(config)]).catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`)
  process.exitCode = 1
})
