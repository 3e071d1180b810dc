import { environment, EnvironmentError } from '../src/core/environment'
import { readEnvFile } from '../src/core/environment/envFile'
import { LeadDatabaseError } from '../src/functions/leads/outbox/storage/databaseError'
import { logText } from '../src/functions/log'
import { parseCommand, UsageError } from './leads/arguments'
import { CommandError, runCommand } from './leads/runCommand'
import { processTerminal } from './leads/terminal'

/**
 * `npm run leads -- list | deliver | retry | release | reject | export | purge`: the stored leads, for an operator
 * (docs/reliability.md). Exit codes: 0 done, 1 something is left or went wrong, 2 the arguments are wrong.
 */
async function main(): Promise<number> {
  const terminal = processTerminal()
  const control = new AbortController()
  // The first signal ends the command cleanly, a second one at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => control.abort())
  try {
    const command = parseCommand(process.argv.slice(2))
    readEnvFile(process.cwd())
    const variables = environment({ deliversLeads: command.name === 'deliver' })
    return await runCommand(command, { environment: variables, terminal, signal: control.signal })
  } catch (error) {
    if (error instanceof UsageError) {
      terminal.note(error.message)
      return 2
    }
    const isExplained = [CommandError, EnvironmentError, LeadDatabaseError].some(
      (kind) => error instanceof kind,
    )
    terminal.note(isExplained && error instanceof Error ? error.message : logText(String(error)))
    return 1
  }
}

void main().then((code) => {
  process.exitCode = code
})
