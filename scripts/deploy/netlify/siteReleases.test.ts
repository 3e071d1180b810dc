/** @jest-environment node */
/** Deploys to a stand-in of Netlify's API over real HTTP. */
import { unzipSync } from 'fflate'
import type { NetlifySite } from '../../hosts/netlify'
import type { DeployOptions } from '../deployOptions'
import { netlifyStandIn, type NetlifyStandIn } from './netlify.fixture'
import { openNetlify } from './netlifyApi'
import { siteReleases } from './siteReleases'

let netlify: NetlifyStandIn
let said: string[]
beforeEach(async () => {
  netlify = await netlifyStandIn()
  said = []
})
afterEach(() => netlify.stop())

const releases = (token = netlify.token) =>
  siteReleases(openNetlify({ endpoint: netlify.origin, site: 'site-id', token, retries: 2 }), { pause: 1 })

const at = (day: number, change: Partial<DeployOptions> = {}): DeployOptions => ({
  now: new Date(Date.UTC(2026, 10, day, 2, 15)),
  dryRun: false,
  say: (line) => void said.push(line),
  ...change,
})

const script = (digit: string): string => `app-${digit.repeat(20)}.js`

function site(text: string, digit = '1'): NetlifySite {
  return {
    files: [
      { path: script(digit), text: `script ${digit}` },
      { path: 'sw.js', text: 'worker' },
      { path: 'en/café.html', text: 'Café' },
      { path: 'en.html', text },
    ],
    functions: [
      {
        name: 'site',
        entry: { path: 'site.mjs', text: 'not uploaded' },
        uploadedEntry: { path: 'site.js', text: 'entry' },
        files: [{ path: 'function.cjs', text: 'bundle' }],
      },
      {
        name: 'deliver',
        entry: { path: 'deliver.mjs', text: '' },
        uploadedEntry: { path: 'deliver.js', text: 'entry' },
        files: [],
        schedule: '*/5 * * * *',
      },
    ],
  }
}

const uploads = (): string[] => netlify.requests.filter((request) => request.startsWith('PUT'))

it('a build is served with its functions and their schedule', async () => {
  await expect(releases().deploy(site('One'), at(1))).resolves.toBe('20261101-021500')
  expect([netlify.served('/en.html'), netlify.served('/en/café.html')]).toEqual(['One', 'Café'])
  expect(netlify.functions()).toEqual(['site', 'deliver'])
  expect(netlify.deploys[0]?.function_schedules).toEqual([{ name: 'deliver', cron: '*/5 * * * *' }])
  expect(said).toEqual(
    expect.arrayContaining(['upload 5 files, 0 are there', 'release 20261101-021500 is served']),
  )
})

it('a function is uploaded as the entry and its files', async () => {
  let body: Uint8Array | undefined
  const api = openNetlify({ endpoint: netlify.origin, site: 'site-id', token: netlify.token })
  const watched: typeof api = {
    ...api,
    uploadFunction: (id, name, zip) => {
      if (name === 'site') body = zip
      return api.uploadFunction(id, name, zip)
    },
  }
  await siteReleases(watched, { pause: 1 }).deploy(site('One'), at(1))
  expect(Object.keys(unzipSync(body ?? new Uint8Array()))).toEqual(['site.js', 'function.cjs'])
})

it('only what Netlify does not have is uploaded, and the same build not at all', async () => {
  await releases().deploy(site('One'), at(1))
  netlify.requests.length = 0
  await releases().deploy(site('Two'), at(2))
  expect(uploads().map((request) => request.replace(/^.*files\//, ''))).toEqual(['en.html'])
  netlify.requests.length = 0
  await expect(releases().deploy(site('Two'), at(3))).resolves.toBe('20261102-021500')
  expect(netlify.requests).toEqual(['GET /sites/site-id'])
})

it('one that was interrupted serves nothing, and goes on when it is run again', async () => {
  await releases().deploy(site('One'), at(1))
  netlify.failUploads.push(422)
  await expect(releases().deploy(site('Two', '2'), at(2))).rejects.toThrow(/Netlify responds 422/)
  expect(netlify.served('/en.html')).toBe('One')
  netlify.requests.length = 0
  await releases().deploy(site('Two', '2'), at(2))
  expect(netlify.served('/en.html')).toBe('Two')
  // The others of the first run were there.
  expect(uploads().length).toBeLessThan(3)
})

it('a request that is one too many is sent again', async () => {
  netlify.failUploads.push(429)
  await releases().deploy(site('One'), at(1))
  expect(netlify.served('/en.html')).toBe('One')
})

it('scripts of open pages stay for two weeks', async () => {
  await releases().deploy(site('One', '1'), at(1))
  await releases().deploy(site('Two', '2'), at(2))
  await releases().deploy(site('Three', '3'), at(10))
  expect([netlify.served(`/${script('1')}`), netlify.served(`/${script('2')}`)]).toEqual([
    'script 1',
    'script 2',
  ])
  await releases().deploy(site('Four', '4'), at(20))
  expect([netlify.served(`/${script('1')}`), netlify.served(`/${script('2')}`)]).toEqual([
    undefined,
    'script 2',
  ])
})

it('a script of earlier builds that Netlify has lost keeps nothing from being served', async () => {
  await releases().deploy(site('One', '1'), at(1))
  netlify.forget(netlify.deploys[0]?.files[`/${script('1')}`] ?? '')
  await releases().deploy(site('Two', '2'), at(2))
  expect(netlify.served('/en.html')).toBe('Two')
})

it('an earlier release is served again by its name, another name is refused with those that there are', async () => {
  await releases().deploy(site('One'), at(1))
  await releases().deploy(site('Two'), at(2))
  await releases().rollBack('20261101-021500', at(3, { dryRun: true }))
  expect(netlify.served('/en.html')).toBe('Two')
  await releases().rollBack('20261101-021500', at(3))
  expect(netlify.served('/en.html')).toBe('One')
  await releases().rollBack('20261101-021500', at(3))
  expect(said.at(-1)).toBe('release 20261101-021500 is served already: nothing to do')
  await expect(releases().rollBack('1', at(3))).rejects.toThrow(
    'There is no release 1. Releases: 20261102-021500, 20261101-021500.',
  )
})

it('a dry run changes nothing', async () => {
  await releases().deploy(site('One'), at(1, { dryRun: true }))
  expect(netlify.requests).toEqual(['GET /sites/site-id'])
  expect(said).toEqual(['release 20261101-021500: 4 files, 2 functions, 0 files of open pages are kept'])
})

it('an error names the request, and never the token', async () => {
  const refused = releases('nfp_other').deploy(site('One'), at(1))
  await expect(refused).rejects.toThrow(/GET sites\/site-id: Netlify responds 401/)
  await expect(refused).rejects.not.toThrow(/nfp_/)
})
