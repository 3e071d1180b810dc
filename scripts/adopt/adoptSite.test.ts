import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { loadRepository } from '../../content-api'
import { readJson } from '../../src/core/values/readJson'
import { fieldsOf } from '../../src/core/values/record'
import { temporaryFolder } from '../temporaryFolder'
import { collisions, planAdoption, writeAdoption } from './adoptSite'
import { parseBrandFile, type BrandFile } from './brandFile'
import { identityIn, withAliasHosts, withColours, withMarkets } from './codeFiles'
import { keepsTheName, origin } from './origin'
import { digestOf, linesWith, sourceFiles, tracesIn } from './traces'

const project = path.resolve(__dirname, '../..')

function exampleFile(): BrandFile {
  const parsed = parseBrandFile(readJson(path.join(project, 'scripts/adopt/example.json')))
  if ('problems' in parsed) throw new Error(parsed.problems.join('\n'))
  return parsed.file
}

/** What an adoption changes, copied: the content and the files of code that it knows by name. */
function copyOfSite(): string {
  const root = temporaryFolder('adopted-site')
  const parts = [
    'content',
    'customtypes',
    'static',
    'locales.config.ts',
    'package.json',
    'src/core/brand',
    'src/content/us',
    'src/content/offlinePage',
    'src/pages/us',
    'src/design/theme',
    'src/design/layout',
    'src/design/productScreens/exampleScenes.fixture.ts',
    'src/build/socialImages',
    'src/slices',
    'src/tools/roiCalculator',
  ]
  for (const part of parts) {
    mkdirSync(path.dirname(path.join(root, part)), { recursive: true })
    cpSync(path.join(project, part), path.join(root, part), { recursive: true })
  }
  return root
}

const brandText = readFileSync(path.join(project, 'src/core/brand/index.ts'), 'utf8')
const isOrigin = identityIn(brandText).name === origin.name

describe('a second brand in two languages', () => {
  const root = copyOfSite()
  const file = exampleFile()
  const document = (name: string) =>
    fieldsOf(fieldsOf(readJson(path.join(root, 'content/documents', `${name}.json`)))['data'])

  const before = tracesIn(root, sourceFiles(root)).length

  beforeAll(async () => {
    // Where the file of a brand is likely to be. It has the new name before anything is changed.
    writeFileSync(path.join(root, 'brand.json'), JSON.stringify(file))
    if (isOrigin) await expect(planAdoption(root, file)).rejects.toThrow('such as brand.json')
    const { changes } = await planAdoption(root, file, 'brand.json')
    writeAdoption(root, changes)
  })

  it('leaves no trace of the first', () => {
    if (isOrigin) expect(before).toBeGreaterThan(1000)
    expect(tracesIn(root, sourceFiles(root))).toEqual([])
  })

  it('leaves content that the repository loads, in the two languages', () => {
    const { repository } = loadRepository(root, { languages: ['en-gb', 'de-de'] })
    const languages = new Set(repository.documents.map(({ lang }) => lang))
    expect([...languages].sort()).toEqual(['de-de', 'en-gb'])
    expect(repository.documents.length).toBeGreaterThan(150)
    expect(existsSync(path.join(root, 'content/documents/fr-fr/homepage.json'))).toBe(false)
    expect(existsSync(path.join(root, 'content/documents/de-de/market.at.json'))).toBe(false)
  })

  it('links to no document that went', () => {
    const { repository } = loadRepository(root, { languages: ['en-gb', 'de-de'] })
    const ids = new Set(repository.documents.map(({ id }) => id))
    const linked = JSON.stringify(repository.documents).matchAll(/"link_type":"Document","id":"([^"]+)"/g)
    expect([...linked].map(([, id]) => id ?? '').filter((id) => !ids.has(id))).toEqual([])
  })

  it('has the prices, the office and the imprint of the file', () => {
    expect(document('de-de/product_facts.de')).toMatchObject({
      plans: [{}, { monthly_price: 1200, yearly_price: 1000 }, { monthly_price: 2100, yearly_price: 1750 }],
      phone: '+49 30 23125 019',
      offices: [{ city: 'Kassel', address: 'Musterweg 2' }],
    })
    expect(document('de-de/legal.legal')['company']).toEqual([
      { label: 'Unternehmen', value: 'Quelvo {market.legal_form}' },
      { label: 'Sitz', value: '{fact:officeAddress}, {fact:officeCity}, {fact:officeCountry}' },
      { label: 'Geschäftsführung', value: 'Toni Muster' },
      { label: 'Registergericht', value: 'Amtsgericht Kassel, HRB 00000001' },
      { label: 'USt-IdNr.', value: 'DE000000001' },
      { label: 'Telefon', value: '{fact:phone}' },
      { label: 'E-Mail', value: 'legal@mail.quelvo.example' },
    ])
  })

  it('counts no market that went', () => {
    expect(JSON.stringify(document('en-gb/about.about'))).not.toContain('eighteen')
    expect(JSON.stringify(document('en-gb/redirects'))).not.toContain('"us"')
  })

  it('has the new brand, colours and markets in the code', () => {
    const text = (name: string): string => readFileSync(path.join(root, name), 'utf8')
    expect(identityIn(text('src/core/brand/index.ts'))).toEqual({
      name: 'Quelvo',
      slug: 'quelvo',
      siteHost: 'www.quelvo.example',
      appHost: 'app.quelvo.example',
      blogHost: 'journal.quelvo.example',
      parentDomain: 'quelvo.example',
      emailDomain: 'mail.quelvo.example',
    })
    expect(text('src/design/theme/colours.ts')).toContain("accent: '#2b4fb3',")
    expect(text('locales.config.ts').match(/^ {2}market\(/gm)).toHaveLength(2)
    expect(text('static/icon.svg')).toContain('#1b2440')
    expect(text('src/design/layout/BrandMark.tsx')).not.toContain('M20.9 4.2A12')
    expect(existsSync(path.join(root, 'src/pages/us/index.tsx'))).toBe(false)
  })

  it('adopted again changes nothing', async () => {
    const { changes } = await planAdoption(root, file)
    expect([...changes.keys()]).toEqual([])
  })
})

it('files in which the name is drawn are still those of the list, unless another brand has replaced them', () => {
  const found = Object.entries(origin.files).filter(
    ([digest, file]) =>
      existsSync(path.join(project, file)) && digestOf(readFileSync(path.join(project, file))) === digest,
  )
  expect(found).toHaveLength(isOrigin ? Object.keys(origin.files).length : 0)
})

it('a trace is named with file and line, in every case', () => {
  const root = temporaryFolder('traces')
  const name = origin.name
  writeFileSync(path.join(root, 'a.ts'), `one\n${name}\n${name.toUpperCase()}_X\nwith${name.toLowerCase()}\n`)
  writeFileSync(path.join(root, `why-${name.toLowerCase()}.ts`), '')
  writeFileSync(path.join(root, 'LICENSE'), name)
  expect(tracesIn(root, sourceFiles(root))).toEqual([
    `a.ts:2: ${name}`,
    `a.ts:3: ${name.toUpperCase()}_X`,
    `a.ts:4: with${name.toLowerCase()}`,
    `why-${name.toLowerCase()}.ts: the name of the file`,
  ])
  expect(linesWith(name, 'a layout')).toEqual([])
  expect(keepsTheName('src/LICENSE')).toBe(false)
})

it('a name that is in the site already is refused', () => {
  const file = exampleFile()
  const identity = (slug: string) => ({
    ...identityIn(brandText),
    name: slug,
    slug,
  })
  const texts = new Map([['a.ts', 'const growth = 1']])
  expect(collisions(texts, identity('amberly'), identity('growth'))).toEqual([
    expect.stringContaining('"growth" or "growth" is already in 1 files, such as a.ts'),
  ])
  expect(collisions(texts, identity('amberly'), identity(file.name))).toEqual([])
})

describe('files of code', () => {
  it('a colour that a tone does not have is added to it', () => {
    const text = "export const darkColours: X = {\n  paper: '#000000',\n}\n"
    expect(withColours(text, { dark: { paper: '#111111', 'coral-soft': '#222222' } })).toBe(
      "export const darkColours: X = {\n  paper: '#111111',\n  'coral-soft': '#222222',\n}\n",
    )
  })

  it('only kept markets stay in the table', () => {
    const text = "  market('en', 'en-gb', 'A'),\n  market('de', 'de-de', 'B'),\n"
    expect(withMarkets(text, ['de'])).toBe("  market('de', 'de-de', 'B'),\n")
  })

  it('a site at its own domain has no alias', () => {
    const hosts = identityIn(brandText)
    const text = "export const aliasHosts: readonly string[] = ['a.example']\n"
    expect(withAliasHosts(text, { ...hosts, siteHost: hosts.parentDomain })).toBe(
      'export const aliasHosts: readonly string[] = []\n',
    )
  })
})
