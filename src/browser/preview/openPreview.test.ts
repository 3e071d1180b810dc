import { embeddedRepositoryName } from '../../content/cms/repositoryName'
import { previewRepositoryPath } from './contract'
import { openPreview, PreviewError } from './openPreview'

const origin = 'https://www.outlay.example'
const token = `${origin}/content-api/previews/abc?websitePreviewId=embedded`

const document = (fields: Record<string, unknown> = {}) => ({
  id: 'en-gb.page.security',
  uid: 'security',
  type: 'page',
  lang: 'en-gb',
  tags: [],
  data: {},
  ...fields,
})

/** A content repository with this one document; records the requests. */
function repositoryWith(result: unknown, configured?: string) {
  const requests: URL[] = []
  const respond: typeof fetch = (input) => {
    const url = new URL(String(input))
    requests.push(url)
    if (url.pathname === previewRepositoryPath)
      return Promise.resolve(
        configured
          ? Response.json({ name: 'outlay-cms', endpoint: configured })
          : new Response('{}', { status: 404 }),
      )
    const body = url.pathname.endsWith('/documents/search')
      ? { results: [result], total_pages: 1, page: 1, total_results_size: 1 }
      : {
          refs: [{ id: 'master', ref: 'master', label: 'Master', isMasterRef: true }],
          languages: [],
          types: {},
        }
    return Promise.resolve(
      new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }),
    )
  }
  return { requests, respond }
}

const address = (parameters: Record<string, string>) => ({
  origin,
  search: `?${new URLSearchParams(parameters).toString()}`,
})

it('a draft of this server leads to its page, read with the token from there', async () => {
  const { requests, respond } = repositoryWith(document())
  await expect(openPreview(address({ token, documentId: 'x' }), respond)).resolves.toEqual({
    repository: embeddedRepositoryName,
    ref: token,
    path: '/en/security',
  })
  expect(requests.every((url) => url.href.startsWith(`${origin}/content-api/api/v2`))).toBe(true)
  expect(requests.at(-1)?.searchParams.get('ref')).toBe(token)
})

it('a child page is found under its parent', async () => {
  const parent = { link_type: 'Document', id: 'p', type: 'page', lang: 'en-gb', uid: 'careers' }
  const { respond } = repositoryWith(document({ uid: 'benefits', data: { parent_document: parent } }))
  await expect(openPreview(address({ token, documentId: 'x' }), respond)).resolves.toMatchObject({
    path: '/en/careers/benefits',
  })
})

it('a token of prismic.io is read from that repository', async () => {
  const { requests, respond } = repositoryWith(document())
  const prismicToken = 'https://outlay-site.prismic.io/previews/abc?websitePreviewId=1'
  await openPreview(address({ token: prismicToken, documentId: 'x' }), respond)
  expect(new Set(requests.map((url) => url.origin))).toEqual(new Set(['https://outlay-site.prismic.io']))
})

it.each([
  'https://elsewhere.example/previews/abc',
  'https://prismic.io.elsewhere.example/previews/abc',
  'https://evilprismic.io/previews/abc',
  'http://outlay-site.prismic.io/previews/abc',
  'javascript:alert(1)',
])('a token of %s is rejected and nothing is requested there', async (foreign) => {
  for (const configured of [undefined, 'https://cms.example/api/v2']) {
    const { requests, respond } = repositoryWith(document(), configured)
    const opened = openPreview(address({ token: foreign, documentId: 'x' }), respond)
    await expect(opened).rejects.toThrow('Previews are opened for this site, for its content repository')
    expect(requests.map((url) => url.origin)).toEqual([origin])
  }
})

it('a token of the repository that the server is configured with is read from there', async () => {
  const { requests, respond } = repositoryWith(document(), 'https://cms.example/content/api/v2')
  const cmsToken = 'https://cms.example/previews/abc?websitePreviewId=1'
  await expect(openPreview(address({ token: cmsToken, documentId: 'x' }), respond)).resolves.toEqual({
    repository: 'outlay-cms',
    ref: cmsToken,
    path: '/en/security',
  })
  const [asked, ...read] = requests
  expect(asked?.searchParams.get('token')).toBe(cmsToken)
  expect(read.every((url) => url.href.startsWith('https://cms.example/content/api/v2'))).toBe(true)
})

it('a host that serves only files opens no previews of another host', async () => {
  const page: typeof fetch = () => Promise.resolve(new Response('<p>Not found</p>'))
  const opened = openPreview(address({ token: 'https://cms.example/previews/abc', documentId: 'x' }), page)
  await expect(opened).rejects.toThrow('The preview token belongs to cms.example.')
})

it.each<Record<string, string>>([{}, { token }, { documentId: 'x' }])(
  'the parameters %j are not enough',
  async (parameters) => {
    await expect(openPreview(address(parameters))).rejects.toThrow(PreviewError)
  },
)

it('a token that is no address is rejected', async () => {
  await expect(openPreview(address({ token: 'abc', documentId: 'x' }))).rejects.toThrow('is not an address')
})

it.each([
  ['without a page of its own', document({ type: 'navigation', uid: null, lang: 'de-de' })],
  [
    'with an address of another host',
    document({ type: 'navigation', lang: 'de-de', url: 'https://elsewhere.example' }),
  ],
])('a document %s is seen on the homepage of its language', async (_case, found) => {
  const { respond } = repositoryWith(found)
  await expect(openPreview(address({ token, documentId: 'x' }), respond)).resolves.toMatchObject({
    path: '/de',
  })
})

it.each([
  ['of the blog, which is another host', document({ type: 'blog_post', uid: 'vat' })],
  ['of a language without a market', document({ type: 'navigation', uid: null, lang: 'xx-xx' })],
])('a document %s is not opened', async (_case, found) => {
  const { respond } = repositoryWith(found)
  const opened = openPreview(address({ token, documentId: 'x' }), respond)
  await expect(opened).rejects.toThrow('has no page on this site')
})

it('a repository that does not respond is named', async () => {
  const broken: typeof fetch = () => Promise.reject(new Error('refused'))
  const opened = openPreview(address({ token, documentId: 'x' }), broken)
  await expect(opened).rejects.toThrow('The draft cannot be read from www.outlay.example: refused')
})
