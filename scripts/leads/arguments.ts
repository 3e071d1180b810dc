import { parseArgs } from 'node:util'
import { leadStates, type LeadState } from '../../src/functions/leads/outbox/storage/tables'
import { leadFormIds, type LeadFormId } from '../../src/leads/model/contract'
import { usageOf } from './usage'

export type Selection = { state?: LeadState; form?: LeadFormId }

/** A command of `npm run leads`. */
export type Command =
  | { name: 'help' }
  | ({ name: 'list'; limit: number } & Selection)
  | { name: 'deliver' }
  | { name: 'retry'; which: 'dead' | { idPrefixes: string[] } }
  | { name: 'release' | 'reject'; which: 'doubtful' | { idPrefixes: string[] } }
  | ({ name: 'export'; format: 'csv' | 'json'; file?: string } & Selection)
  /** Days; the server's retention when undefined. */
  | { name: 'purge'; deliveredBefore?: number }

/** The arguments are no valid command. The message names every error, and the usage. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const

const options = {
  help: {},
  list: { state: text, form: text, limit: text },
  deliver: {},
  retry: { dead: flag },
  release: { all: flag },
  reject: { all: flag },
  export: { state: text, form: text, format: text, file: text },
  purge: { 'delivered-before': text },
} as const

type CommandName = keyof typeof options

const isCommand = (name: string): name is CommandName => Object.hasOwn(options, name)

/** Reads the arguments after `npm run leads --`. Throws a UsageError. */
export function parseCommand(args: readonly string[]): Command {
  const [name = 'help', ...rest] = args
  if (name === 'help' || args.includes('--help') || args.includes('-h')) return { name: 'help' }
  if (!isCommand(name)) {
    throw new UsageError(`There is no command "${name}".\n\n${usageOf()}`)
  }
  const errors: string[] = []
  const given = read(name, rest, errors)
  const command = commandOf(name, given, errors)
  if (errors.length > 0) throw new UsageError(`${errors.join('\n')}\n\n${usageOf(name)}`)
  return command
}

/** Commands about leads that are named by the beginning of their ids. */
const takesIds: readonly CommandName[] = ['retry', 'release', 'reject']

type Given = { values: Map<string, string>; flags: Set<string>; positionals: string[] }

/** Reads leniently, so that all errors are reported at once. */
function read(name: CommandName, args: string[], errors: string[]): Given {
  const known: Record<string, { type: 'string' | 'boolean' }> = options[name]
  const { tokens } = parseArgs({ args, options: known, strict: false, tokens: true })
  const given: Given = { values: new Map(), flags: new Set(), positionals: [] }
  for (const token of tokens) {
    if (token.kind === 'positional') given.positionals.push(token.value)
    if (token.kind !== 'option') continue
    const type = known[token.name]?.type
    if (!type) errors.push(`"${name}" knows no option ${token.rawName}.`)
    else if (type === 'boolean') {
      if (token.value === undefined) given.flags.add(token.name)
      else errors.push(`${token.rawName} takes no value.`)
    } else if (token.value === undefined || token.value.startsWith('--')) {
      errors.push(`${token.rawName} needs a value.`)
    } else given.values.set(token.name, token.value)
  }
  if (!takesIds.includes(name) && given.positionals.length > 0)
    errors.push(`"${name}" takes no ${given.positionals.map((word) => `"${word}"`).join(', ')}.`)
  return given
}

function commandOf(name: CommandName, { values, flags, positionals }: Given, errors: string[]): Command {
  const oneOf = <T extends string>(option: string, allowed: readonly T[]): T | undefined => {
    const value = values.get(option)
    const found = allowed.find((one) => one === value)
    if (value !== undefined && found === undefined)
      errors.push(`--${option} "${value}" is not one of ${allowed.join(', ')}.`)
    return found
  }
  const wholeNumber = (option: string, least: number): number | undefined => {
    const value = values.get(option)
    if (value === undefined) return undefined
    if (/^\d{1,6}$/.test(value) && Number(value) >= least) return Number(value)
    errors.push(`--${option} "${value}" is no whole number from ${least}.`)
    return undefined
  }
  const selection = (): Selection => {
    const state = oneOf('state', leadStates)
    const form = oneOf('form', leadFormIds)
    return { ...(state && { state }), ...(form && { form }) }
  }

  /** The leads that are named, or all of a state when the flag for that is given. */
  const which = <State extends LeadState>(flag: string, state: State): State | { idPrefixes: string[] } => {
    const isAll = flags.has(flag)
    if (isAll === positionals.length > 0)
      errors.push(`Name the leads to ${name}, or --${flag} for all ${state} ones.`)
    for (const id of positionals)
      if (!/^[\da-f-]{8,36}$/.test(id)) errors.push(`"${id}" is no id: at least its first eight digits.`)
    return isAll ? state : { idPrefixes: positionals }
  }

  switch (name) {
    case 'help':
    case 'deliver':
      return { name }
    case 'list':
      return { name, ...selection(), limit: wholeNumber('limit', 1) ?? 20 }
    case 'export': {
      const file = values.get('file')
      const format = oneOf('format', ['csv', 'json']) ?? (file?.endsWith('.json') ? 'json' : 'csv')
      return { name, ...selection(), format, ...(file !== undefined && { file }) }
    }
    case 'purge': {
      const deliveredBefore = wholeNumber('delivered-before', 0)
      return { name, ...(deliveredBefore !== undefined && { deliveredBefore }) }
    }
    case 'retry':
      return { name, which: which('dead', 'dead') }
    case 'release':
    case 'reject':
      return { name, which: which('all', 'doubtful') }
  }
}
