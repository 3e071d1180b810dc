import { cpSync, mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { ContentFolder } from '../../../content-api/content.fixture'
import { createJobBoard } from '../../../sandbox/greenhouse/app'
import { parseEnvironment } from '../../core/environment'
import { digestedFiles } from './codeDigest'
import { storeContentState } from './contentState'
import { marketDocuments, publishMarkets } from './markets.fixture'
import { readChangedContent, readWholeContent, type Reading } from './readChangedContent'

let folder: ContentFolder

const vacancy = (id: number, title: string) => ({
  id,
  title,
  location: { name: 'London' },
  absolute_url: `https://www.outlay.example/en/careers/jobs/${id}`,
  updated_at: '2026-11-01T09:00:00Z',
  content: '',
  departments: [],
})

beforeEach(() => {
  folder = new ContentFolder()
  // The digest of the code needs the code.
  for (const file of digestedFiles(process.cwd())) cpSync(file, path.join(folder.root, file))
  cpSync('src/pages', path.join(folder.root, 'src/pages'), { recursive: true })
  mkdirSync(path.join(folder.root, '.cache'))
  publishMarkets(folder)
})
afterEach(() => folder.remove())

/** The document without which no job has a page. */
const publishListing = (): void =>
  folder.publish({ id: 'jobs', type: 'job_listing', uid: 'jobs', lang: 'en-gb', data: {} })

const read = (variables: Record<string, string> = {}): Promise<Reading> =>
  readChangedContent(folder.root, parseEnvironment(variables))

/** As after a build of what is published now. */
async function store(variables: Record<string, string> = {}): Promise<void> {
  storeContentState(folder.root, (await read(variables)).state)
}

it('reads everything the first time, nothing while nothing changes, and everything when it must', async () => {
  const { state, content } = await read()
  expect(content?.documents).toHaveLength(marketDocuments)
  storeContentState(folder.root, state)
  expect(await read()).toEqual({ state })
  expect(await readWholeContent(folder.root, parseEnvironment({}))).toEqual({ state, content })
})

it('reads again after a publish', async () => {
  await store()
  folder.publish({ id: 'about', uid: 'about', type: 'about', lang: 'de-de', data: { title: 'Über uns' } })
  expect((await read()).content?.documents).toHaveLength(marketDocuments + 1)
})

it('reports a new file that cannot be read, although the documents are the same', async () => {
  await store()
  folder.write('content/documents/en-gb/page.typo.json', '{ "id": ')
  await expect(read()).rejects.toThrow('page.typo.json:1')
})

it('reads again when a vacancy of the file changes, although the documents are the same', async () => {
  publishListing()
  folder.write('content/jobs.json', JSON.stringify({ jobs: [vacancy(1, 'Engineer')] }))
  await store()
  expect(await read()).not.toHaveProperty('content')
  folder.write('content/jobs.json', JSON.stringify({ jobs: [vacancy(1, 'Senior engineer')] }))
  expect((await read()).content?.jobs.map(({ title }) => title)).toEqual(['Senior engineer'])
})

it('reads again when the job board closes a job, although it has no version to ask for', async () => {
  publishListing()
  const jobs = [vacancy(1, 'Engineer'), vacancy(2, 'Writer')]
  const server = createAdaptorServer({ fetch: createJobBoard({ board: 'outlay', jobs }).fetch })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const board = { GREENHOUSE_BOARD: 'outlay', GREENHOUSE_ENDPOINT: `http://127.0.0.1:${port}` }
  try {
    await store(board)
    expect(await read(board)).not.toHaveProperty('content')
    jobs.pop()
    const { content } = await read(board)
    expect(
      content?.pages.filter(({ documentType }) => documentType === 'job').map(({ path }) => path),
    ).toEqual(['/en/careers/jobs/1'])
  } finally {
    server.close()
  }
})

it('reads again when the mock of a slice changes, which the pages of all slices show', async () => {
  await store()
  folder.write('src/slices/Quote/mocks.json', '[]')
  expect(await read()).toHaveProperty('content')
})
