import { messageOf } from '../src/core/values/error'

/**
 * Runs the command of a script: the message of what it throws goes to stderr, and the script ends with status 1. `exits`:
 * at once, also while servers or other processes are open.
 */
export function runMain(main: () => Promise<unknown>, { exits = false } = {}): void {
  main().catch((error: unknown) => {
    process.stderr.write(`${messageOf(error)}\n`)
    process.exitCode = 1
    if (exits) process.exit()
  })
}
