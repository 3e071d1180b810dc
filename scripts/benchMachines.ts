import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readBuild } from '../server/build'
import { copyWithTime, filesBelow } from '../src/core/releases/releaseFiles'
import { readBuiltForms } from '../src/functions/builtForms'
import { openOutbox } from '../src/functions/leads/outbox/outbox'
import { consentTextsOf } from '../src/leads/model/consentTexts'
import { sendLeads } from './benchLeads/sendLeads'
import { visitPages } from './benchLoad/visitor'
import { folderReleases } from './deploy/folderReleases'
import { serverFiles } from './hosts/container/serverFiles'
import { nginxFiles } from './hosts/nginx'
import { freePort, nginxVersion, startNginx } from './hosts/nginx/startNginx'
import { percentile } from './percentile'
import { missingPostgres, postgresPrograms, startCluster } from './postgres/cluster'
import { runMain } from './runMain'
import { startSiteServer, type SiteServer } from './siteServer'
import { temporaryFolder } from './temporaryFolder'

/**
 * `npm run bench:machines -- [--leads 3000] [--servers 3]`: servers behind nginx, with a common PostgreSQL. While a visitor
 * opens pages and leads are sent, the database crashes and starts again, and then another release is deployed and the servers
 * are started again one after the other. Exit code 1 when a page fails, a lead is lost or stored twice, or the new release
 * is not served.
 */
const project = path.resolve(__dirname, '..')
const usage = 'Usage: npm run bench:machines -- [--leads N] [--servers N]'

/** How long the database is down, in milliseconds. */
const databaseDown = 2000
const connections = 16
const pages = ['/en', '/en/pricing', '/de', '/en/invoices', '/fr/pricing', '/en/vat-calculator']
/** The page that is another one in the second release. */
const changedPage = 'public/en/about/index.html'
const mark = '<!-- the second release -->'

function readOptions(): { leads: number; servers: number } {
  const { values } = parseArgs({ options: { leads: { type: 'string' }, servers: { type: 'string' } } })
  const [leads, servers] = [Number(values.leads ?? 3000), Number(values.servers ?? 3)]
  if (![leads, servers].every((value) => Number.isInteger(value) && value > 0) || servers > 8)
    throw new Error(`The numbers must be whole and above 0, --servers at most 8.\n${usage}`)
  return { leads, servers }
}

/** A copy of the build that differs in one page. */
function anotherBuild(): string {
  const folder = temporaryFolder('outlay-second-release')
  const files = ['build', 'public'].flatMap((name) =>
    filesBelow(path.join(project, name)).map((file) => path.join(name, file)),
  )
  for (const file of [...serverFiles, ...files])
    copyWithTime(path.join(project, file), path.join(folder, file))
  for (const copy of [changedPage, `${changedPage}.br`, `${changedPage}.gz`])
    rmSync(path.join(folder, copy), { force: true })
  writeFileSync(
    path.join(folder, changedPage),
    readFileSync(path.join(project, changedPage), 'utf8').replace('</body>', `${mark}</body>`),
  )
  return folder
}

async function main(): Promise<boolean> {
  const { leads, servers: count } = readOptions()
  const version = nginxVersion()
  if (version === undefined) throw new Error('nginx is not installed. On Debian: apt-get install nginx')
  if (!postgresPrograms()) throw new Error(missingPostgres)
  const { manifest } = readBuild(project)
  const second = anotherBuild()
  const target = temporaryFolder('outlay-machines')
  symlinkSync(path.join(project, 'node_modules'), path.join(target, 'node_modules'))
  const releases = folderReleases(target)
  const deploy = (folder: string, now: Date): string =>
    releases.deploy(folder, { now, dryRun: false, say: () => undefined })
  deploy(project, new Date(Date.now() - 60_000))

  const database = await startCluster({ isDurable: true })
  const ports: number[] = []
  while (ports.length < count) ports.push(await freePort())
  const start = (port: number): Promise<SiteServer> =>
    startSiteServer(path.join(target, 'current'), {
      PORT: String(port),
      DEPLOY_ENV: 'staging',
      LEADS_DATABASE_URL: database.url,
      // nginx, and the proxy of which the sender takes the part.
      TRUSTED_PROXIES: '2',
      LEADS_PER_MINUTE: '1000',
      LEADS_OVERALL_PER_MINUTE: '1000000',
      HUBSPOT_PORTAL_ID: '',
      RECAPTCHA_SITE_KEY: '',
      RECAPTCHA_SECRET_KEY: '',
    })
  const servers: SiteServer[] = []
  for (const port of ports) servers.push(await start(port))
  const port = await freePort()
  const nginx = await startNginx(
    temporaryFolder('outlay-nginx'),
    nginxFiles(manifest, {
      root: path.join(target, 'current/public'),
      servers: ports.map((one) => `127.0.0.1:${one}`),
      listen: [`127.0.0.1:${port}`],
      names: [],
    }),
    port,
  )
  const origin = `http://127.0.0.1:${port}`
  const load = os.loadavg()[0] ?? 0
  print(`${os.cpus().length} cores, load before ${load.toFixed(1)}, ${version}, ${count} servers`)

  const time = { database: 0, deploy: 0 }
  async function restartServers(): Promise<void> {
    const started = performance.now()
    deploy(second, new Date())
    for (const [index, server] of servers.entries()) {
      await server.stop()
      servers[index] = await start(ports[index] ?? 0)
    }
    time.deploy = performance.now() - started
  }
  const events = [
    { after: leads / 4, run: async () => void (time.database = await database.crash(databaseDown)) },
    { after: leads / 2, run: restartServers },
  ]
  let isOver = false
  const visiting = visitPages(origin, pages, () => isOver)
  /** One after the other: the deploy waits for the database. */
  let running = Promise.resolve()
  const sent = await sendLeads({
    leads,
    concurrency: connections,
    texts: consentTextsOf(readBuiltForms(project).strings('en')),
    origin: () => origin,
    onAccepted(accepted) {
      const [next] = events
      if (!next || accepted < next.after) return
      events.shift()
      running = running.then(next.run)
    },
  })
  await running
  isOver = true
  const { milliseconds, problems } = await visiting
  const page = await (await fetch(`${origin}/en/about`)).text()

  await Promise.all(servers.map((server) => server.stop()))
  const outbox = openOutbox(database.url)
  const counts = await outbox.counts()
  const stored = Object.values(counts).reduce((sum: number, value) => sum + value, 0)
  await outbox.close()
  await database.stop()
  await nginx.stop()

  const isNew = page.includes(mark)
  print(
    [
      `pages: ${milliseconds.length}, p50 ${percentile(milliseconds, 50).toFixed(0)} ms, p99 ${percentile(milliseconds, 99).toFixed(0)} ms, ${problems.length} problems`,
      `leads: ${sent.accepted.length} of ${leads} accepted, ${stored} stored; p50 ${percentile(sent.latencies, 50).toFixed(0)} ms, p99 ${percentile(sent.latencies, 99).toFixed(0)} ms`,
      `  sent again with the same key: ${sent.notStored} after 503, ${sent.withoutResponse} without a response`,
      `the database was down for ${(time.database / 1000).toFixed(1)} s; the deploy and ${count} restarts took ${(time.deploy / 1000).toFixed(1)} s`,
      `the second release is ${isNew ? '' : 'not '}served`,
      ...problems,
      ...[...sent.refused].map(([response, times]) => `refused ${times} times: ${response}`),
    ].join('\n'),
  )
  return problems.length === 0 && sent.accepted.length === leads && stored === leads && isNew
}

const print = (line: string): unknown => process.stdout.write(`${line}\n`)

runMain(async () => process.exit((await main()) ? 0 : 1), { exits: true })
