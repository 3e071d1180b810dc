import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
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

it('clears away the files of earlier states and of locales that are gone', () => {
  writeSiteData(
    [
      { site: testSite, digest: 'one' },
      { site: german, digest: 'two' },
    ],
    { publicFolder },
  )
  writeSiteData([{ site: testSite, digest: 'three' }], { publicFolder })
  expect(files()).toEqual(['en.three.json'])
})

it('development has a file without the digest as well, a build has not', () => {
  writeSiteData([{ site: testSite, digest: 'one' }], { publicFolder, isDevelopment: true })
  expect(files()).toEqual(['en.json', 'en.one.json'])
  writeSiteData([{ site: testSite, digest: 'one' }], { publicFolder })
  expect(files()).toEqual(['en.one.json'])
})
