import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readJson } from '../../core/values/readJson'
import { testSite } from './site.fixture'
import { siteDataPath, type SiteData } from './siteData'
import { writeSiteData } from './writeSiteData'

let publicFolder: string
beforeEach(() => (publicFolder = mkdtempSync(path.join(tmpdir(), 'site-data-'))))
afterEach(() => rmSync(publicFolder, { recursive: true }))

const german: SiteData = { ...testSite, urlCode: 'de' }
const files = (): string[] => readdirSync(path.join(publicFolder, 'site-data')).sort()

it('writes a file per locale at the address that its pages name', () => {
  const sites = [
    { site: testSite, digest: 'one' },
    { site: german, digest: 'two' },
  ]
  writeSiteData(sites, { publicFolder })
  expect(files()).toEqual(['de.two.json', 'en.one.json'])
  const written = readFileSync(path.join(publicFolder, siteDataPath('de', 'two')), 'utf8')
  expect(JSON.parse(written)).toEqual(german)
})

it('leaves the files of earlier states to the pages that name them', () => {
  writeSiteData(
    [
      { site: testSite, digest: 'one' },
      { site: german, digest: 'two' },
    ],
    { publicFolder },
  )
  writeSiteData([{ site: testSite, digest: 'three' }], { publicFolder })
  expect(files()).toEqual(['de.two.json', 'en.one.json', 'en.three.json'])
})

it('a file that has its content already is not written again', () => {
  const sites = [{ site: testSite, digest: 'one' }]
  writeSiteData(sites, { publicFolder })
  const file = path.join(publicFolder, siteDataPath('en', 'one'))
  const longAgo = new Date('2026-01-01T00:00:00Z')
  utimesSync(file, longAgo, longAgo)
  writeSiteData(sites, { publicFolder })
  expect(statSync(file).mtime).toEqual(longAgo)
  writeFileSync(file, 'a part of it')
  writeSiteData(sites, { publicFolder })
  expect(readJson(file)).toEqual(testSite)
})

it('development has a file without the digest as well, a build has not', () => {
  writeSiteData([{ site: testSite, digest: 'one' }], { publicFolder, isDevelopment: true })
  expect(files()).toEqual(['en.json', 'en.one.json'])
  writeSiteData([{ site: testSite, digest: 'one' }], { publicFolder })
  expect(files()).toEqual(['en.one.json'])
})
