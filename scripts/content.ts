import path from 'node:path'
import { parseArgs } from 'node:util'
import {
  addressesOf,
  diff,
  isOfPrismic,
  Journal,
  pull,
  push,
  readLocalContent,
  Remote,
  Sender,
} from '../content-transfer'
import { environment } from '../src/core/environment'
import { readEnvFile } from '../src/core/environment/envFile'
import { runMain } from './runMain'

/**
 * `npm run content -- push | pull | diff | check`: moves content between a folder and a repository, and compares them.
 * docs/moving-to-prismic.md.
 */
const root = path.resolve(__dirname, '..')

const usage = `npm run content -- push | pull | diff | check [options]

  push   sends models, media and documents to a repository; --dry-run says what, --publish publishes them
  pull   brings a repository down into a folder; --remove takes away documents that it does not have
  diff   shows what differs; ends with 1 when something does
  check  the check of the content (npm run check:content)

  --repository NAME         a Prismic repository (or PRISMIC_REPOSITORY)
  --endpoint URL            another server with all its APIs, such as http://localhost:4400 (or PRISMIC_ENDPOINT)
  --migration-endpoint URL, --asset-endpoint URL, --types-endpoint URL   when they are elsewhere
  --root DIR                the folder of customtypes/ and src/slices/ (this project)
  --content DIR             the folder of the documents and the media (<root>/content); a pull with --content and
                            without --root leaves the models alone
  --journal FILE            what was pushed before (var/content-push/<repository>.json)
  --interval MS             from one write to the next; Prismic allows one per second (1000)

Tokens: PRISMIC_WRITE_TOKEN, PRISMIC_CUSTOM_TYPES_TOKEN, and PRISMIC_ACCESS_TOKEN for a private repository.
`

const options = {
  repository: { type: 'string' },
  endpoint: { type: 'string' },
  'migration-endpoint': { type: 'string' },
  'asset-endpoint': { type: 'string' },
  'types-endpoint': { type: 'string' },
  root: { type: 'string' },
  content: { type: 'string' },
  journal: { type: 'string' },
  interval: { type: 'string', default: '1000' },
  'dry-run': { type: 'boolean', default: false },
  publish: { type: 'boolean', default: false },
  remove: { type: 'boolean', default: false },
} as const

const print = (line: string): void => void process.stdout.write(`${line}\n`)

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [command = '', ...rest] = positionals
  if (!['push', 'pull', 'diff', 'check'].includes(command) || rest.length > 0) {
    process.stderr.write(usage)
    process.exitCode = 1
    return
  }
  readEnvFile(root)
  if (command === 'check') {
    if (values.content !== undefined) process.env['CONTENT_DIR'] = path.resolve(values.content)
    // It runs when it is loaded.
    await import('./checkContent')
    return
  }
  const interval = Number(values.interval)
  if (!(interval >= 0)) throw new Error(`"${values.interval}" is no number of milliseconds.`)
  const remote = openRemote(values, interval)
  const { repository, migration } = remote.addresses
  const folder = path.resolve(values.root ?? root)
  const content = path.resolve(values.content ?? path.join(folder, 'content'))
  const journalFile = values.journal ?? path.join(root, 'var/content-push', `${repository}.json`)
  const journal = new Journal(path.resolve(journalFile), `${repository} at ${migration}`)

  if (command === 'pull') {
    const withModels = values.content === undefined || values.root !== undefined
    const target = withModels ? { root: folder } : {}
    const { refused } = await pull({
      remote,
      journal,
      content,
      ...target,
      removeOthers: values.remove,
      report: print,
    })
    if (refused.length > 0) process.exitCode = 1
    return
  }
  const local = readLocalContent(folder, content)
  if (command === 'diff') {
    const lines = await diff({ local, remote, journal })
    for (const line of lines) print(line)
    print(lines.length === 0 ? 'Nothing differs.' : `${lines.length} differences`)
    if (lines.length > 0) process.exitCode = 1
    return
  }
  const started = Date.now()
  const dryRun = values['dry-run']
  const pushed = await push({ local, remote, journal, dryRun, report: print })
  const { models, assets, created, updated, writes } = pushed
  const time = dryRun
    ? `about ${Math.ceil((writes * interval) / 60_000)} minutes`
    : `${Math.round((Date.now() - started) / 1000)} s`
  print(
    `${dryRun ? 'Would send' : 'Sent'}: ${models} models, ${assets} files, ${created} new documents, ${updated} contents; ${writes} writes, ${time}`,
  )
  if (dryRun) return
  if (values.publish) print(`Published: ${await remote.publish()} documents`)
  else if (writes > 0)
    print('The documents are drafts in the migration release: publish it there, or with --publish.')
}

type Values = {
  [Name in keyof typeof options]?: (typeof options)[Name]['type'] extends 'string' ? string : boolean
}

function openRemote(values: Values, interval: number): Remote {
  const {
    PRISMIC_REPOSITORY,
    PRISMIC_ENDPOINT,
    PRISMIC_ACCESS_TOKEN,
    PRISMIC_WRITE_TOKEN,
    PRISMIC_CUSTOM_TYPES_TOKEN,
  } = environment()
  const isNamed = values.repository !== undefined || values.endpoint !== undefined
  const addresses = addressesOf({
    repository: isNamed ? values.repository : PRISMIC_REPOSITORY,
    endpoint: isNamed ? values.endpoint : PRISMIC_ENDPOINT,
    migrationEndpoint: values['migration-endpoint'],
    assetEndpoint: values['asset-endpoint'],
    typesEndpoint: values['types-endpoint'],
  })
  const missing = [
    ...(isOfPrismic(addresses.migration) && !PRISMIC_WRITE_TOKEN ? ['PRISMIC_WRITE_TOKEN'] : []),
    ...(isOfPrismic(addresses.types) && !PRISMIC_CUSTOM_TYPES_TOKEN ? ['PRISMIC_CUSTOM_TYPES_TOKEN'] : []),
  ]
  if (missing.length > 0) throw new Error(`${missing.join(' and ')} must be set (see .env.example).`)
  const tokens = {
    access: PRISMIC_ACCESS_TOKEN,
    write: PRISMIC_WRITE_TOKEN,
    types: PRISMIC_CUSTOM_TYPES_TOKEN,
  }
  return new Remote(addresses, new Sender({ repository: addresses.repository, interval }), tokens)
}

runMain(main)
