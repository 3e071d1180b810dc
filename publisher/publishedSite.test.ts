import { spawn } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ReleaseState } from '../src/core/releases/publishedRelease'
import { openPublishedSite, type FileChanges } from './publishedSite'

let root: string
const state = (ref: string): ReleaseState => ({ build: 'one', ref, jobs: '', day: '2026-11-23' })

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
const changes = (write: Record<string, string>, remove: string[] = []): FileChanges => ({
  write: new Map(Object.entries(write)),
  place: new Map(),
  remove: new Set(remove),
})
const served = (file: string): string | undefined => {
  try {
    return readFileSync(path.join(root, 'published/current', file), 'utf8')
  } catch {
    return undefined
  }
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'published-'))
  write('public/en/index.html', 'old')
  write('public/de/index.html', 'German')
  write('public/de/index.html.gz', 'compressed')
  write('public/app-0123456789abcdef0123.js', 'script')
  write('build/site-manifest.json', '{}')
})
afterEach(() => rmSync(root, { recursive: true }))

it('serves the build, and a build that is made afterwards does not reach it', () => {
  utimesSync(path.join(root, 'public/de/index.html'), 1000, 1000)
  const site = openPublishedSite(root)
  site.adopt(state('1'))
  write('public/en/index.html', 'a build is under way')
  expect([served('public/en/index.html'), served('build/site-manifest.json')]).toEqual(['old', '{}'])
  // A compressed copy counts when it is not older than its file.
  expect(statSync(path.join(site.folder(), 'public/de/index.html')).mtimeMs).toBe(1_000_000)
})

it('publishes several times, and the release that is no longer served stays what it was', () => {
  const site = openPublishedSite(root)
  site.adopt(state('1'))
  const first = site.folder()
  site.publish(changes({ 'public/en/index.html': 'new', 'public/en/a/index.html': 'a' }), state('2'))
  expect(readFileSync(path.join(first, 'public/en/index.html'), 'utf8')).toBe('old')
  site.publish(changes({ 'public/fr/index.html': 'French' }, ['public/en/a/index.html']), state('3'))
  expect(site.folder()).toBe(first)
  expect(['en', 'fr', 'de', 'en/a'].map((name) => served(`public/${name}/index.html`))).toEqual([
    'new',
    'French',
    'German',
    undefined,
  ])
  expect(site.state()?.ref).toBe('3')
  expect(readdirSync(path.join(site.folder(), 'public/en'))).toEqual(['index.html'])
})

it('a publish that fails in the middle leaves the site, and the next one is complete', () => {
  const site = openPublishedSite(root)
  site.adopt(state('1'))
  const broken = { ...changes({}, ['public/en/index.html']), place: new Map([['public/x.png', '/nowhere']]) }
  expect(() => site.publish(broken, state('2'))).toThrow('ENOENT')
  expect([served('public/en/index.html'), site.state()?.ref]).toEqual(['old', '1'])
  site.publish(changes({ 'public/de/index.html': 'new German' }), state('2'))
  expect([served('public/en/index.html'), served('public/de/index.html')]).toEqual(['old', 'new German'])
})

it('goes on with the served release after a start', () => {
  openPublishedSite(root).adopt(state('1'))
  openPublishedSite(root).publish(changes({ 'public/en/index.html': 'new' }), state('2'))
  const site = openPublishedSite(root)
  expect([site.state()?.ref, served('public/en/index.html')]).toEqual(['2', 'new'])
  site.publish(changes({ 'public/de/index.html': 'too' }), state('3'))
  expect([served('public/en/index.html'), served('public/de/index.html')]).toEqual(['new', 'too'])
})

const pages = 400
const publishWithoutEnd = `
  import { openPublishedSite } from ${JSON.stringify(path.join(__dirname, 'publishedSite.ts'))}
  const site = openPublishedSite(process.argv[2])
  for (let ref = 2; ; ref++) {
    const write = new Map(Array.from({ length: ${pages} }, (_, page) => ['public/p' + page + '/index.html', String(ref)]))
    site.publish({ write, place: new Map(), remove: new Set() }, { build: 'one', ref: String(ref), jobs: '', day: '' })
    if (ref === 2) process.stdout.write('published')
  }`

it('a process that is killed at any moment leaves one whole state', async () => {
  openPublishedSite(root).adopt(state('1'))
  write('publish.ts', publishWithoutEnd)
  for (const pause of [3, 17, 42]) {
    // A separate group, so that the signal also reaches the process that tsx starts.
    const child = spawn(path.resolve('node_modules/.bin/tsx'), [path.join(root, 'publish.ts'), root], {
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    })
    await new Promise<void>((resolve) => child.stdout.once('data', () => resolve()))
    await new Promise((resolve) => setTimeout(resolve, 100 + pause))
    process.kill(-(child.pid ?? 0), 'SIGKILL')
    await new Promise((resolve) => child.once('close', resolve))
    const { ref = '' } = openPublishedSite(root).state() ?? {}
    expect(Number(ref)).toBeGreaterThan(1)
    const shown = Array.from({ length: pages }, (_, page) => served(`public/p${page}/index.html`))
    expect(new Set(shown)).toEqual(new Set([ref]))
  }
}, 30_000)
