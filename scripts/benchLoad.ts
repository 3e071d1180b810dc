import { fork } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import Table from 'cli-table3'
import { headersOfEveryResponse, startLoadedSite, type LoadedSite } from './benchLoad/loadedSite'
import { loadFamilies, type LoadFamily } from './benchLoad/loadRequests'
import type { HostileOrder, HostileResult } from './benchLoad/sendHostile'
import type { LoadOrder, LoadResult } from './benchLoad/sendLoad'
import { visitPages, type Visit } from './benchLoad/visitor'
import { percentile } from './percentile'
import { stolenTime } from './processorTime'
import { runMain } from './runMain'

/**
 * `npm run bench:load -- [--seconds 8] [--hostile 6000] [--only NAME]`: starts the built site as in production, with the
 * content API, editor and previews on, and measures what a visitor waits for pages while other clients send the most
 * expensive requests that are accepted, one kind after the other; then sends hostile requests to every address.
 * Exit code 1 when the visitor's p99 is above 250 ms, when a response is a 5xx, or lacks a header of the site
 * (docs/reliability.md).
 */
const project = path.resolve(__dirname, '..')
const usage = 'Usage: npm run bench:load -- [--seconds N] [--hostile N] [--only NAME]'

/** The longest p99 of the visitor, in milliseconds. */
const longestP99 = 250

const pages = ['/en', '/en/pricing', '/de', '/fr/pricing', '/en/contact', '/page-data/app-data.json']

type Options = { seconds: number; hostile: number; only: string }

function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '8' },
      hostile: { type: 'string', default: '6000' },
      only: { type: 'string', default: '' },
    },
  })
  const [seconds, hostile] = [Number(values.seconds), Number(values.hostile)]
  if (!(seconds >= 1 && seconds <= 600) || !Number.isInteger(hostile) || hostile < 0 || hostile > 100_000)
    throw new Error(`--seconds is 1 to 600, --hostile 0 to 100000.\n${usage}`)
  return { seconds, hostile, only: values.only }
}

/** Resident memory of a process in MB; 0 where there is no /proc. */
function residentMegabytes(pid: number | undefined): number {
  const file = `/proc/${pid ?? 0}/status`
  const kilobytes = existsSync(file) ? /VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1] : undefined
  return Number(kilobytes ?? 0) / 1024
}

/** Runs clients in their own process, and gives what they found. */
function inOwnProcess<Order extends LoadOrder | HostileOrder, Result>(
  file: string,
  order: Order,
): Promise<Result> {
  const child = fork(path.join(__dirname, 'benchLoad', file), {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
  })
  return new Promise((resolve, reject) => {
    let result: Result | undefined
    child.once('message', (message: Result) => (result = message))
    child.once('exit', () => (result ? resolve(result) : reject(new Error(`The clients of ${file} ended`))))
    child.send(order)
  })
}

const sendLoad = (order: LoadOrder) => inOwnProcess<LoadOrder, LoadResult>('sendLoad.ts', order)
const sendHostile = (order: HostileOrder) =>
  inOwnProcess<HostileOrder, HostileResult>('sendHostile.ts', order)

type Measured = { name: string; visit: Visit; megabytes: number; load: LoadResult | undefined }

/** Measures the visitor while something else happens. */
async function during<Result>(
  { server }: LoadedSite,
  name: string,
  other: Promise<Result>,
): Promise<{ measured: Omit<Measured, 'load'>; result: Result }> {
  let isOver = false
  let megabytes = 0
  const watch = setInterval(() => (megabytes = Math.max(megabytes, residentMegabytes(server.pid))), 200)
  const visit = visitPages(server.origin, pages, () => isOver)
  const result = await other
  isOver = true
  clearInterval(watch)
  return { measured: { name, visit: await visit, megabytes }, result }
}

async function measureFamily(site: LoadedSite, family: LoadFamily, seconds: number): Promise<Measured> {
  let isOver = false
  // An editor goes on typing, so that previews are computed again and again.
  const editing = (async (): Promise<void> => {
    while (!isOver && family.name.startsWith('an open preview')) {
      await site.edit()
      await sleep(1000)
    }
  })()
  const order = { origin: site.server.origin, family, milliseconds: seconds * 1000 }
  const { measured, result: load } = await during(site, family.name, sendLoad(order))
  isOver = true
  await editing
  return { ...measured, load }
}

function row({ name, visit, megabytes, load }: Measured): string[] {
  const { milliseconds } = visit
  const at = (percent: number): string => percentile(milliseconds, percent).toFixed(0)
  const statuses = Object.entries(load?.statuses ?? {}).map(([status, count]) => `${count} × ${status}`)
  return [name, at(50), at(99), at(100), megabytes.toFixed(0), statuses.join(', ')]
}

async function main(): Promise<boolean> {
  const { seconds, hostile, only } = readOptions()
  const expected = headersOfEveryResponse(project)
  print(
    `${os.cpus().length} cores, Node ${process.version}, load before ${(os.loadavg()[0] ?? 0).toFixed(1)}`,
  )
  const stolen = stolenTime()
  const site = await startLoadedSite(project)
  const problems: string[] = []
  try {
    const alone = await during(site, 'nothing else', sleep(seconds * 1000))
    const measured: Measured[] = [{ ...alone.measured, load: undefined }]
    for (const family of loadFamilies(site.target).filter(({ name }) => name.includes(only))) {
      print(`Sending: ${family.name} …`)
      measured.push(await measureFamily(site, family, seconds))
    }
    const table = new Table({
      head: ['while others send', 'p50 ms', 'p99 ms', 'longest', 'RSS MB', 'responses to the others'],
      style: { head: [], border: [] },
      colAligns: ['left', 'right', 'right', 'right', 'right', 'left'],
      colWidths: [null, null, null, null, null, 50],
      wordWrap: true,
    })
    table.push(...measured.map(row))
    print(`What a visitor waits for a page:\n${table.toString()}`)
    for (const { name, visit, load } of measured) {
      const p99 = percentile(visit.milliseconds, 99)
      if (p99 > longestP99) problems.push(`${name}: p99 of the visitor ${p99.toFixed(0)} ms`)
      problems.push(...[...visit.problems, ...(load?.problems ?? [])].map((problem) => `${name}: ${problem}`))
    }
    if (hostile > 0 && only === '') {
      print(`Sending ${hostile} hostile requests …`)
      const sent = sendHostile({ origin: site.server.origin, count: hostile, expected })
      const { measured: visited, result } = await during(site, 'hostile requests', sent)
      const statuses = [...result.statuses].sort(([a], [b]) => (a < b ? -1 : 1))
      print(statuses.map(([status, count]) => `${status}: ${count}`).join(', '))
      print(
        `5xx: ${result.failures.length}, without a header of the site (${expected.join(', ')}): ` +
          `${result.withoutHeaders.length}, p99 ${percentile(result.milliseconds, 99).toFixed(0)} ms, ` +
          `of the visitor ${percentile(visited.visit.milliseconds, 99).toFixed(0)} ms`,
      )
      problems.push(...result.failures.slice(0, 20), ...result.withoutHeaders.slice(0, 20))
      const p99 = percentile(visited.visit.milliseconds, 99)
      if (p99 > longestP99) problems.push(`hostile requests: p99 of the visitor ${p99.toFixed(0)} ms`)
    }
  } finally {
    await site.server.stop()
  }
  print(
    `Load after ${(os.loadavg()[0] ?? 0).toFixed(1)}, time taken by other machines ${(stolen() * 100).toFixed(0)} %`,
  )
  for (const problem of problems) print(`FAILED  ${problem}`)
  return problems.length === 0
}

const print = (line: string): unknown => process.stdout.write(`${line}\n`)

runMain(async () => process.exit((await main()) ? 0 : 1), { exits: true })
