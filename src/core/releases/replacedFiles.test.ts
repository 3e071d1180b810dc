import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { menuIconsPath } from '../../design/theme/icons/sprite'
import { printCssPath } from '../../design/theme/printCss'
import { readJson } from '../values/readJson'
import { isNamedByDigest } from './namedByDigest'
import { keepReplacedFiles, readReplacedFiles, replacedFilesList } from './replacedFiles'

let publicFolder: string
beforeEach(() => {
  publicFolder = mkdtempSync(path.join(tmpdir(), 'replaced-'))
  mkdirSync(path.join(publicFolder, 'site-data'))
})
afterEach(() => rmSync(publicFolder, { recursive: true }))

const script = (digit: string): string => `app-${digit.repeat(20)}.js`
const siteData = (digit: string): string => `site-data/en.${digit.repeat(12)}.json`

/** A build of some digit: its script and site data with compressed copies, written over what is there. */
function build(digit: string, now: string): { kept: number; deleted: number } {
  const files = [script(digit), `${script(digit)}.map`, siteData(digit)]
  for (const file of files) {
    for (const copy of ['', '.br', '.gz']) writeFileSync(path.join(publicFolder, `${file}${copy}`), digit)
  }
  return keepReplacedFiles(publicFolder, new Set(files), new Date(now))
}
const has = (file: string): boolean => existsSync(path.join(publicFolder, file))
const hasBuild = (digit: string): boolean[] =>
  ['', '.br', '.gz', '.map', '.map.gz']
    .map((end) => has(`${script(digit)}${end}`))
    .concat(has(siteData(digit)))
const all = [true, true, true, true, true, true]
const none = [false, false, false, false, false, false]

it('the files of the last build stay beside those of the next', () => {
  build('1', '2026-03-01T10:00:00Z')
  expect(build('2', '2026-03-05T10:00:00Z')).toEqual({ kept: 3, deleted: 0 })
  expect(hasBuild('1')).toEqual(all)
  expect(hasBuild('2')).toEqual(all)
})

it('they are deleted 14 days after they were replaced, however old their own build is', () => {
  build('1', '2026-01-01T10:00:00Z')
  build('2', '2026-03-05T10:00:00Z')
  build('3', '2026-03-19T10:00:00Z')
  expect(hasBuild('1')).toEqual(all)
  expect(build('4', '2026-03-19T10:00:01Z')).toEqual({ kept: 6, deleted: 3 })
  expect(hasBuild('1')).toEqual(none)
  expect(hasBuild('2')).toEqual(all)
})

it('what is in a build again counts anew when it is replaced again', () => {
  build('1', '2026-03-01T10:00:00Z')
  build('2', '2026-03-02T10:00:00Z')
  build('1', '2026-03-15T10:00:00Z')
  expect([...readReplacedFiles(publicFolder).keys()]).toContain(script('2'))
  expect([...readReplacedFiles(publicFolder).keys()]).not.toContain(script('1'))
  build('3', '2026-03-16T09:00:00Z')
  build('4', '2026-03-30T08:00:00Z')
  expect(hasBuild('1')).toEqual(all)
  expect(hasBuild('2')).toEqual(none)
})

it.each([
  ['lost', () => rmSync(path.join(publicFolder, replacedFilesList))],
  ['not JSON', () => writeFileSync(path.join(publicFolder, replacedFilesList), '{ "app')],
  ['no list of times', () => writeFileSync(path.join(publicFolder, replacedFilesList), '{ "a": 1 }')],
])('a list that is %s counts as replaced now', (_, damage) => {
  build('1', '2026-01-01T10:00:00Z')
  build('2', '2026-01-02T10:00:00Z')
  damage()
  build('3', '2026-03-01T10:00:00Z')
  expect(hasBuild('1')).toEqual(all)
  build('3', '2026-03-15T11:00:00Z')
  expect(hasBuild('1')).toEqual(none)
})

it('a list never leads to other files of the site', () => {
  writeFileSync(path.join(publicFolder, 'index.html'), '')
  writeFileSync(
    path.join(publicFolder, replacedFilesList),
    JSON.stringify({ 'index.html': '2020-01-01T00:00:00Z', '../elsewhere': '2020-01-01T00:00:00Z' }),
  )
  build('1', '2026-03-01T10:00:00Z')
  expect(has('index.html')).toBe(true)
  expect(readJson(path.join(publicFolder, replacedFilesList))).toEqual({})
})

it.each([
  ['app-85fadce87f761ae2a76f.js', true],
  ['521-85fadce87f.js', true],
  ['component---src-pages-us-legal-tsx-68074c7a220ef499fdbf.js.map', true],
  ['framework-85fadce87f761ae2a76f.js.LICENSE.txt', true],
  ['styles.85fadce87f761ae2a76f.css', true],
  [printCssPath.slice(1), true],
  [menuIconsPath.slice(1), true],
  ['site-data/fr-be.e76aa1dcafb5.json', true],
  ['site-data/en.json', false],
  ['forms-data/en.json', false],
  ['chunk-map.json', false],
  ['en/app-85fadce87f761ae2a76f.js', false],
  ['index.html', false],
])('%s is named by a digest: %s', (file, expected) => {
  expect(isNamedByDigest(file)).toBe(expected)
})
