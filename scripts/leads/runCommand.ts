import { existsSync } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import type { Environment } from '../../src/core/environment'
import { openOutbox, type Outbox } from '../../src/functions/leads/outbox/outbox'
import type { OutboxEntry } from '../../src/functions/leads/outbox/rows'
import { databaseFile } from '../../src/functions/leads/outbox/storage/fileStore'
import type { LeadState } from '../../src/functions/leads/outbox/storage/tables'
import type { Command, Selection } from './arguments'
import { deliverNow } from './deliverNow'
import { csvOf, jsonOf } from './exporting'
import { countsLine, tableOf } from './listing'
import type { Terminal } from './terminal'
import { usageOf } from './usage'

const day = 86_400_000

/** The command failed; the message explains why to the operator. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

type Context = { outbox: Outbox; environment: Environment; terminal: Terminal; signal: AbortSignal }

/**
 * Runs a command and gives the exit code: 1 when something is left to be done. Throws a CommandError, and a
 * LeadDatabaseError when the database cannot be opened.
 */
export async function runCommand(
  command: Command,
  { environment, terminal, signal }: Omit<Context, 'outbox'>,
): Promise<number> {
  if (command.name === 'help') {
    terminal.print(usageOf())
    return 0
  }
  const url = environment.LEADS_DATABASE_URL
  const file = url.startsWith('file:') ? databaseFile(url) : undefined
  if (file !== undefined && !existsSync(file)) {
    terminal.note(`There are no leads yet: ${path.resolve(file)} does not exist.`)
    return 0
  }
  const outbox = openOutbox(url)
  try {
    // A command that writes learns the clock of the database, and fails before it begins.
    if (command.name !== 'list' && command.name !== 'export') await outbox.check()
    return await run(command, { outbox, environment, terminal, signal })
  } finally {
    await outbox.close()
  }
}

async function run(command: Exclude<Command, { name: 'help' }>, context: Context): Promise<number> {
  switch (command.name) {
    case 'list':
      return list(command, context)
    case 'deliver':
      return deliverNow(context)
    case 'retry':
      return retry(command.which, context)
    case 'release':
    case 'reject':
      return decide(command, context)
    case 'export':
      return exportLeads(command, context)
    case 'purge':
      return purge(command.deliveredBefore, context)
  }
}

async function list(options: Selection & { limit: number }, { outbox, terminal }: Context): Promise<number> {
  const entries = await outbox.list(options)
  if (entries.length > 0) terminal.print(tableOf(entries))
  terminal.print(`${entries.length} shown. In all: ${countsLine(await outbox.counts())}.`)
  return 0
}

async function retry(
  which: 'dead' | { idPrefixes: string[] },
  { outbox, terminal }: Context,
): Promise<number> {
  const count = await outbox.retry(
    which === 'dead' ? 'dead' : { ids: await idsOf(outbox, which.idPrefixes, ['waiting', 'dead']) },
    outbox.now(),
  )
  terminal.print(`${count} to be delivered again, by the running server or by: npm run leads -- deliver`)
  return 0
}

async function decide(
  { name, which }: Extract<Command, { name: 'release' | 'reject' }>,
  { outbox, terminal }: Context,
): Promise<number> {
  const count = await outbox.decide(
    which === 'doubtful' ? which : { ids: await idsOf(outbox, which.idPrefixes, ['doubtful', 'rejected']) },
    name,
    outbox.now(),
  )
  terminal.print(
    name === 'release'
      ? `${count} to be delivered, by the running server or by: npm run leads -- deliver`
      : `${count} rejected; until they are deleted, \`release\` with their ids delivers them.`,
  )
  return 0
}

/** The full ids of leads in one of the states. Throws a CommandError that names all that are in none. */
async function idsOf(
  outbox: Outbox,
  prefixes: readonly string[],
  states: readonly LeadState[],
): Promise<string[]> {
  const errors: string[] = []
  const ids: string[] = []
  for (const prefix of prefixes) {
    const [entry, other] = await outbox.withIdPrefix(prefix)
    if (!entry) errors.push(`There is no lead ${prefix}.`)
    else if (other) errors.push(`There are several leads ${prefix}: give more of the id.`)
    else if (states.includes(entry.state)) ids.push(entry.id)
    else errors.push(`Lead ${prefix} is ${stateText[entry.state]}.`)
  }
  if (errors.length > 0) throw new CommandError(`Nothing was changed.\n${errors.join('\n')}`)
  return ids
}

/** A state in a sentence. */
const stateText: Record<LeadState, string> = {
  waiting: 'waiting to be delivered',
  delivering: 'being delivered',
  delivered: 'delivered',
  dead: 'dead: `retry` delivers it again',
  doubtful: 'doubtful: `release` delivers it',
  rejected: 'rejected: `release` delivers it',
}

async function exportLeads(
  { format, file, ...selection }: Extract<Command, { name: 'export' }>,
  { outbox, terminal, signal }: Context,
): Promise<number> {
  const target = file === undefined ? undefined : await createFile(file)
  let count = 0
  const counted = async function* (): AsyncGenerator<OutboxEntry> {
    for await (const entry of allEntries(outbox, selection)) {
      if (signal.aborted) throw new CommandError('Stopped; the export is not complete.')
      count += 1
      if (count % 100 === 0) terminal.progress(`${count} leads`)
      yield entry
    }
  }
  try {
    for await (const piece of format === 'json' ? jsonOf(counted()) : csvOf(counted())) {
      if (target) await target.appendFile(piece)
      else await terminal.write(piece)
    }
  } finally {
    await target?.close()
  }
  terminal.note(`${count} leads exported${file === undefined ? '' : ` to ${file}`}.`)
  return 0
}

/** A new file that only its owner may read. Throws a CommandError when it exists or cannot be created. */
async function createFile(file: string): Promise<FileHandle> {
  try {
    return await open(file, 'wx', 0o600)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') throw new CommandError(`${file} exists already; it is not overwritten.`)
    throw new CommandError(`${file} cannot be written: ${code ?? String(error)}`)
  }
}

async function* allEntries(outbox: Outbox, selection: Selection): AsyncGenerator<OutboxEntry> {
  for (let after: OutboxEntry | undefined; ;) {
    const entries = await outbox.list({ ...selection, limit: 500, ...(after && { after }) })
    yield* entries
    after = entries.at(-1)
    if (!after) return
  }
}

async function purge(days: number | undefined, { outbox, environment, terminal }: Context): Promise<number> {
  const retention = days ?? environment.LEADS_RETENTION_DAYS
  const count = await outbox.purge(outbox.now() - retention * day)
  terminal.print(`${count} deleted that were delivered or rejected more than ${retention} days ago.`)
  return 0
}
