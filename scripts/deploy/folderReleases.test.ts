import {
  existsSync,
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
import { serverFiles } from '../hosts/container/serverFiles'
import { folderReleases } from './folderReleases'

let folder: string
let said: string[]
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'deploy-'))
  said = []
  for (const file of [...serverFiles, 'build/server.cjs', 'build/hosts/nginx/site.conf', 'public/robots.txt'])
    write(file, file)
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (file: string, text: string): void => {
  const place = path.join(folder, 'project', file)
  mkdirSync(path.dirname(place), { recursive: true })
  writeFileSync(place, text)
  // Of one second each: a file with the size and the time of another is the same.
  utimesSync(place, 1_700_000_000, 1_700_000_000 + text.length + Number(/\d/.exec(text)?.[0] ?? 0))
}
const script = (digit: string): string => `app-${digit.repeat(20)}.js`
/** A build whose page names the script of some digit. */
const build = (digit: string): void => {
  rmSync(path.join(folder, 'project/public'), { recursive: true })
  write('public/robots.txt', 'robots')
  write('public/en/index.html', `<script src="/${script(digit)}">`)
  write(`public/${script(digit)}`, digit)
  write(`public/${script(digit)}.gz`, digit)
}
const target = (): string => path.join(folder, 'site')
const served = (file: string): string => path.join(target(), 'current', file)
const options = (now: string, dryRun = false) => ({
  now: new Date(now),
  dryRun,
  say: (line: string) => void said.push(line),
})
const deploy = (digit: string, now: string, dryRun = false): string => {
  build(digit)
  return folderReleases(target()).deploy(path.join(folder, 'project'), options(now, dryRun))
}
const page = (): string => readFileSync(served('public/en/index.html'), 'utf8')

it('a build is served with what the server needs, and without configurations of hosts', () => {
  expect(deploy('1', '2026-03-01T10:00:00Z')).toBe('20260301-100000')
  expect(page()).toContain(script('1'))
  for (const file of [...serverFiles, 'build/server.cjs'])
    expect([file, existsSync(served(file))]).toEqual([file, true])
  expect(existsSync(served('build/hosts'))).toBe(false)
})

it('the same build again changes nothing', () => {
  deploy('1', '2026-03-01T10:00:00Z')
  expect(deploy('1', '2026-03-02T10:00:00Z')).toBe('20260301-100000')
  expect(said.at(-1)).toMatch(/nothing to do/)
})

it('what has not changed is linked, and scripts of open pages stay for two weeks', () => {
  deploy('1', '2026-03-01T10:00:00Z')
  deploy('2', '2026-03-02T10:00:00Z')
  expect(page()).toContain(script('2'))
  expect(statSync(served('public/robots.txt')).nlink).toBe(2)
  for (const file of [script('1'), `${script('1')}.gz`, script('2')])
    expect([file, existsSync(served(`public/${file}`))]).toEqual([file, true])
  deploy('3', '2026-03-16T09:00:00Z')
  expect(existsSync(served(`public/${script('1')}`))).toBe(true)
  deploy('4', '2026-03-16T11:00:00Z')
  expect(existsSync(served(`public/${script('1')}`))).toBe(false)
  expect(existsSync(served(`public/${script('2')}`))).toBe(true)
})

it('old releases are deleted, but never the one before', () => {
  deploy('1', '2026-03-01T10:00:00Z')
  deploy('2', '2026-03-02T10:00:00Z')
  deploy('3', '2026-06-01T10:00:00Z')
  expect(folderReleases(target()).names()).toEqual(['20260302-100000', '20260601-100000'])
})

it('a rollback serves an earlier release, with the scripts of pages that are open', () => {
  const first = deploy('1', '2026-03-01T10:00:00Z')
  deploy('2', '2026-03-02T10:00:00Z')
  folderReleases(target()).rollBack(first, options('2026-03-03T10:00:00Z'))
  expect(page()).toContain(script('1'))
  expect(existsSync(served(`public/${script('2')}`))).toBe(true)
  expect(() => folderReleases(target()).rollBack('none', options('2026-03-03T10:00:00Z'))).toThrow(
    'There is no release none. Releases: 20260301-100000, 20260302-100000.',
  )
})

it('a dry run says what would happen, and does nothing', () => {
  deploy('1', '2026-03-01T10:00:00Z')
  deploy('2', '2026-03-02T10:00:00Z', true)
  expect(said.at(-1)).toBe('serve release 20260302-100000')
  expect(page()).toContain(script('1'))
  expect(folderReleases(target()).names()).toEqual(['20260301-100000'])
})

it('a deploy that was killed is continued: what is there is not copied again', () => {
  deploy('1', '2026-03-01T10:00:00Z')
  deploy('2', '2026-03-02T10:00:00Z')
  const releases = path.join(target(), 'releases')
  // As a process leaves it that ends before its last step.
  build('3')
  mkdirSync(path.join(releases, '20260303-100000', 'file'), { recursive: true })
  expect(() =>
    folderReleases(target()).deploy(path.join(folder, 'project'), options('2026-03-03T10:00:00Z')),
  ).toThrow()
  expect(page()).toContain(script('2'))
  expect(readdirSync(releases).filter((name) => name.startsWith('.'))).toHaveLength(1)
  said = []
  deploy('3', '2026-03-04T10:00:00Z')
  expect(said[0]).toMatch(/ 0 to copy, 0 as in/)
  expect(page()).toContain(script('3'))
  expect(readdirSync(releases).filter((name) => name.startsWith('.'))).toEqual([])
})
