import type { Node } from 'gatsby'
import { cmsDocument } from '../cms/document.fixture'
import { testSite } from '../site/site.fixture'
import { contentOf, marketIn, nodeStore, testJob } from './nodes.fixture'
import { touchNodes, writeBuildDay, writeNodes } from './writeNodes'

const about = cmsDocument('about', { title: 'About us' }, { id: 'about-en', uid: 'about' })
const strings = cmsDocument('global_strings', {}, { id: 'strings-en' })

let store: ReturnType<typeof nodeStore>
beforeEach(() => (store = nodeStore()))

/** What happens to the nodes when this content is written. */
function write(content: ReturnType<typeof contentOf>, codeDigest = 'code'): string[] {
  store.actions.length = 0
  writeNodes(store.api, content, codeDigest)
  return [...store.actions]
}

it('creates a node for everything that is new', () => {
  const content = contentOf({
    documents: [strings],
    jobs: [testJob],
    markets: new Map([['en', marketIn('Leeds')]]),
    siteData: [testSite],
    formsData: new Map([['en', { disallowedEmailDomains: [] }]]),
  })
  expect(writeNodes(store.api, content, 'code')).toEqual({ total: 7, changed: 7 })
  expect([...store.nodes.values()].map(({ id, internal }) => `${id} ${internal.type}`)).toEqual([
    'document:strings-en PrismicGlobalStrings',
    'job:41 GreenhouseJob',
    'market:en MarketValues',
    'site-data:en SiteData',
    'forms-data:en FormsData',
    'page:job.41 PlannedPage',
    'routing SiteRouting',
  ])
  expect(store.nodes.get('document:strings-en')).toMatchObject({
    _previewable: 'strings-en',
    prismicId: 'strings-en',
    type: 'global_strings',
    lang: 'en-gb',
    raw: strings,
  })
})

it('touches what is unchanged, and creates again only what changed', () => {
  write(contentOf({ documents: [about, strings] }))
  const edited = { ...strings, data: { home: 'Start' } }
  const actions = write(contentOf({ documents: [about, edited] }))
  expect(actions.filter((action) => !action.startsWith('touch'))).toEqual(['create document:strings-en'])
  expect(actions).toEqual(expect.arrayContaining(['touch document:about-en', 'touch page:about-en']))
  expect(store.nodes.get('document:strings-en')).toMatchObject({ raw: edited })
  expect(writeNodes(store.api, contentOf({ documents: [about, edited] }), 'code')).toMatchObject({
    changed: 0,
  })
})

it('creates all nodes again when the code that reads the content changed', () => {
  const content = contentOf({ documents: [about] })
  const created = write(content, 'before')
  expect(write(content, 'after')).toEqual(created)
})

it('deletes what vanished, and leaves the nodes of other plugins alone', () => {
  write(contentOf({ documents: [about, strings] }))
  const file = { id: 'file', internal: { type: 'File', owner: 'gatsby-source-filesystem' } } as Node
  store.nodes.set(file.id, file)
  const actions = write(contentOf({ documents: [about] }))
  expect(actions.filter((action) => !action.startsWith('touch'))).toEqual(['delete document:strings-en'])
  expect(actions).not.toContain('touch file')
  store.actions.length = 0
  expect(touchNodes(store.api)).toBe(store.nodes.size - 1)
  expect(store.actions).not.toContain('touch file')
})

it('one page of a document has the id its links are resolved through, the others that of document and market', () => {
  write(contentOf({ documents: [about] }))
  const pages = store.api.getNodesByType('PlannedPage')
  expect(pages.map(({ id, path, nodeId }) => [id, path, nodeId])).toEqual([
    ['page:about-en', '/ee/about', 'document:about-en'],
    ['page:about-en@en', '/en/about', 'document:about-en'],
    ['page:about-en@lu', '/lu/about', 'document:about-en'],
  ])
})

it('the page of a job points to the node of the job', () => {
  write(contentOf({ jobs: [testJob] }))
  expect(store.nodes.get('page:job.41')).toMatchObject({ nodeId: 'job:41', path: '/en/careers/jobs/41' })
  expect(store.nodes.get('job:41')).toMatchObject({ jobId: 41, job: testJob })
})

it('the page of closed jobs points to the list of jobs', () => {
  const listing = cmsDocument('job_listing', {}, { id: 'jobs', uid: 'jobs' })
  write(contentOf({ documents: [listing] }))
  expect(store.nodes.get('page:job.closed')).toMatchObject({
    nodeId: 'document:jobs',
    path: '/en/careers/jobs/404',
  })
})

it('keeps redirects, and the alternates and names of the pages of code, in one node', () => {
  const redirects = [{ source: '/a', target: '/b', permanent: true, locale: 'all' }] as const
  const alternates = { us: '/us', en: '/en' }
  const codeNames = new Map([['/us/legal', 'Legal']])
  write(contentOf({ redirects: [...redirects], codeAlternates: new Map([['/us', alternates]]), codeNames }))
  expect(store.nodes.get('routing')).toMatchObject({
    redirects,
    codeAlternates: { '/us': alternates },
    codeNames: { '/us/legal': 'Legal' },
  })
})

it('the day of the build is stored anew on the next day only, and content does not delete it', () => {
  const noon = Date.parse('2027-03-18T12:00:00Z')
  writeBuildDay(store.api, noon)
  expect(store.nodes.get('build-day')).toMatchObject({ day: '2027-03-18' })
  write(contentOf({ documents: [about] }))
  expect(store.nodes.has('build-day')).toBe(true)
  store.actions.length = 0
  writeBuildDay(store.api, noon + 11 * 3_600_000)
  expect(store.actions).toEqual(['touch build-day'])
  writeBuildDay(store.api, noon + 12 * 3_600_000)
  expect(store.nodes.get('build-day')).toMatchObject({ day: '2027-03-19' })
})
