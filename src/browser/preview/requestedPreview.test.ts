import { embeddedRepositoryName } from '../../content/cms/repositoryName'
import { previewRepositoryPath } from './contract'
import { pathOfDraft, PreviewError, requestedPreview } from './requestedPreview'

const origin = 'https://www.outlay.example'
const token = `${origin}/content-api/previews/abc?websitePreviewId=embedded`

/** A server that is configured with a repository of this endpoint; records the requests. */
function serverWith(endpoint?: string) {
  const requests: URL[] = []
  const respond: typeof fetch = (input) => {
    requests.push(new URL(String(input)))
    return Promise.resolve(
      endpoint ? Response.json({ name: 'outlay-cms', endpoint }) : new Response('{}', { status: 404 }),
    )
  }
  return { requests, respond }
}

const address = (parameters: Record<string, string>) => ({
  origin,
  search: `?${new URLSearchParams(parameters).toString()}`,
})

it('a token of this server belongs to its embedded repository; nothing is asked', async () => {
  const { requests, respond } = serverWith()
  await expect(requestedPreview(address({ token, documentId: 'x' }), respond)).resolves.toEqual({
    repository: embeddedRepositoryName,
    endpoint: `${origin}/content-api/api/v2`,
    ref: token,
  })
  expect(requests).toEqual([])
})

it.each([
  ['https://outlay-cms.prismic.io/previews/abc?websitePreviewId=1', 'https://outlay-cms.prismic.io/api/v2'],
  ['https://cms.example/previews/abc?websitePreviewId=1', 'https://cms.example/content/api/v2'],
])('a token of the repository that the server is configured with, %s', async (cmsToken, endpoint) => {
  const { requests, respond } = serverWith(endpoint)
  await expect(requestedPreview(address({ token: cmsToken, documentId: 'x' }), respond)).resolves.toEqual({
    repository: 'outlay-cms',
    endpoint,
    ref: cmsToken,
  })
  expect(requests.map(({ pathname, searchParams }) => [pathname, searchParams.get('token')])).toEqual([
    [previewRepositoryPath, cmsToken],
  ])
})

it.each([
  'https://elsewhere.example/previews/abc',
  'https://prismic.io.elsewhere.example/previews/abc',
  'https://evilprismic.io/previews/abc',
  'https://another-site.prismic.io/previews/abc',
  'http://outlay-site.prismic.io/previews/abc',
  'javascript:alert(1)',
])('a token of %s is rejected and nothing is requested there', async (foreign) => {
  for (const configured of [undefined, 'https://cms.example/api/v2']) {
    const { requests, respond } = serverWith(configured)
    const requested = requestedPreview(address({ token: foreign, documentId: 'x' }), respond)
    await expect(requested).rejects.toThrow(
      'Previews are opened for this site and for its content repository',
    )
    expect(requests.map((url) => url.origin)).toEqual([origin])
  }
})

it('a host that serves only files opens no previews of another host', async () => {
  const page: typeof fetch = () => Promise.resolve(new Response('<p>Not found</p>'))
  const requested = requestedPreview(
    address({ token: 'https://cms.example/previews/abc', documentId: 'x' }),
    page,
  )
  await expect(requested).rejects.toThrow('The preview token belongs to cms.example.')
})

it.each<Record<string, string>>([{}, { token }, { documentId: 'x' }])(
  'the parameters %j are not enough',
  async (parameters) => {
    await expect(requestedPreview(address(parameters))).rejects.toThrow(PreviewError)
  },
)

it('a token that is no address is rejected', async () => {
  await expect(requestedPreview(address({ token: 'abc', documentId: 'x' }))).rejects.toThrow(
    'is not an address',
  )
})

const draft = { type: 'page', uid: 'security', lang: 'en-gb' }

it.each([
  ['its own page', draft, '/en/security'],
  [
    'a page under its parent',
    { ...draft, uid: 'benefits', data: { parent_document: { link_type: 'Document', uid: 'careers' } } },
    '/en/careers/benefits',
  ],
  [
    'its own page, whatever is in its fields',
    { ...draft, data: { path: [1], parent_document: 2 } },
    '/en/security',
  ],
  ['the homepage of its language', { type: 'navigation', uid: null, lang: 'de-de' }, '/de'],
  [
    'the homepage of its own market',
    { type: 'navigation', uid: null, lang: 'de-de', data: { localeCode: 'de-at' } },
    '/at',
  ],
  [
    'the homepage of its language while its market is not one of it',
    { type: 'navigation', uid: null, lang: 'de-de', data: { localeCode: 'en-lu' } },
    '/de',
  ],
  [
    'the homepage instead of an address in it',
    { type: 'navigation', lang: 'de-de', url: 'https://elsewhere.example' },
    '/de',
  ],
])('a draft is seen on %s', (_case, document, path) => {
  expect(pathOfDraft(document)).toBe(path)
})

it.each([
  ['of the blog, which is another host', { type: 'blog_post', uid: 'vat', lang: 'en-gb' }],
  ['of a language without a market', { type: 'navigation', uid: null, lang: 'xx-xx' }],
])('a draft %s has no page', (_case, document) => {
  expect(() => pathOfDraft(document)).toThrow('has no page on this site')
})
