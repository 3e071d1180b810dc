import type { Client } from '@prismicio/client'
import { ContentFolder, embeddedClient, makeDocument } from '../../content-api/content.fixture'
import type { Repository } from '../../content-api/repository'
import { previewVersions } from './previewVersions'

const documents = 250
let folder: ContentFolder
let repository: Repository
let client: Client
let searches: number

const name = (number: number): string => `d-${String(number).padStart(3, '0')}`
/** Later documents come later among the results, which begin with the last published. */
const draft = (number: number, title: string): void =>
  folder.write(
    `content/drafts/spring/${name(number)}.json`,
    makeDocument({
      id: name(number),
      last_publication_date: new Date(Date.UTC(2026, 0, 300 - number)).toISOString(),
      data: { title },
    }),
  )

beforeEach(() => {
  folder = new ContentFolder()
  for (let number = 1; number <= documents; number += 1) draft(number, 'First words')
  repository = folder.load()
  const embedded = embeddedClient({ repository, editing: true })
  client = embedded.client
  searches = 0
  client.fetchFn = (input, init) => {
    if (String(input).includes('/documents/search')) searches += 1
    return embedded.fetch(input, init)
  }
})
afterEach(() => folder.remove())

/** The ref of a preview, which stays the same while its drafts are edited. */
async function previewed(): Promise<string> {
  const response = await client.fetchFn('http://content.test/previews', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ draft: name(1) }),
  })
  return ((await response.json()) as { token: string }).token
}

it('a change in the last of many drafts is noticed, after as many calls as there are pages at the most', async () => {
  const ref = await previewed()
  const versionOf = previewVersions(client)
  const before = await versionOf(ref)
  for (let call = 0; call < 4; call += 1) expect(await versionOf(ref)).toBe(before)
  draft(documents, 'Other words')
  repository.reload()
  const versions = [await versionOf(ref), await versionOf(ref)]
  expect(versions).not.toEqual([before, before])
  expect(new Set([versions[1], await versionOf(ref), await versionOf(ref)]).size).toBe(1)
})

it('a change in the previewed draft is noticed at once, by two requests', async () => {
  const ref = await previewed()
  const versionOf = previewVersions(client)
  const before = await versionOf(ref)
  expect(searches).toBe(3)
  draft(1, 'Other words')
  repository.reload()
  expect(await versionOf(ref)).not.toBe(before)
  expect(searches).toBe(5)
})

it('one draft more or less is noticed at once, also when it opens another page of results', async () => {
  const ref = await previewed()
  const versionOf = previewVersions(client)
  const versions = [await versionOf(ref)]
  for (let number = documents + 1; number <= 301; number += 1) draft(number, 'More words')
  repository.reload()
  versions.push(await versionOf(ref))
  expect(new Set(versions).size).toBe(2)
  expect(await versionOf(ref)).toBe(versions[1])
})

it('rejects as the client does, and knows the documents the next time', async () => {
  const versionOf = previewVersions(client)
  const ref = await previewed()
  const before = await versionOf(ref)
  const { fetchFn } = client
  client.fetchFn = () => Promise.reject(new TypeError('fetch failed'))
  await expect(versionOf(ref)).rejects.toThrow('fetch failed')
  client.fetchFn = fetchFn
  expect(await versionOf(ref)).toBe(before)
})
