import { existsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import Table from 'cli-table3'
import { leadFormIds } from '../src/leads/contract'
import { hubspotFormVariable } from '../src/server/leads/delivery/requireHubspot'
import { concurrency as requestsOfOneProcess } from '../src/server/leads/delivery/worker'
import { openOutbox, type Outbox } from '../src/server/leads/outbox/outbox'
import { startFaultyHubspot, type FaultyHubspot } from './benchLeads/faultyHubspot'
import { sendLeads, type SentLeads } from './benchLeads/sendLeads'
import { startSiteServer, type SiteServer } from './siteServer'
import { temporaryFolder } from './temporaryFolder'

/**
 * `npm run bench:leads -- [--leads 150] [--concurrency 32]`: sends leads to the built site while HubSpot fails in 30 %
 * of the requests, kills the server with SIGKILL midway and starts it again, waits until everything is delivered and
 * counts. Exit code 1 when a lead is lost, or delivered twice without a reason (docs/reliability.md).
 */
const project = path.resolve(__dirname, '..')
const usage = 'Usage: npm run bench:leads -- [--leads N] [--concurrency N]'

type Options = { leads: number; concurrency: number }

function readOptions(): Options {
  let values: { leads: string; concurrency: string }
  try {
    ;({ values } = parseArgs({
      options: {
        leads: { type: 'string', default: '150' },
        concurrency: { type: 'string', default: '32' },
      },
    }))
  } catch (error) {
    throw new Error(`${String(error)}\n${usage}`)
  }
  const [leads, concurrency] = [Number(values.leads), Number(values.concurrency)]
  if (![leads, concurrency].every((value) => Number.isInteger(value) && value > 0) || leads > 65_536) {
    throw new Error(`Both must be whole numbers above 0, and --leads at most 65536.\n${usage}`)
  }
  return { leads, concurrency }
}

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
  const url = `file:${path.join(temporaryFolder('outlay-bench-leads'), 'leads.db')}`
  const start = (): Promise<SiteServer> =>
    startSiteServer(project, {
      DEPLOY_ENV: 'staging',
      LEADS_DATABASE_URL: url,
      TRUSTED_PROXIES: '1',
      HUBSPOT_PORTAL_ID: '1',
      HUBSPOT_ACCESS_TOKEN: 'bench',
      HUBSPOT_SUBSCRIPTION_TYPE_ID: '999',
      HUBSPOT_ENDPOINT: hubspot.origin,
      HUBSPOT_REQUESTS_PER_10_SECONDS: String(requestsPer10Seconds),
      RECAPTCHA_SITE_KEY: '',
      RECAPTCHA_SECRET_KEY: '',
      ...formVariables,
    })
  let server = await start()

  let outage: Promise<number> | undefined
  const killAndRestart = async (): Promise<number> => {
    const killed = performance.now()
    await server.kill()
    server = await start()
    return performance.now() - killed
  }
  print(`Sending ${options.leads} leads over ${options.concurrency} connections; SIGKILL in the middle …`)
  const started = performance.now()
  const sent = await sendLeads({
    ...options,
    origin: () => server.origin,
    onAccepted(count) {
      if (count >= options.leads / 2) outage ??= killAndRestart()
    },
  })
  const sending = performance.now() - started
  const down = (await outage) ?? 0

  print('Waiting until everything is delivered …')
  const outbox = openOutbox(url)
  const isDrained = await drained(outbox, options.leads)
  const drainedAfter = performance.now() - started
  const { waiting, delivering, dead } = await outbox.counts()
  await server.stop()
  await outbox.close()
  await hubspot.close()

  const lost = sent.accepted.filter((email) => !hubspot.recorded.has(email)).length
  const repeated = [...hubspot.recorded.values()].reduce((sum, count) => sum + count - 1, 0)
  const bound =
    (hubspot.faults.get('connection reset after the lead is recorded') ?? 0) + requestsOfOneProcess
  print(reportOf({ sent, hubspot, lost, repeated, bound, sending, down, drainedAfter }))
  if (!isDrained) print(`Not delivered in time: ${waiting} waiting, ${delivering} in delivery, ${dead} dead.`)
  for (const [response, count] of sent.refused) print(`Not accepted ${count} times: ${response}`)
  return lost === 0 && repeated <= bound && sent.accepted.length === options.leads
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
  sent: SentLeads
  hubspot: FaultyHubspot
  lost: number
  /** Deliveries of leads that HubSpot already had, and how many lost responses explain. */
  repeated: number
  bound: number
  sending: number
  down: number
  drainedAfter: number
}

function reportOf(report: Report): string {
  const { sent, hubspot, lost, repeated, bound, sending, down, drainedAfter } = report
  const table = new Table({ style: { head: [], border: [] }, colAligns: ['left', 'right'] })
  table.push(
    ['accepted per second, outage left out', (sent.accepted.length / ((sending - down) / 1000)).toFixed(0)],
    ['accepting, p50', `${percentile(sent.latencies, 50).toFixed(1)} ms`],
    ['accepting, p99', `${percentile(sent.latencies, 99).toFixed(1)} ms`],
    ['from SIGKILL until the server responds again', `${(down / 1000).toFixed(1)} s`],
    ['attempts without a response, made again', sent.withoutResponse],
    ['accepted', sent.accepted.length],
    ['delivered', hubspot.recorded.size],
    ['lost', lost],
    ['delivered twice', repeated],
    ['  bound: lost responses, and requests at the SIGKILL', bound],
    ['everything delivered after', `${(drainedAfter / 1000).toFixed(0)} s`],
    ['requests to HubSpot', hubspot.requests()],
    ...[...hubspot.faults].map(([fault, count]) => [`  ${fault}`, count]),
    ['most requests to HubSpot at a time', hubspot.mostOpen()],
    ['most requests to HubSpot in ten seconds', hubspot.mostIn10Seconds()],
  )
  return table.toString()
}

function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0
}

const print = (line: string): unknown => process.stdout.write(`${line}\n`)

main().then(
  (isComplete) => process.exit(isComplete ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  },
)
