import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { defaultLocale } from '../locales.config'
import { formPagesFile } from '../src/content/site/formPages'
import { variableNames } from '../src/core/environment'
import type { SiteManifest } from '../src/core/routing/siteManifest'
import { readJson } from '../src/core/values/readJson'
import { readBuiltForms } from '../src/functions/builtForms'
import { hubspotFormVariable } from '../src/functions/leads/delivery/hubspotSettings'
import { consentTextsOf } from '../src/leads/model/consentTexts'
import { leadFormAction, leadFormIds } from '../src/leads/model/contract'
import { serverFiles } from './hosts/container/serverFiles'
import { linkFolder } from './linkFolder'
import { measuredRun, type MeasuredRun } from './measuredRun'
import { runMain } from './runMain'
import { startSiteServer } from './siteServer'
import { temporaryFolder } from './temporaryFolder'

/**
 * The built site on a production machine: a folder with the files that the README names and the packages that
 * `npm ci --omit=dev` installs, in which `npm run serve` and `npm run leads` must work. Part of `npm test`; needs
 * the site of `npm run build`.
 */
const project = path.resolve(__dirname, '..')

/** Files that the server needs besides `public/`, `build/` and the models of the slices. */
const copied = [...serverFiles, 'content', 'customtypes']
const bundles = ['build/server.cjs', 'build/leads.cjs']
const manifestFile = 'build/site-manifest.json'
const builtFiles = [manifestFile, formPagesFile]

/** Development packages that run or build the programs; none of them may be installed on the machine. */
const unwantedPackages = ['tsx', 'esbuild', '@swc/core', 'jest', 'workbox-build']

/** An account that nothing is delivered to: production does not start without one, and no port is open there. */
const hubspotAccount = {
  HUBSPOT_PORTAL_ID: '1',
  HUBSPOT_ACCESS_TOKEN: 'trial',
  HUBSPOT_SUBSCRIPTION_TYPE_ID: '1',
  HUBSPOT_ENDPOINT: 'http://127.0.0.1:1',
  ...Object.fromEntries(
    leadFormIds.map((form) => [hubspotFormVariable(form), '00000000-0000-4000-8000-000000000001']),
  ),
}

/** The shell's variables must not affect the test; an empty one counts as not set. */
const neutral = Object.fromEntries(variableNames.map((name) => [name, '']))

/** The failures of a check; none when it passed. */
type Check = { name: string; failures: string[] }

const expectation = (holds: boolean, failure: string): string[] => (holds ? [] : [failure])

function makeMachine(): string {
  const missing = [...bundles, ...builtFiles, 'public'].filter(
    (file) => !existsSync(path.join(project, file)),
  )
  if (missing.length > 0) throw new Error(`${missing.join(', ')} is missing: run "npm run build" first`)
  const machine = temporaryFolder('outlay-production')
  const copy = (file: string): void => {
    mkdirSync(path.dirname(path.join(machine, file)), { recursive: true })
    cpSync(path.join(project, file), path.join(machine, file), { recursive: true })
  }
  // The bundles must be copies: for a linked one, Node would search packages beside the original.
  for (const file of [...copied, ...bundles, ...builtFiles, ...sliceModels()]) copy(file)
  symlinkSync(path.join(project, 'public'), path.join(machine, 'public'), 'dir')
  return machine
}

const sliceModels = (): string[] =>
  readdirSync(path.join(project, 'src/slices'))
    .map((name) => `src/slices/${name}/model.json`)
    .filter((file) => existsSync(path.join(project, file)))

const npm = (machine: string, args: readonly string[]): Promise<MeasuredRun> =>
  measuredRun('npm', args, { cwd: machine, env: { ...process.env, ...neutral } })

/**
 * The packages of `npm ci --omit=dev`: npm takes the development packages out of the project's own, which leaves the
 * same ones without unpacking a thousand again.
 */
async function installed(machine: string): Promise<Check> {
  const packages = 'node_modules'
  linkFolder(path.join(project, packages), path.join(machine, packages))
  // npm's list of what is installed, which it writes anew: the project keeps its own.
  const list = path.join(packages, '.package-lock.json')
  rmSync(path.join(machine, list))
  cpSync(path.join(project, list), path.join(machine, list))
  const flags = ['--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline']
  const { code, output, wallSeconds } = await npm(machine, ['prune', ...flags])
  const present = unwantedPackages.filter((name) => existsSync(path.join(machine, packages, name)))
  return {
    name: `the packages of npm ci --omit=dev (${wallSeconds.toFixed(0)} s)`,
    failures: [
      ...expectation(code === 0, `npm prune ended with ${code}: ${output.trimEnd().slice(-2000)}`),
      ...present.map((name) => `the development package ${name} is installed`),
    ],
  }
}

/** Checks responses of the running site: for visitors and monitoring. */
async function responses(machine: string, origin: string): Promise<Check[]> {
  const home = `/${defaultLocale().urlCode}`
  const get = (address: string): Promise<Response> => fetch(origin + address, { redirect: 'manual' })

  const page = async (name: string, address: string, status: number): Promise<Check> => {
    const response = await get(address)
    const html = await response.text()
    return {
      name,
      failures: [
        ...expectation(
          response.status === status,
          `${address} responded with ${response.status}, not ${status}`,
        ),
        ...expectation(/<html[^>]* lang=/.test(html), `${address} is not a page: ${html.slice(0, 200)}`),
      ],
    }
  }

  const redirect = async (): Promise<Check> => {
    const { redirects } = readJson(path.join(machine, manifestFile)) as SiteManifest
    const rule = redirects.find(({ source, locale }) => locale === 'all' && /^[\w/-]+$/.test(source))
    if (!rule) throw new Error(`${manifestFile} has no redirect to try`)
    const { status, headers } = await get(home + rule.source)
    const [location, expected] = [headers.get('location'), home + rule.target]
    return {
      name: 'redirect',
      failures: [
        ...expectation(
          status === (rule.permanent ? 301 : 302),
          `${home}${rule.source} responded with ${status}`,
        ),
        ...expectation(location === expected, `it leads to ${String(location)}, not to ${expected}`),
      ],
    }
  }

  const probes = async (): Promise<Check> => {
    const failures: string[] = []
    for (const address of ['/api/live', '/api/ready', '/api/health']) {
      const { status } = await get(address)
      failures.push(...expectation(status === 200, `${address} responded with ${status}`))
    }
    return { name: 'live, ready, health', failures }
  }

  const closed = async (): Promise<Check> => {
    const addresses = ['/content-api/api/v2', '/content-api/editor', '/api/preview/page?path=/en']
    const failures: string[] = []
    for (const address of addresses) {
      const { status } = await get(address)
      failures.push(...expectation(status === 404, `${address} responded with ${status}`))
    }
    return { name: 'no content API, editor and previews in production', failures }
  }

  return [
    await page('page', home, 200),
    await page('missing page', `${home}/there-is-no-such-page`, 404),
    await redirect(),
    await probes(),
    await closed(),
  ]
}

/** The content API where it is requested: what is published is read, and nothing is written or previewed. */
async function contentApi(origin: string): Promise<Check> {
  const get = (address: string, init: RequestInit = {}): Promise<Response> =>
    fetch(origin + address, { redirect: 'manual', ...init })
  const api = '/content-api/api/v2'
  const { refs, types } = (await (await get(api)).json()) as {
    refs: { ref: string; isMasterRef: boolean }[]
    types: Record<string, string>
  }
  const ref = refs.find(({ isMasterRef }) => isMasterRef)?.ref ?? ''
  const found = await get(`${api}/documents/search?ref=${encodeURIComponent(ref)}`)
  const { total_results_size: documents } = (await found.json()) as { total_results_size: number }
  const slices = (await (await get('/content-api/slices')).json()) as unknown[]
  const written = await get('/content-api/previews', { method: 'POST' })
  const preview = await get('/api/preview/page?path=/en')
  return {
    name: 'content API with CONTENT_API=on',
    failures: [
      ...expectation(documents > 0, 'the content API has no documents'),
      ...expectation(Object.keys(types).length > 0, 'the content API has no types'),
      ...expectation(slices.length > 0, 'the content API has no models of slices'),
      ...expectation(written.status === 403, `a preview session was answered with ${written.status}`),
      ...expectation(preview.status === 404, `previews responded with ${preview.status}`),
    ],
  }
}

/** Starts the server where no database responds: pages are served, and the probes tell a balancer and an alarm apart. */
async function withoutDatabase(machine: string): Promise<Check> {
  const variables = { ...neutral, LEADS_DATABASE_URL: 'postgres://leads@127.0.0.1:1/leads' }
  const server = await startSiteServer(machine, variables, ['npm', 'run', 'serve'])
  try {
    const failures: string[] = []
    const home = `/${defaultLocale().urlCode}`
    const expected: [string, number][] = [
      [home, 200],
      ['/api/live', 200],
      ['/api/ready', 200],
      ['/api/health', 503],
    ]
    for (const [address, status] of expected) {
      const response = await fetch(server.origin + address)
      failures.push(
        ...expectation(response.status === status, `${address} responded with ${response.status}`),
      )
    }
    return { name: 'pages are served without a database', failures }
  } finally {
    await server.stop()
  }
}

/** Posts a form as a browser without JavaScript does; the list of leads must then contain it. */
async function leadStored(machine: string, origin: string): Promise<Check> {
  const response = await fetch(origin + leadFormAction, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html', origin },
    body: new URLSearchParams({
      form: 'contact',
      locale: defaultLocale().urlCode,
      firstname: 'Ada',
      lastname: 'Byron',
      email: 'ada@surveyors.example',
      message: 'How do your cards work with our accounting?',
      consent_text: consentTextsOf(readBuiltForms(machine).strings(defaultLocale().urlCode)).consent,
    }),
  })
  const { code, output } = await npm(machine, ['run', 'leads', '--', 'list'])
  return {
    name: 'a form is accepted, npm run leads lists it',
    failures: [
      ...expectation(response.status === 303, `the response to the form was ${response.status}`),
      ...expectation(code === 0, `npm run leads ended with ${code}`),
      ...expectation(
        output.includes('a•••@surveyors.example') && output.includes('1 shown.'),
        `npm run leads does not list the lead:\n${output}`,
      ),
    ],
  }
}

async function* trial(): AsyncGenerator<Check> {
  const machine = makeMachine()
  const install = await installed(machine)
  yield install
  if (install.failures.length > 0) return
  const production = { ...neutral, ...hubspotAccount, DEPLOY_ENV: 'production' }
  const server = await startSiteServer(machine, production, ['npm', 'run', 'serve'])
  let code: number | null
  try {
    yield* await responses(machine, server.origin)
    yield await leadStored(machine, server.origin)
  } finally {
    code = await server.stop()
  }
  const isDown = await fetch(server.origin).then(
    () => false,
    () => true,
  )
  yield {
    name: 'npm run serve ends on SIGTERM',
    failures: [
      ...expectation(code === 0, `it ended with ${String(code)}`),
      ...expectation(isDown, 'the server still responds'),
    ],
  }
  const open = await startSiteServer(machine, { ...production, CONTENT_API: 'on' }, ['npm', 'run', 'serve'])
  try {
    yield await contentApi(open.origin)
  } finally {
    await open.stop()
  }
  yield await withoutDatabase(machine)
}

async function main(): Promise<void> {
  for await (const { name, failures } of trial()) {
    process.stdout.write(`${failures.length === 0 ? 'passed' : 'FAILED'}  ${name}\n`)
    process.stdout.write(failures.map((failure) => `         - ${failure}\n`).join(''))
    if (failures.length > 0) process.exitCode = 1
  }
}

runMain(main)
