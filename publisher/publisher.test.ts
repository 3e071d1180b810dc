/** What the publisher does with the outcomes of publishes and builds. The engine is a stand-in; sites are folders. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { forgetBuildIdentity, writeBuildIdentity, type BuildIdentity } from '../src/build/buildIdentity'
import { ContentError } from '../src/content/source/contentError'
import { parseEnvironment } from '../src/core/environment'
import { BuildNeeded, openEngine, type Published } from './engine'
import { openPublishedSite, type PublishedSite } from './publishedSite'
import { startPublisher, type Publisher } from './publisher'

const content = { source: '', ref: '1', jobs: '', code: '' }
jest.mock('../src/content/source/contentState', () => ({
  contentState: () => content,
  isContentUnchanged: () => true,
}))
jest.mock('../src/content/source/readContent', () => ({ openContent: () => Promise.resolve({}) }))
jest.mock('../src/build/buildIdentity', () => ({
  ...jest.requireActual<object>('../src/build/buildIdentity'),
  identityOfNow: () => ofNow,
}))
jest.mock('./engine', () => ({
  ...jest.requireActual<object>('./engine'),
  openEngine: jest.fn(),
}))

const identity: BuildIdentity = { gatsby: '5', code: 'code', compilation: 'one', environment: '' }
let ofNow = identity
let root: string
let site: PublishedSite
let publisher: Publisher
let steps: (() => Published | undefined)[]
const build = jest.fn<Promise<void>, []>()
const onChange = jest.fn()
const log = { info: jest.fn(), error: jest.fn() }

const page = 'public/en/index.html'
const state = (ref: string) => ({ build: JSON.stringify(identity), ref, jobs: '', day: '' })
const published = (ref: string): Published => ({ ref, changed: ['/en'], removed: [], files: 1 })
const shown = (): string => readFileSync(path.join(publisher.folder, page), 'utf8')
const builds = (text: string): void => writeFileSync(path.join(root, page), text)

/** One publish of the engine that writes this into the page. */
const writes = (text: string) => (): Published => {
  site.publish({ write: new Map([[page, text]]), place: new Map(), remove: new Set() }, state('1'))
  return published('1')
}

beforeEach(async () => {
  jest.clearAllMocks()
  ofNow = identity
  root = mkdtempSync(path.join(tmpdir(), 'publisher-'))
  mkdirSync(path.dirname(path.join(root, page)), { recursive: true })
  builds('built')
  writeBuildIdentity(root, identity)
  site = openPublishedSite(root)
  site.adopt(state('1'))
  steps = []
  jest.mocked(openEngine).mockResolvedValue({
    site,
    identity,
    state: site.state,
    checkDrafts: (drafts) => Promise.resolve(drafts.length > 0 ? ['A title is missing.'] : []),
    publish: async () => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      return steps.shift()?.()
    },
  })
  build.mockResolvedValue()
  publisher = await startPublisher({ root, environment: parseEnvironment({}), log, build })
  publisher.onChange(onChange)
})
afterEach(() => rmSync(root, { recursive: true }))

it('drafts are checked as they would be published, until the publisher has to be started again', async () => {
  expect(await publisher.checkDrafts([{}])).toEqual(['A title is missing.'])
  writeBuildIdentity(root, { ...identity, code: 'other code' })
  await expect(publisher.checkDrafts([{}])).rejects.toThrow('Start the publisher again: a build was made')
})

it('a full build that is the same is all that a comparison needs', async () => {
  steps = [writes('new')]
  build.mockImplementation(() => Promise.resolve(builds('new')))
  await expect(publisher.verify()).resolves.toEqual({ outcome: 'same' })
  expect([publisher.status().mode, shown()]).toEqual(['fast', 'new'])
})

it('a full build that differs takes the place of the site, and every publish is a build from then on', async () => {
  steps = [writes('wrong')]
  build.mockImplementation(() => Promise.resolve(builds('right')))
  await expect(publisher.verify()).resolves.toEqual({ outcome: 'different', files: [page] })
  expect(publisher.status()).toMatchObject({
    mode: 'builds',
    reason: expect.stringContaining(page) as string,
  })
  expect(shown()).toBe('right')
  expect(onChange).toHaveBeenCalledTimes(2)

  build.mockImplementation(() => Promise.resolve(builds('built again')))
  await expect(publisher.publish()).resolves.toMatchObject({ outcome: 'built' })
  expect(shown()).toBe('built again')
  await expect(publisher.verify()).resolves.toMatchObject({ outcome: 'not compared' })
})

it('a build for comparison that fails changes nothing', async () => {
  build.mockRejectedValue(new Error('The disk is full'))
  await expect(publisher.verify()).resolves.toEqual({ outcome: 'not compared', reason: 'The disk is full' })
  expect([publisher.status().mode, shown()]).toEqual(['fast', 'built'])
})

it('faulty content leaves the site as it is, and the next publish is tried again', async () => {
  const finding = { documentId: 'a', type: 'page', lang: 'da-dk', field: '', message: 'no link' }
  steps = [
    () => {
      throw new ContentError('The content of /srv has 1 problem', [finding], ['Cards · da-dk: no link'])
    },
    writes('corrected'),
  ]
  await expect(publisher.publish()).resolves.toMatchObject({
    outcome: 'refused',
    findings: [finding],
    problems: ['Cards · da-dk: no link'],
  })
  expect([shown(), onChange.mock.calls.length]).toEqual(['built', 0])
  await expect(publisher.publish()).resolves.toMatchObject({ outcome: 'published' })
  expect([shown(), onChange.mock.calls.length]).toEqual(['corrected', 1])
})

it('what single pages cannot show is built, and a build that fails leaves the site as it is', async () => {
  const needsBuild = (): never => {
    throw new BuildNeeded('A template is new.')
  }
  steps = [needsBuild, needsBuild]
  build.mockRejectedValueOnce(new Error('no memory'))
  await expect(publisher.publish()).resolves.toMatchObject({ outcome: 'failed', message: 'no memory' })
  expect(shown()).toBe('built')
  build.mockImplementation(() => Promise.resolve(builds('whole')))
  await expect(publisher.publish()).resolves.toMatchObject({ outcome: 'built', reason: 'A template is new.' })
  expect(shown()).toBe('whole')
})

it('after a build with other code it has to be started again', async () => {
  writeBuildIdentity(root, { ...identity, code: 'other code' })
  await expect(publisher.publish()).resolves.toMatchObject({
    outcome: 'failed',
    message: expect.stringMatching(/^Start the publisher again: .*the code or the lock file/) as string,
  })
  writeBuildIdentity(root, identity)
  await expect(publisher.publish()).resolves.toMatchObject({ outcome: 'failed' })
  expect([publisher.status().mode, shown()]).toEqual(['stopped', 'built'])
})

it('while somebody builds there is no identity, and publishes go on', async () => {
  forgetBuildIdentity(root)
  steps = [writes('new')]
  await expect(publisher.publish()).resolves.toMatchObject({ outcome: 'published' })
})

it('requests that come during a publish become one more', async () => {
  const made: string[] = []
  const step = (name: string) => () => {
    made.push(name)
    return published(name)
  }
  steps = [step('first'), step('second'), step('third')]
  const results = await Promise.all([1, 2, 3, 4].map(() => publisher.publish()))
  expect(made).toEqual(['first', 'second'])
  expect(results.map((result) => 'ref' in result && result.ref)).toEqual([
    'first',
    'second',
    'second',
    'second',
  ])
})
