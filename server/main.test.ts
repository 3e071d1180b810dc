/** The process of `npm run serve`: what it says, how it starts and how it ends. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, symlinkSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { bundleServer } from '../scripts/bundleServer'
import { temporaryFolder } from '../scripts/temporaryFolder'
import { variableNames } from '../src/core/environment'
import { addressRules } from '../src/core/routing/addressRules'
import type { SiteManifest } from '../src/core/routing/siteManifest'
import { writeBuiltFiles } from '../src/functions/builtFiles.fixture'
import {
  createPostgresDatabase,
  describeWithPostgres,
  type TestDatabase,
} from '../src/functions/leads/outbox/stores.fixture'
import { leadFormAction } from '../src/leads/model/contract'
import { openGate, type Gate } from './databaseGate.fixture'

jest.setTimeout(60_000)

const root = resolve(__dirname, '..')
const manifest: SiteManifest = {
  version: 1,
  routes: [],
  redirects: [],
  headers: [],
  functions: [],
  addresses: addressRules([]),
}

/** Production does not start without it. */
const hubspotAccount = {
  HUBSPOT_PORTAL_ID: '1',
  HUBSPOT_ACCESS_TOKEN: 'token',
  HUBSPOT_SUBSCRIPTION_TYPE_ID: '2',
  ...Object.fromEntries(
    variableNames.filter((name) => name.startsWith('HUBSPOT_FORM_')).map((name) => [name, randomUUID()]),
  ),
}

/** The server as `npm run serve` starts it, bundled once, beside the packages that have binaries. */
const bundles = temporaryFolder('served-bundle')
beforeAll(async () => {
  await bundleServer(bundles)
  symlinkSync(join(root, 'node_modules'), join(bundles, 'node_modules'), 'dir')
})

let project: string
let running: { child: ChildProcess; ended: Promise<unknown> }[]
beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'serve-'))
  running = []
})
/** Ends the servers. */
async function endAll(): Promise<void> {
  for (const { child } of running) child.kill('SIGTERM')
  await Promise.all(running.map(({ ended }) => ended))
}
afterEach(async () => {
  await endAll()
  await rm(project, { recursive: true })
})

async function makeBuild(): Promise<void> {
  await mkdir(join(project, 'public/en'), { recursive: true })
  await writeBuiltFiles(project)
  await writeFile(join(project, 'public/en/index.html'), '<title>Home</title>')
  await writeFile(join(project, 'build/site-manifest.json'), JSON.stringify(manifest))
}

/** Starts the server in the project, with these variables only. */
function serve(variables: Record<string, string>) {
  const child = spawn(process.execPath, ['--enable-source-maps', join(bundles, 'server.cjs')], {
    cwd: project,
    env: { PATH: process.env['PATH'], ...variables },
  })
  const output = { out: '', error: '' }
  child.stdout.on('data', (chunk) => (output.out += String(chunk)))
  child.stderr.on('data', (chunk) => (output.error += String(chunk)))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  running.push({ child, ended })
  /** Resolves with the site's origin once all start lines are out. */
  const origin = async (): Promise<string> => {
    for (;;) {
      const found = /^ +site +(http:\S+)\n[^]*\/api\/health\n/m.exec(output.out)?.[1]
      if (found) return found
      await Promise.race([
        once(child.stdout, 'data'),
        ended.then(() => Promise.reject(new Error(`It ended: ${output.error}`))),
      ])
    }
  }
  return { child, output, ended, origin }
}

it('it says where it listens, serves the site and its content, and stops cleanly on SIGTERM', async () => {
  await makeBuild()
  const { child, output, ended, origin } = serve({ PORT: '0' })
  const site = await origin()
  expect(output.out).toContain(`ready at ${site}/en`)
  expect(output.out).toContain(`API          ${site}/api/health`)
  expect(output.out).toContain(`content API  ${site}/content-api/api/v2`)
  expect(await (await fetch(`${site}/en`)).text()).toBe('<title>Home</title>')
  expect((await fetch(`${site}/api/health`)).status).toBe(200)
  const repository: unknown = await (await fetch(`${site}/content-api/api/v2`)).json()
  expect(repository).toMatchObject({ refs: [{ isMasterRef: true }] })
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

it('it serves no content API beside a configured repository', async () => {
  await makeBuild()
  const { child, output, ended, origin } = serve({
    PORT: '0',
    PRISMIC_ENDPOINT: 'http://localhost:4400/api/v2',
  })
  const site = await origin()
  expect(output.out).not.toContain('content API')
  expect((await fetch(`${site}/content-api/api/v2`)).status).toBe(404)
  child.kill('SIGINT')
  expect(await ended).toBe(0)
})

it.each([
  ['staging', 'de en'],
  ['production', 'de'],
])('a survey for staging is shown there only: %s', async (DEPLOY_ENV, locales) => {
  await makeBuild()
  await mkdir(join(project, 'public/survey'))
  await writeFile(join(project, 'public/survey/de.json'), '{"isStagingOnly":false}')
  await writeFile(join(project, 'public/survey/en.json'), '{"isStagingOnly":true}')
  const { origin } = serve({
    ...hubspotAccount,
    PORT: '0',
    DEPLOY_ENV,
    TYPEFORM_ENDPOINT: 'https://survey.example',
  })
  const integrations = await fetch(`${await origin()}/api/integrations`)
  expect(await integrations.json()).toMatchObject({
    typeform: { origin: 'https://survey.example', locales },
  })
})

it('a failed start is explained without a stack', async () => {
  const withoutBuild = serve({})
  expect(await withoutBuild.ended).toBe(1)
  expect(withoutBuild.output.error).toBe('There is no built site in public/. Run "npm run build" first.\n')

  await writeFile(join(project, '.env'), 'PORT=many\nDEPLOY_ENV=live\n')
  const malformed = serve({})
  expect(await malformed.ended).toBe(1)
  expect(malformed.output.error).toContain('DEPLOY_ENV: must be development, staging or production')
  expect(malformed.output.error).toContain('PORT: must be a port number')
  expect(malformed.output.error).not.toContain('    at ')
})

it('a file of the build that forms need is named when it is missing', async () => {
  await makeBuild()
  await rm(join(project, 'public/forms-data/en.json'))
  const withoutFormsData = serve({ PORT: '0' })
  expect(await withoutFormsData.ended).toBe(1)
  expect(withoutFormsData.output.error).toMatch(
    /^public\/forms-data\/en\.json cannot be used.*"npm run build"/,
  )
})

it('a malformed variable and every missing part of the HubSpot account are named in one message', async () => {
  await makeBuild()
  const { ended, output } = serve({ PORT: 'abc', DEPLOY_ENV: 'production', HUBSPOT_PORTAL_ID: '1' })
  expect(await ended).toBe(1)
  expect(output.error).toContain('  PORT: must be a port number')
  expect(output.error).toContain('  HUBSPOT_ACCESS_TOKEN: is missing')
  expect(output.error).toContain('  HUBSPOT_SUBSCRIPTION_TYPE_ID: is missing')
  expect(output.error.match(/HUBSPOT_FORM_\w+/g)).toHaveLength(15)
  expect(output.error).not.toContain('HUBSPOT_PORTAL_ID')
  expect(output.error).not.toContain('    at ')
})

/** Status of what a probe or a visitor asks for. */
const statusOf = async (site: string, address: string): Promise<number> =>
  (await fetch(site + address)).status
const health = (site: string): Promise<number> => statusOf(site, '/api/health')

const postLead = (site: string, accept: string): Promise<Response> =>
  fetch(site + leadFormAction, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept, origin: site },
    body: new URLSearchParams({
      form: 'contact',
      locale: 'en',
      firstname: 'Ada',
      lastname: 'Byron',
      email: 'ada@surveyors.example',
      message: 'How do your cards work with our accounting?',
      // Every string of the built files is the url code of its locale.
      consent_text: 'en en',
    }),
  })
const sendLead = async (site: string): Promise<number> => (await postLead(site, 'application/json')).status

/** The server serves its pages and says in every way that it takes no leads now. */
async function expectOutage(site: string): Promise<void> {
  expect(await statusOf(site, '/en')).toBe(200)
  expect(await statusOf(site, '/api/live')).toBe(200)
  expect(await statusOf(site, '/api/ready')).toBe(200)
  expect(await health(site)).toBe(503)
  const json = await postLead(site, 'application/json')
  expect(json.status).toBe(503)
  expect(json.headers.get('retry-after')).toBe('30')
  expect(await json.json()).toMatchObject({ result: 'error', code: 'NOT_STORED' })
  const page = await postLead(site, 'text/html')
  expect(page.status).toBe(503)
  const html = await page.text()
  expect(html).toContain('<form method="post"')
  expect(html).toContain('value="ada@surveyors.example"')
  expect(html).toContain('How do your cards work with our accounting?')
}

/** The store is taken up without a restart, and the log has had one line for the beginning and one for the end. */
async function expectRecovery(site: string, output: { out: string; error: string }): Promise<void> {
  for (const end = Date.now() + 15_000; (await health(site)) !== 200 && Date.now() < end;) await sleep(300)
  expect(await health(site)).toBe(200)
  expect(await sendLead(site)).toBe(200)
  expect(output.error.match(/^No lead can be stored/gm)).toHaveLength(1)
  expect(output.out.match(/^Leads can be stored again/gm)).toHaveLength(1)
}

describe('a lead database that cannot be used', () => {
  it.each([
    ['libsql://leads.example?authToken=secret', /LEADS_DATABASE_URL: must be file:PATH, or postgres:/],
    ['postgres://site:secret@db:many/leads', /LEADS_DATABASE_URL: cannot be read as an address/],
    ['postgres://site:secret%zz@db/leads', /LEADS_DATABASE_URL: cannot be read as an address/],
    ['file:var/100%/leads.db', /LEADS_DATABASE_URL: cannot be read as an address/],
  ])('an address that no database can have stops the start: %s', async (url, message) => {
    await makeBuild()
    const { ended, output } = serve({ PORT: '0', LEADS_DATABASE_URL: url })
    expect(await ended).toBe(1)
    expect(output.error).toMatch(message)
    expect(output.error).not.toMatch(/ {4}at |secret/)
    expect(output.out).toBe('')
  })

  it('a folder that cannot be made: pages are served, and leads are taken once it can', async () => {
    await makeBuild()
    await writeFile(join(project, 'blocked'), 'not a folder')
    const { output, origin } = serve({ PORT: '0', LEADS_DATABASE_URL: 'file:blocked/leads.db' })
    const site = await origin()
    await expectOutage(site)
    expect(output.error).toMatch(/The lead database file:blocked\/leads\.db cannot be opened: .*blocked/)
    await rm(join(project, 'blocked'))
    await expectRecovery(site, output)
  })

  it('a file that is no database: pages are served, and leads are taken once it is replaced', async () => {
    await makeBuild()
    await mkdir(join(project, 'var'))
    await writeFile(join(project, 'var/leads.db'), 'no database '.repeat(1000))
    const { output, origin } = serve({ PORT: '0' })
    const site = await origin()
    await expectOutage(site)
    expect(output.error).toContain('cannot be opened: file is not a database')
    await rm(join(project, 'var/leads.db'))
    await expectRecovery(site, output)
  })

  describeWithPostgres('a PostgreSQL', () => {
    let database: TestDatabase
    let gate: Gate
    beforeEach(async () => {
      database = await createPostgresDatabase()
      gate = await openGate(database.url)
    })
    afterEach(async () => {
      // First the servers, whose connections go through the gate.
      await endAll()
      await gate.close()
      await database.remove()
    })

    it.each<[string, RegExp, () => void]>([
      ['that refuses connections', /cannot be reached: .*ECONNREFUSED/, () => gate.refuse()],
      ['that does not respond', /cannot be reached: /, () => gate.hang()],
    ])('%s at the start is used once it responds', async (_name, reason, fail) => {
      await makeBuild()
      fail()
      const { output, origin } = serve({ PORT: '0', LEADS_DATABASE_URL: gate.url })
      const site = await origin()
      await expectOutage(site)
      expect(output.error).toMatch(reason)
      expect(output.error).not.toContain('secret')
      await gate.forward()
      await expectRecovery(site, output)
    })

    it('that does not know the user, or has newer tables, is used once somebody has corrected that', async () => {
      await makeBuild()
      const name = `late_${process.pid}`
      const url = new URL(database.url)
      url.username = name
      const { output, origin } = serve({ PORT: '0', LEADS_DATABASE_URL: url.href })
      const site = await origin()
      await expectOutage(site)
      expect(output.error).toContain(`role "${name}" does not exist`)
      await database.run('create table outbox_versions (version integer primary key)')
      await database.run('insert into outbox_versions values (99)')
      await database.run(`create role ${name} login superuser`)
      await sleep(1500)
      await expectOutage(site)
      await database.run('drop table outbox_versions')
      await expectRecovery(site, output)
      await endAll()
      await database.run(`drop owned by ${name}`)
      await database.run(`drop role ${name}`)
    })
  })

  it('a folder that is deleted meanwhile is made again, with the leads that were in it', async () => {
    await makeBuild()
    const { output, origin } = serve({ PORT: '0' })
    const site = await origin()
    expect(await sendLead(site)).toBe(200)
    await rm(join(project, 'var'), { recursive: true })
    await sleep(1000)
    expect(await sendLead(site)).toBe(200)
    expect(await health(site)).toBe(200)
    expect(output.error).toMatch(
      /^The lead database file:var\/leads\.db was deleted while the server uses it/m,
    )
  })

  // Only Linux can limit the files of another process; what it then gets is the error of a disk without room.
  const onLinux = existsSync('/usr/bin/prlimit') ? it : it.skip
  onLinux('files that cannot grow show in the health, until they can', async () => {
    await makeBuild()
    const { child, origin } = serve({ PORT: '0' })
    const site = await origin()
    const allow = (bytes: string): unknown =>
      execFileSync('prlimit', ['--pid', String(child.pid), `--fsize=${bytes}:unlimited`])
    allow('4096')
    await sleep(1000)
    expect(await health(site)).toBe(503)
    expect(await sendLead(site)).toBe(503)
    allow('unlimited')
    await sleep(1000)
    expect(await health(site)).toBe(200)
    expect(await sendLead(site)).toBe(200)
  })
})
