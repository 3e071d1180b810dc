import path from 'node:path'
import pLimit from 'p-limit'
import { readBuild } from '../server/build'
import { leadFormAction } from '../src/leads/model/contract'
import { differences, send, type RawRequest } from './hosts/comparedResponse'
import { nginxFiles } from './hosts/nginx'
import { comparedRequests } from './hosts/nginx/comparedRequests'
import { freePort, installedBrotliModule, nginxVersion, startNginx } from './hosts/nginx/startNginx'
import { bin, run } from './run'
import { runMain } from './runMain'
import { startSiteServer } from './siteServer'
import { temporaryFolder } from './temporaryFolder'

/**
 * `npm run test:nginx`: nginx with the configuration of `npm run hosts -- nginx` in front of the built site's server. Both
 * must give the same responses; then journeys walk through nginx: all, or those whose names follow, none with
 * `--no-journeys`. Skipped where nginx is not installed.
 */
const project = path.resolve(__dirname, '..')

const describe = ({ address, method = 'GET', headers = {} }: RawRequest): string => {
  const sent = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return `${method} ${address.slice(0, 120)}${sent.length > 0 ? ` (${sent.join('; ')})` : ''}`
}

/** Sends each request to both; what differs, in words. */
async function compare(requests: readonly RawRequest[], expected: string, found: string): Promise<string[]> {
  const results = await pLimit(8).map(requests, async (request) => {
    const [own, other] = [await send(expected, request), await send(found, request)]
    const different = differences(own, other)
    return different.length > 0 ? [`${describe(request)}\n    ${different.join('\n    ')}`] : []
  })
  return results.flat()
}

const expectation = (holds: boolean, failure: string): string[] => (holds ? [] : [failure])

/** Conditions and ranges, by what nginx itself has sent: its tags are others than the server's. */
async function conditionsOn(nginx: string): Promise<string[]> {
  const failures: string[] = []
  for (const address of [
    '/en/pricing',
    '/robots.txt',
    '/sw.js',
    '/icon-512.png',
    '/en/bills-status/some/id',
  ]) {
    const { headers, body } = await send(nginx, { address })
    const ask = (name: string, value: string) => send(nginx, { address, headers: { [name]: value } })
    const expected: [string, string, number][] = [
      ['if-none-match', headers.etag ?? '', 304],
      ['if-none-match', `W/${headers.etag ?? ''}`, 304],
      ['if-none-match', '"other"', 200],
      ['if-none-match', '*', 304],
      ['if-modified-since', headers['last-modified'] ?? '', 304],
      ['if-modified-since', 'Mon, 01 Jan 2001 00:00:00 GMT', 200],
      ['range', 'bytes=0-9', 206],
      ['range', `bytes=${body.length}-`, 416],
    ]
    for (const [name, value, status] of expected) {
      const response = await ask(name, value)
      failures.push(
        ...expectation(
          response.status === status,
          `${address} (${name}: ${value}): ${response.status}, not ${status}`,
        ),
        ...expectation(
          status === 416 || response.headers['cache-control'] === headers['cache-control'],
          `${address} (${name}: ${value}): cache-control ${String(response.headers['cache-control'])}`,
        ),
        ...expectation(
          status !== 206 || response.body.equals(body.subarray(0, 10)),
          `${address} (${name}: ${value}): other bytes than those of the file`,
        ),
      )
    }
  }
  return failures
}

/** A visitor cannot get another visitor's limit of submissions by naming another address. */
async function limitsOn(nginx: string): Promise<string[]> {
  const statuses: number[] = []
  for (let count = 0; count < 12; count++) {
    const { status } = await send(nginx, {
      address: leadFormAction,
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': `203.0.113.${count}`,
      },
      body: 'form=contact&locale=en&firstname=Ada&lastname=Byron&email=ada@surveyors.example&message=Hello',
    })
    statuses.push(status)
  }
  return expectation(
    statuses.slice(0, 10).every((status) => status !== 429) && statuses[11] === 429,
    `12 submissions that name other callers: ${statuses.join(', ')}`,
  )
}

/** Pages are served while the server is away; what needs it says when to try again. */
async function withoutServer(nginx: string): Promise<string[]> {
  const failures: string[] = []
  for (const [address, status] of [
    ['/en/pricing', 200],
    ['/en/prices', 301],
    ['/en/bills-status/x', 200],
    ['/en/absent', 503],
    ['/', 503],
    ['/api/live', 503],
    ['/en%', 503],
  ] as const) {
    const { status: found, headers } = await send(nginx, { address })
    failures.push(
      ...expectation(found === status, `${address} without the server: ${found}, not ${status}`),
      ...expectation(headers['x-content-type-options'] === 'nosniff', `${address}: no header of the site`),
      ...expectation(
        status !== 503 || (headers['retry-after'] === '5' && headers['cache-control'] === 'no-store'),
        `${address} without the server: ${JSON.stringify(headers)}`,
      ),
    )
  }
  return failures
}

async function main(): Promise<void> {
  const version = nginxVersion()
  if (version === undefined) {
    process.stdout.write('Skipped: nginx is not installed (Debian: apt-get install nginx).\n')
    return
  }
  const arguments_ = process.argv.slice(2)
  const { manifest, publicDir } = readBuild(project)
  const server = await startSiteServer(project, {
    TRUSTED_PROXIES: '1',
    LEADS_DATABASE_URL: `file:${path.join(temporaryFolder('outlay-leads'), 'leads.db')}`,
  })
  const port = await freePort()
  const files = nginxFiles(manifest, {
    root: publicDir,
    servers: [new URL(server.origin).host.replace('localhost', '127.0.0.1')],
    listen: [`127.0.0.1:${port}`],
    names: [],
    brotliModule: installedBrotliModule(),
  })
  const nginx = await startNginx(temporaryFolder('outlay-nginx'), files, port)
  const origin = `http://localhost:${port}`
  try {
    const requests = comparedRequests(manifest, publicDir)
    const failures = [...(await compare(requests, server.origin, origin)), ...(await conditionsOn(origin))]
    process.stdout.write(`${version}: ${requests.length} requests compared, ${failures.length} differences\n`)
    if (failures.length === 0 && !arguments_.includes('--no-journeys')) {
      const code = await run(
        bin('playwright'),
        ['test', '--config', 'e2e/playwright.config.ts', ...arguments_],
        { ...process.env, E2E_BASE_URL: origin },
      )
      failures.push(...expectation(code === 0, 'journeys failed'))
    }
    failures.push(...(await limitsOn(origin)))
    await server.stop()
    failures.push(...(await withoutServer(origin)))
    for (const failure of failures) process.stderr.write(`  ${failure}\n`)
    if (failures.length > 0) process.exitCode = 1
  } finally {
    await nginx.stop()
    await server.stop()
  }
}

runMain(main, { exits: true })
