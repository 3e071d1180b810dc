import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { locales } from '../../locales.config'
import { siteDataText, writeBuiltFiles } from './builtFiles.fixture'
import { readBuiltForms } from './builtForms'

let project: string
beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'built-'))
  await writeBuiltFiles(project)
})
afterEach(() => rm(project, { recursive: true }))

const write = (name: string, text: string) => writeFile(join(project, name), text)

it('the strings of a locale are those of its file, whatever its digest', async () => {
  await write('public/site-data/fr.0123456789ab.json.br', 'compressed')
  const { strings } = readBuiltForms(project)
  expect(strings('fr').send).toBe('fr')
  expect(strings('fr-be').send).toBe('fr-be')
})

it('of files that several builds have left, the one counts that the root page names', async () => {
  await write('public/site-data/fr.aaaaaaaaaaaa.json', siteDataText('earlier'))
  await write('public/site-data/fr.ffffffffffff.json', siteDataText('earlier still'))
  expect(readBuiltForms(project).strings('fr').send).toBe('fr')
})

it('in development the file has no digest', async () => {
  await rm(join(project, 'public/page-data'), { recursive: true })
  for (const { urlCode } of locales)
    await write(`public/site-data/${urlCode}.json`, siteDataText(`${urlCode} now`))
  expect(readBuiltForms(project).strings('fr').send).toBe('fr now')
})

it('the domains of no work e-mail are those of the forms data', () => {
  expect(readBuiltForms(project).disallowedEmailDomains).toEqual(new Set(['free.example']))
})

it('a page adds to the leads of its own form only', () => {
  const { addedBy } = readBuiltForms(project)
  const added = { pdf_url: 'https://www.outlay.example/media/a.pdf' }
  expect(addedBy('/en/ebooks/a', 'ebook')).toEqual(added)
  expect(addedBy('/en/ebooks/a/', 'ebook')).toEqual(added)
  expect(addedBy('/en/ebooks/a', 'newsletter')).toEqual({})
  expect(addedBy('/en/ebooks/b', 'ebook')).toEqual({})
  expect(addedBy('constructor', 'ebook')).toEqual({})
})

it('a page has rules for its own form only, which are no values of a lead', async () => {
  const rules = { access: '/media/a.pdf', opensAccess: true, endsAt: '2027-03-18T09:30:00.000Z' }
  await write('build/form-pages.json', JSON.stringify({ '/en/w': { webinar: { event_name: 'W', rules } } }))
  const { addedBy, rulesOf } = readBuiltForms(project)
  expect(rulesOf('/en/w/', 'webinar')).toEqual(rules)
  expect(addedBy('/en/w', 'webinar')).toEqual({ event_name: 'W' })
  expect(rulesOf('/en/w', 'ebook')).toEqual({})
  expect(rulesOf('constructor', 'webinar')).toEqual({})
})

describe('the title of a page', () => {
  const page = (title: string) => `<!doctype html><style>${'a'.repeat(50_000)}</style><title>${title}</title>`

  it('is the one of its HTML, as a browser reads it', async () => {
    await mkdir(join(project, 'public/en/about'), { recursive: true })
    await write('public/en/about/index.html', page('Us &amp; you &lt;3 | &quot;it&#x27;s&quot;\n  Outlay'))
    const { titleOf } = readBuiltForms(project)
    expect(await titleOf('/en/about')).toBe('Us & you <3 | "it\'s" Outlay')
    expect(await titleOf('/en/about/')).toBe('Us & you <3 | "it\'s" Outlay')
  })

  it.each(['/en/nothing', '/en', '/../secret', '/..%2fsecret', '/.hidden', '/en/about\u0000'])(
    'of %j is not known',
    async (path) => {
      await mkdir(join(project, 'secret'))
      await write('secret/index.html', page('Secret'))
      expect(await readBuiltForms(project).titleOf(path)).toBeUndefined()
    },
  )
})

describe.each([
  ['public/site-data/de.0123456789ab.json', 'public/site-data/de.0123456789ab.json'],
  ['public/forms-data/en.json', 'public/forms-data/en.json'],
  ['build/form-pages.json', 'build/form-pages.json'],
])('%s', (file, named) => {
  it.each([undefined, '{', '[]', '{"strings":{"send":"Send"}}', '{"a":{"ebook":{"pdf_url":"x"}}}'])(
    'is named with the command when it is %j',
    async (text) => {
      if (text === undefined) await rm(join(project, file))
      else await write(file, text)
      expect(() => readBuiltForms(project)).toThrow(named)
      expect(() => readBuiltForms(project)).toThrow('npm run build')
    },
  )
})
