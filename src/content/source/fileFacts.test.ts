import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { ContentFolder } from '../../../content-api/content.fixture'
import { cmsDocument } from '../cms/document.fixture'
import { withFileFacts } from './fileFacts'

const pdf = path.resolve('content/media/ebooks/company-cards-for-every-team.en.pdf')

let folder: ContentFolder
beforeEach(() => {
  folder = new ContentFolder()
  mkdirSync(path.join(folder.root, 'content/media'), { recursive: true })
})
afterEach(() => folder.remove())

const media = (name: string): string => path.join(folder.root, 'content/media', name)
const ebook = (url: string) => cmsDocument('ebook', { file: { link_type: 'Media', id: 'guide', url } })
const read = (...documents: ReturnType<typeof ebook>[]) =>
  withFileFacts(folder.root, { CONTENT_DIR: 'content' }, documents)

it('a document has what its file says of itself', async () => {
  copyFileSync(pdf, media('a guide.pdf'))
  const [document] = await read(ebook('/media/a%20guide.pdf'))
  expect(document?.fileFacts).toMatchObject({ format: 'PDF', pages: 7, bytes: readFileSync(pdf).length })
  expect(document?.fileFacts?.digest).toMatch(/^[0-9a-f]{20}$/)
  expect(document).not.toHaveProperty('fileProblem')
})

it.each([
  ['is missing', () => undefined, 'the file guide.pdf is not in the library'],
  ['is empty', () => writeFileSync(media('guide.pdf'), ''), /^guide\.pdf cannot be read as a PDF \(.*empty/],
  ['is no PDF', () => writeFileSync(media('guide.pdf'), 'words'), /^guide\.pdf cannot be read as a PDF/],
])('a file that %s has no facts, and the reason is known', async (_, prepare, problem) => {
  prepare()
  const [document] = await read(ebook('/media/guide.pdf'))
  expect(document?.fileFacts).toBeUndefined()
  expect(document?.fileProblem).toEqual(
    typeof problem === 'string' ? problem : expect.stringMatching(problem),
  )
})

it('reads nothing outside of the library', async () => {
  copyFileSync(pdf, path.join(folder.root, 'content/secret.pdf'))
  const [document] = await read(ebook('/media/%2e%2e/secret.pdf'))
  expect(document?.fileProblem).toMatch(/not in the library/)
})

it('is the same object until the file changes, and other documents are as they were', async () => {
  const [page, guide] = [cmsDocument('page'), ebook('/media/guide.pdf')]
  const [asBefore, waiting] = await read(page, guide)
  expect(asBefore).toBe(page)
  expect((await read(page, guide))[1]).toBe(waiting)
  copyFileSync(pdf, media('guide.pdf'))
  const [, published] = await read(page, guide)
  expect(published?.fileFacts?.pages).toBe(7)
  expect((await read(page, guide))[1]).toBe(published)
})

describe('a file of another host', () => {
  let server: Server
  let status = 200
  beforeEach(
    () =>
      new Promise<void>((resolve) => {
        server = createServer((_, response) =>
          response.writeHead(status).end(status === 200 ? readFileSync(pdf) : ''),
        ).listen(0, '127.0.0.1', resolve)
      }),
  )
  afterEach(() => new Promise((resolve) => server.close(resolve)))
  const address = (name: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/${name}`

  it('is read from its address', async () => {
    status = 200
    expect((await read(ebook(address('guide.pdf'))))[0]?.fileFacts?.pages).toBe(7)
  })

  it('that has gone is missing, and one whose host fails keeps the site as it is', async () => {
    status = 404
    expect((await read(ebook(address('gone.pdf'))))[0]?.fileProblem).toMatch(
      /gone\.pdf is not in the library/,
    )
    status = 400
    await expect(read(ebook(address('unknown.pdf')))).rejects.toThrow(/unknown\.pdf cannot be read/)
  })
})
