import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { PreviewedContent } from '../../server/previews'
import { temporaryFolder } from '../temporaryFolder'
import { pageDataFindings } from './pageDataFindings'

const site = { urlCode: 'de', strings: { home: 'Start' } }
const page = {
  componentChunkName: 'chunk',
  path: '/de/faq',
  result: { data: { title: 'Fragen' }, pageContext: { locale: 'de', siteDigest: 'abc' } },
}
const previewed = {
  content: {
    siteData: [site],
    formsData: new Map([['de', { disallowedEmailDomains: [] }]]),
    demoContents: new Map(),
    localeFiles: [],
    consentBanners: new Map(),
  },
  pages: { paths: ['/de/faq'], dataOf: () => Promise.resolve(page) },
  drafts: [],
  findings: [],
} as unknown as PreviewedContent

let folder: string
const write = (file: string, value: unknown): void => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), JSON.stringify(value))
}
const details = async (of = previewed) =>
  (await pageDataFindings(of, folder)).map(({ path: where, check, detail }) => [where, check, detail])

beforeEach(() => {
  folder = temporaryFolder('built')
  write('page-data/de/faq/page-data.json', { ...page, staticQueryHashes: [], slicesMap: {} })
  write('site-data/de.abc.json', site)
  write('forms-data/de.json', { disallowedEmailDomains: [] })
})

it('finds nothing where a preview shows what was built', async () => {
  expect(await details()).toEqual([])
})

it.each([
  ['page-data/de/faq/page-data.json', '/de/faq', 'page data', { ...page, path: '/de/other' }],
  ['site-data/de.abc.json', '/de/faq', 'site data', { ...site, strings: {} }],
  ['forms-data/de.json', '/forms-data/de.json', 'locale file', { disallowedEmailDomains: ['x.test'] }],
])('finds another %s, and that it is missing', async (file, where, check, other) => {
  write(file, other)
  expect(await details()).toEqual([[where, check, expect.any(String)]])
  rmSync(path.join(folder, file))
  expect(await details()).toEqual([[where, check, expect.any(String)]])
})

it('finds what is taken for a draft, and what is to be corrected though it is published', async () => {
  const draft = { id: 'x', type: 'faq', lang: 'de-de', title: 'Fragen', paths: [] }
  expect(await details({ ...previewed, drafts: [draft], findings: ['title: too long'] })).toEqual([
    ['*', 'preview', '"Fragen" is taken for a draft, and is published as it is'],
    ['*', 'preview', 'title: too long'],
  ])
})
