import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeBuildIdentity } from '../src/build/buildIdentity'
import { addressRules } from '../src/core/routing/addressRules'
import { writeBuiltFiles } from '../src/functions/builtFiles.fixture'
import { formsOf, publishedSite } from './servedSite'

const identity = { gatsby: '5', code: 'a', compilation: 'b', environment: 'c' }
const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() }

let project: string
beforeEach(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'served-'))
  await writeBuiltFiles(project)
  mkdirSync(path.join(project, 'build'), { recursive: true })
  writeFileSync(
    path.join(project, 'build/site-manifest.json'),
    JSON.stringify({
      version: 1,
      routes: [],
      redirects: [],
      headers: [],
      functions: [],
      addresses: addressRules([]),
    }),
  )
  writeBuildIdentity(project, identity)
  log.error.mockClear()
})
afterEach(() => rmSync(project, { recursive: true }))

/** Publishes as the publisher does: a folder, then the link to it in one step. */
async function publish(name: 'a' | 'b', build: unknown = identity, title = ''): Promise<string> {
  const folder = path.join(project, 'published', name)
  rmSync(folder, { recursive: true, force: true })
  for (const part of ['public', 'build'])
    await cp(path.join(project, part), path.join(folder, part), { recursive: true })
  mkdirSync(path.join(folder, 'public/en'), { recursive: true })
  writeFileSync(path.join(folder, 'public/en/index.html'), `<title>${title}</title>`)
  const state = { build: JSON.stringify(build), ref: 'master~1', jobs: '', day: '' }
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify(state))
  const link = path.join(project, 'published/current')
  symlinkSync(name, `${link}.new`)
  renameSync(`${link}.new`, link)
  return path.join(folder, 'public')
}

it('serves the build until something is published on it', async () => {
  const site = publishedSite(project, log)
  expect(site().build.publicDir).toBe(path.join(project, 'public'))
  expect(site()).toBe(site())
  const published = await publish('a')
  expect(site().build.publicDir).toBe(published)
  expect(site()).toBe(site())
})

it('notices each release, also one in the folder of the release before the last', async () => {
  const site = publishedSite(project, log)
  await publish('a', identity, 'first')
  const forms = formsOf(site)
  await expect(forms.titleOf('/en')).resolves.toBe('first')
  const first = site()
  await publish('b', identity, 'second')
  await publish('a', identity, 'third')
  expect(site()).not.toBe(first)
  await expect(forms.titleOf('/en')).resolves.toBe('third')
})

it('a release of an earlier build is not served: the publisher begins anew', async () => {
  await publish('a', { ...identity, code: 'older' })
  expect(publishedSite(project, log)().build.publicDir).toBe(path.join(project, 'public'))
})

it('a release that is not complete is logged, and the site stays as it was', async () => {
  const site = publishedSite(project, log)
  const published = await publish('a')
  expect(site().build.publicDir).toBe(published)
  const broken = await publish('b')
  rmSync(path.join(broken, '../build/site-manifest.json'))
  expect(site().build.publicDir).toBe(published)
  expect(log.error).toHaveBeenCalledTimes(1)
})

it('a folder without a build is said at once', () => {
  const empty = mkdtempSync(path.join(tmpdir(), 'served-'))
  expect(() => publishedSite(empty, log)()).toThrow('Run "npm run build" first')
  rmSync(empty, { recursive: true })
  expect(readFileSync(path.join(project, 'build/identity.json'), 'utf8')).toContain('"code": "a"')
})
