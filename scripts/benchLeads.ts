import { existsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import Table from 'cli-table3'
import { readBuiltForms } from '../src/functions/builtForms'
import { hubspotFormVariable } from '../src/functions/leads/delivery/hubspotSettings'
import { concurrency as requestsOfOneProcess } from '../src/functions/leads/delivery/worker'
import { openOutbox, type Outbox } from '../src/functions/leads/outbox/outbox'
import { consentTextsOf } from '../src/leads/model/consentTexts'
import { leadFormIds } from '../src/leads/model/contract'
import { startFaultyHubspot, type FaultyHubspot } from './benchLeads/faultyHubspot'
import { sendLeads, type SentLeads } from './benchLeads/sendLeads'
import { openSiteServers, type SiteServers } from './benchLeads/siteServers'
import { percentile } from './percentile'
import { startCluster } from './postgres/cluster'
import { runMain } from './runMain'
import { startSiteServer } from './siteServer'
import { temporaryFolder } from './temporaryFolder'

/**
 * `npm run bench:leads -- [--leads 150] [--concurrency 32] [--database file|postgres] [--servers 1]`: sends leads to the
 * built site while HubSpot fails in 30 % of the requests, waits until everything is delivered and counts. On the way
 * each server is killed with SIGKILL and started again; PostgreSQL, its own cluster, ends without any preparation
 * and starts again too. Exit code 1 when a lead is lost, or delivered twice without a reason (docs/reliability.md).
 */
const project = path.resolve(__dirname, '..')
const usage =
  'Usage: npm run bench:leads -- [--leads N] [--concurrency N] [--database file|postgres] [--servers N]'

type Options = { leads: number; concurrency: number; database: 'file' | 'postgres'; servers: number }

function readOptions(): Options {
  let values: Record<keyof Options, string>
  try {
    ;({ values } = parseArgs({
      options: {
        leads: { type: 'string', default: '150' },
        concurrency: { type: 'string', default: '32' },
        database: { type: 'string', default: 'file' },
        servers: { type: 'string', default: '1' },
      },
    }))
  } catch (error) {
    throw new Error(`${String(error)}\n${usage}`)
  }
  const { database } = values
  if (database !== 'file' && database !== 'postgres')
    throw new Error(`--database must be file or postgres.\n${usage}`)
  const [leads = 0, concurrency = 0, servers = 0] = [values.leads, values.concurrency, values.servers].map(
    Number,
  )
  const areCounts = [leads, concurrency, servers].every((value) => Number.isInteger(value) && value > 0)
  if (!areCounts || leads > 65_536 || servers > 8) {
    throw new Error(
      `The numbers must be whole and above 0, --leads at most 65536, --servers at most 8.\n${usage}`,
    )
  }
  return { leads, concurrency, database, servers }
}

/** The database of a run: a new file, or a new PostgreSQL that can crash. */
async function openDatabase(
  kind: Options['database'],
): Promise<{ url: string; crash?: () => Promise<number>; stop: () => Promise<void> }> {
  if (kind === 'postgres') {
    const cluster = await startCluster({ isDurable: true })
    return { url: cluster.url, crash: () => cluster.crash(databaseDown), stop: () => cluster.stop() }
  }
  const file = path.join(temporaryFolder('outlay-bench-leads'), 'leads.db')
  return { url: `file:${file}`, stop: () => Promise.resolve() }
}

/** How long the database stays down when it crashes, in milliseconds. */
const databaseDown = 2000

/** A form GUID for every form of the site, in the benchmark's HubSpot account. */
const formVariables = Object.fromEntries(
  leadFormIds.map((form, index) => [
    hubspotFormVariable(form),
    `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
  ]),
)

async function main(): Promise<boolean> {
  const options = readOptions()
  if (
    !existsSync(path.join(project, 'build/site-manifest.json')) ||
    !existsSync(path.join(project, 'public'))
  ) {
    throw new Error('There is no built site. Run: npm run build')
  }
  const load = os.loadavg()[0] ?? 0
  print(`${os.cpus().length} cores, Node ${process.version}, load before ${load.toFixed(1)}`)

  const hubspot = await startFaultyHubspot()
  const database = await openDatabase(options.database)
  const servers = await openSiteServers(options.servers, () =>
    startSiteServer(project, {
      DEPLOY_ENV: 'staging',
      LEADS_DATABASE_URL: database.url,
      TRUSTED_PROXIES: '1',
      // A lead without a response is sent again more often than a visitor would send it.
      LEADS_PER_MINUTE: '1000',
      // All leads come at once, which the limit over all would answer with "not now".
      LEADS_OVERALL_PER_MINUTE: '1000000',
      HUBSPOT_PORTAL_ID: '1',
      HUBSPOT_ACCESS_TOKEN: 'bench',
      HUBSPOT_SUBSCRIPTION_TYPE_ID: '999',
      HUBSPOT_ENDPOINT: hubspot.origin,
      HUBSPOT_REQUESTS_PER_10_SECONDS: String(requestsPer10Seconds),
      RECAPTCHA_SITE_KEY: '',
      RECAPTCHA_SECRET_KEY: '',
      ...formVariables,
    }),
  )

  const outages = plannedOutages(options, servers, database.crash)
  const down = { server: 0, database: 0 }
  const ended: Promise<void>[] = []
  const begin = async ({ of, crash }: Outage): Promise<void> => {
    down[of] = Math.max(down[of], await crash())
  }
  print(
    `Sending ${options.leads} leads over ${options.concurrency} connections to ${options.servers} ` +
      `server${options.servers > 1 ? 's' : ''}; crashes on the way: ${outages.map(({ of }) => of).join(', ')} …`,
  )
  const started = performance.now()
  const sent = await sendLeads({
    ...options,
    texts: consentTextsOf(readBuiltForms(project).strings('en')),
    origin: () => servers.origin(),
    onAccepted(count) {
      if (outages[0] && count >= outages[0].after) ended.push(begin(outages.shift() as Outage))
    },
  })
  const sending = performance.now() - started
  await Promise.all(ended)

  print('Waiting until everything is delivered …')
  const outbox = openOutbox(database.url)
  const isDrained = await drained(outbox, options.leads)
  const drainedAfter = performance.now() - started
  const { waiting, delivering, dead } = await outbox.counts()
  await servers.stop()
  await outbox.close()
  await database.stop()
  await hubspot.close()

  const lost = sent.accepted.filter((email) => !hubspot.recorded.has(email)).length
  const repeated = [...hubspot.recorded.values()].reduce((sum, count) => sum + count - 1, 0)
  const bound =
    (hubspot.faults.get('connection reset after the lead is recorded') ?? 0) +
    options.servers * requestsOfOneProcess
  // A single server that is down accepts nothing; of several, the others do.
  const accepting = options.servers === 1 ? sending - down.server : sending
  print(reportOf({ options, sent, hubspot, lost, repeated, bound, accepting, down, drainedAfter }))
  if (!isDrained) print(`Not delivered in time: ${waiting} waiting, ${delivering} in delivery, ${dead} dead.`)
  for (const [response, count] of sent.refused) print(`Not accepted ${count} times: ${response}`)
  return lost === 0 && repeated <= bound && sent.accepted.length === options.leads
}

type Outage = {
  /** Begins when so many leads are accepted. */
  after: number
  of: 'server' | 'database'
  /** Gives the milliseconds until it runs again. */
  crash: () => Promise<number>
}

/** One crash of each server and of the database, which has the middle, evenly over the leads. */
function plannedOutages(
  { leads, servers: count }: Options,
  servers: SiteServers,
  crashDatabase: (() => Promise<number>) | undefined,
): Outage[] {
  const crashes = Array.from({ length: count }, (_, index) => ({
    of: 'server' as const,
    crash: () => servers.crash(index),
  }))
  const all: Omit<Outage, 'after'>[] = [...crashes]
  if (crashDatabase) all.splice(Math.ceil(count / 2), 0, { of: 'database', crash: crashDatabase })
  return all.map((outage, index) => ({ ...outage, after: (leads * (index + 1)) / (all.length + 1) }))
}

/** The limit of a large HubSpot account: more than the benchmark needs, so that it measures faults, not the limit. */
const requestsPer10Seconds = 200

/** Waits until no lead is waiting or in delivery; the time limit follows from the number of leads. */
async function drained(outbox: Outbox, leads: number): Promise<boolean> {
  const end = Date.now() + 120_000 + leads * 250
  while (Date.now() < end) {
    const { waiting, delivering } = await outbox.counts()
    if (waiting + delivering === 0) return true
    await sleep(250)
  }
  return false
}

type Report = {
  options: Options
  sent: SentLeads
  hubspot: FaultyHubspot
  lost: number
  /** Deliveries of leads that HubSpot already had, and how many lost responses explain. */
  repeated: number
  bound: number
  /** The time in which leads were accepted, and the longest outages, in milliseconds. */
  accepting: number
  down: { server: number; database: number }
  drainedAfter: number
}

function reportOf(report: Report): string {
  const { options, sent, hubspot, lost, repeated, bound, accepting, down, drainedAfter } = report
  const table = new Table({ style: { head: [], border: [] }, colAligns: ['left', 'right'] })
  table.push(
    [
      `accepted per second, outages ${options.servers === 1 ? 'left out' : 'included'}`,
      (sent.accepted.length / (accepting / 1000)).toFixed(0),
    ],
    ['accepting, p50', `${percentile(sent.latencies, 50).toFixed(1)} ms`],
    ['accepting, p99', `${percentile(sent.latencies, 99).toFixed(1)} ms`],
    ['from SIGKILL until a server responds again', `${(down.server / 1000).toFixed(1)} s`],
    ...(down.database > 0 ? [['the database was down for', `${(down.database / 1000).toFixed(1)} s`]] : []),
    ['attempts without a response, made again', sent.withoutResponse],
    ['responses 503, sent again', sent.notStored],
    ['accepted', sent.accepted.length],
    ['delivered', hubspot.recorded.size],
    ['lost', lost],
    ['delivered twice', repeated],
    ['  bound: lost responses, and requests at each SIGKILL', bound],
    ['everything delivered after', `${(drainedAfter / 1000).toFixed(0)} s`],
    ['requests to HubSpot', hubspot.requests()],
    ...[...hubspot.faults].map(([fault, count]) => [`  ${fault}`, count]),
    ['most requests to HubSpot at a time', hubspot.mostOpen()],
    ['most requests to HubSpot in ten seconds', hubspot.mostIn10Seconds()],
  )
  return table.toString()
}

const print = (line: string): unknown => process.stdout.write(`${line}\n`)

runMain(async () => process.exit((await main()) ? 0 : 1), { exits: true })
