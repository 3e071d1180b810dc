/** Tokens and what they open; a private repository is in client.test.ts. */
import { ForbiddenError } from '@prismicio/client'
import type { Access } from './access'
import { createContentApi } from './app'
import { ContentFolder, embeddedClient, makeDocument, origin } from './content.fixture'
import type { Repository } from './repository'

let folder: ContentFolder
let repository: Repository

beforeAll(() => {
  folder = new ContentFolder()
  folder.publish({ id: 'a', data: { title: 'A' } })
  folder.write('content/drafts/Spring/a.json', makeDocument({ id: 'a', data: { title: 'Secret' } }))
  repository = folder.load()
})
afterAll(() => folder.remove())

const open = (access: Access | undefined, accessToken?: string) =>
  embeddedClient(
    { repository, editing: true, ...(access ? { access } : {}) },
    accessToken === undefined ? {} : { accessToken },
  )

const byToken: Access = { api: 'releases by token', tokens: ['one', 'two'] }

describe('a wrong token', () => {
  it.each<[string, Access | undefined]>([
    ['a public repository without tokens', undefined],
    ['a public repository', { api: 'public', tokens: ['one'] }],
    ['a repository with releases by token', byToken],
  ])('is refused by %s', async (_, access) => {
    const { client } = open(access, 'wrong')
    const error: unknown = await client.getRepository().catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ForbiddenError)
    expect(String(error)).toContain('Invalid access token')
    await expect(client.get({ ref: repository.masterRef })).rejects.toBeInstanceOf(ForbiddenError)
    expect((await open(access).client.getByID('a')).data['title']).toBe('A')
  })
})

describe('releases by token', () => {
  const ref = async (): Promise<string> => (await open(byToken, 'two').client.getReleaseByLabel('Spring')).ref

  it('lists releases only for who has a token', async () => {
    expect(await open(byToken).client.getReleases()).toEqual([])
    expect(await open(byToken, 'one').client.getReleases()).toHaveLength(1)
  })

  it('gives documents of a release only to who has a token, also through a cookie', async () => {
    const spring = await ref()
    expect((await open(byToken, 'one').client.getByID('a', { ref: spring })).data['title']).toBe('Secret')
    const cookie = JSON.stringify({ 'x.prismic.io': { preview: spring } })
    for (const value of [spring, cookie]) {
      const response = await open(byToken).fetch(
        `${origin}/api/v2/documents/search?ref=${encodeURIComponent(value)}`,
      )
      expect(response.status).toBe(401)
      expect(await response.text()).not.toContain('Secret')
    }
  })

  it('leaves previews to their own secret, which only who has a token may open', async () => {
    const { client, fetch } = open(byToken)
    const preview = (headers: Record<string, string>) =>
      fetch(`${origin}/previews`, {
        method: 'POST',
        body: '{"draft":"a"}',
        headers: { ...headers, 'Content-Type': 'application/json' },
      })
    expect((await preview({})).status).toBe(401)
    const response = await preview({ Authorization: 'Bearer one' })
    const { token } = (await response.json()) as { token: string }
    expect((await client.getByID('a', { ref: token })).data['title']).toBe('Secret')
  })
})

it('a public repository with tokens needs one for what writes', async () => {
  const { fetch, client } = open({ api: 'public', tokens: ['one'] })
  expect((await fetch(`${origin}/reload`, { method: 'POST' })).status).toBe(401)
  const headers = { Authorization: 'Token one' }
  expect((await fetch(`${origin}/reload`, { method: 'POST', headers })).status).toBe(200)
  expect(await client.getReleases()).toHaveLength(1)
})

it.each(['private', 'releases by token'] as const)(
  '%s without a token is an error of who starts it',
  (api) => {
    expect(() => createContentApi({ repository, origin, access: { api, tokens: [] } })).toThrow(
      `The access "${api}" needs at least one token.`,
    )
  },
)
