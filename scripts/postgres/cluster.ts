import { execFileSync, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { temporaryFolder } from '../temporaryFolder'

/** Where Debian puts each version of PostgreSQL; its programs are not in the path. */
const debianFolder = '/usr/lib/postgresql'

export type Cluster = {
  /** Address of its database, with the user that may do everything. */
  url: string
  /** Ends the database without any preparation, as a crash does, and starts it again. Gives the milliseconds it was down. */
  crash(downFor?: number): Promise<number>
  stop(): Promise<void>
}

/** The folder with the programs of the newest installed PostgreSQL (`initdb`, `postgres`); undefined without one. */
export function postgresPrograms(): string | undefined {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : []
  return [
    ...versions.toSorted((a, b) => Number(b) - Number(a)).map((version) => `${debianFolder}/${version}/bin`),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ].find((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')))
}

/** What to do when there is none. */
export const missingPostgres = 'PostgreSQL is not installed. On Debian: apt-get install postgresql'

/**
 * Starts its own PostgreSQL in a temporary folder, reached through a socket there. It ends with this process at
 * the latest. Without `isDurable` it flushes nothing to disk, which is quicker. Throws when it is not installed.
 */
export async function startCluster({ isDurable }: { isDurable: boolean }): Promise<Cluster> {
  const programs = postgresPrograms()
  if (!programs) throw new Error(missingPostgres)
  const folder = temporaryFolder('outlay-postgres')
  const options = unprivileged(folder)
  const data = path.join(folder, 'data')
  await run(path.join(programs, 'initdb'), ['-D', data, ...initOptions(programs)], options)

  let server: ChildProcess | undefined
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`
  const start = async (): Promise<void> => {
    const settings = {
      listen_addresses: '',
      unix_socket_directories: folder,
      fsync: isDurable ? 'on' : 'off',
    }
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    server = spawn(path.join(programs, 'postgres'), ['-D', data, ...args], options)
    await connected(server, url)
  }
  /** SIGQUIT ends it at once, SIGINT after its open transactions have been cancelled. */
  const end = async (signal: 'SIGQUIT' | 'SIGINT'): Promise<void> => {
    if (!server || server.exitCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  const endWithUs = (): void => void server?.kill('SIGQUIT')
  // Before the folder is removed.
  process.prependOnceListener('exit', endWithUs)
  await start()
  return {
    url,
    async crash(downFor = 0) {
      const crashed = performance.now()
      await end('SIGQUIT')
      await sleep(downFor)
      await start()
      return performance.now() - crashed
    },
    async stop() {
      await end('SIGINT')
      process.removeListener('exit', endWithUs)
    },
  }
}

/** PostgreSQL refuses to run as root: it gets the user that its package has made, or nobody's. */
function unprivileged(folder: string): SpawnOptions {
  // Other users may not read the working directory of this process.
  const options: SpawnOptions = { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] }
  if (process.getuid?.() !== 0) return options
  const user = idOf('-u', 'postgres') === undefined ? 'nobody' : 'postgres'
  const [uid, gid] = [idOf('-u', user), idOf('-g', user)]
  if (uid === undefined || gid === undefined)
    throw new Error('There is no user "postgres" to run the database as.')
  chownSync(folder, uid, gid)
  return { ...options, uid, gid }
}

function idOf(kind: '-u' | '-g', user: string): number | undefined {
  try {
    return Number(execFileSync('id', [kind, user], { encoding: 'utf8', stdio: 'pipe' }))
  } catch {
    return undefined
  }
}

/** Where the version can, text is sorted as in English: the site must not depend on an order by bytes. */
function initOptions(programs: string): string[] {
  const version = execFileSync(path.join(programs, 'postgres'), ['--version'], { encoding: 'utf8' })
  const language = ['--locale-provider=icu', '--icu-locale=en-US']
  return [
    ...['-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    ...(Number(/\d+/.exec(version)?.[0]) >= 15 ? language : []),
  ]
}

async function run(command: string, args: readonly string[], options: SpawnOptions): Promise<void> {
  const child = spawn(command, args, options)
  let errors = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors += text))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${command} ended with ${String(code)}:\n${errors}`)
}

/** Resolves once the server accepts connections; throws with its output when it ends instead. */
async function connected(server: ChildProcess, url: string): Promise<void> {
  let errors = ''
  server.stderr?.setEncoding('utf8').on('data', (text: string) => (errors = (errors + text).slice(-4000)))
  for (;;) {
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error(`PostgreSQL did not start:\n${errors}`)
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await sleep(50)
    }
  }
}
