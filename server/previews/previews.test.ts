import { ForbiddenError, NotFoundError, RefExpiredError } from '@prismicio/client'
import {
  previewedFilesPath,
  previewedPagePath,
  previewRepositoryPath,
  type PreviewedPage,
} from '../../src/browser/preview/contract'
import { ContentError } from '../../src/content/source/contentError'
import type { BannerTexts } from '../../src/visitor/consentBanner/texts'
import type { PreviewedContent, PreviewedContents } from './previewedContent'
import { prismicPreviewRef } from './previewRef'
import { createPreviews, type PreviewsOptions } from './previews'

const ref = 'https://outlay.prismic.io/previews/1'
const cookieOf = (repository: string): string =>
  `io.prismic.preview=${encodeURIComponent(JSON.stringify({ [`${repository}.prismic.io`]: { preview: ref } }))}`
const cookie = cookieOf('outlay')

const texts: BannerTexts = {
  ...{
    title: 'Kekse',
    text: 'Dürfen wir?',
    accept: 'Ja',
    refuse: 'Nein',
    settings: 'Wählen',
    save: 'Speichern',
  },
  ...{ close: 'Schließen', privacy_control: '', notice: '', label: 'Cookies', categories: [] },
}
const page = { componentChunkName: 'chunk', path: '/de/faq', result: { pageContext: { locale: 'de' } } }
const draft = { id: 'faq', type: 'faq', lang: 'de-de', title: 'Fragen', paths: [] }
const dataOf = jest.fn((path: string) => Promise.resolve(path === page.path ? page : undefined))

/** The part of a content that is answered from. */
const content = {
  siteData: [{ urlCode: 'en' }, { urlCode: 'de' }],
  formsData: new Map([['de', { disallowedEmailDomains: ['x.test'] }]]),
  demoContents: new Map([['de', { flows: [] }]]),
  localeFiles: [{ folder: 'chat', urlCode: 'de', content: { greeting: 'Hallo' } }],
  consentBanners: new Map([['de', texts]]),
}
const previewed = {
  version: 'v1',
  content,
  pages: { dataOf },
  drafts: [draft],
  findings: ['title: too long'],
} as unknown as PreviewedContent

const versionOf = jest.fn<Promise<string>, [string]>()
const contentOf = jest.fn<Promise<PreviewedContent>, [string, string]>()
const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() }
const contents: PreviewedContents = { versionOf, contentOf }

const ask = (
  address: string,
  headers: Record<string, string> = { cookie },
  repository: PreviewsOptions['repository'] = { name: 'outlay', isPrismic: false },
) =>
  createPreviews({
    contents,
    repository,
    refOf: prismicPreviewRef(repository),
    thread: { limited: () => (_context, next) => next() },
    log,
  }).request(address, { headers })
const pageAt = (path: string): string => `${previewedPagePath}?path=${encodeURIComponent(path)}`

beforeEach(() => {
  jest.clearAllMocks()
  versionOf.mockResolvedValue('v1')
  contentOf.mockResolvedValue(previewed)
})

it('answers with the page, the site data of its locale, the drafts and what is to be corrected', async () => {
  const response = await ask(pageAt('/de/faq/'))
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    page,
    site: { urlCode: 'de' },
    drafts: [draft],
    findings: ['title: too long'],
  })
  expect(versionOf).toHaveBeenCalledWith(ref)
  expect(contentOf).toHaveBeenCalledWith(ref, 'v1')
})

it('an address without a page, and one without a locale, have the site data all the same', async () => {
  expect(await (await ask(pageAt('/de/nowhere'))).json()).not.toHaveProperty('page')
  expect(await (await ask(pageAt('/nowhere'))).json()).toMatchObject({ site: { urlCode: 'en' } })
  expect((await ask(pageAt('/fr'))).status).toBe(404)
})

it('nothing is computed again for a version that the page has', async () => {
  const response = await ask(pageAt('/de/faq'), { cookie, 'if-none-match': '"v1"' })
  expect([response.status, await response.text()]).toEqual([304, ''])
  expect(dataOf).not.toHaveBeenCalled()
})

it('every answer, also a refusal, is for this editor alone', async () => {
  for (const [address, headers] of [
    [pageAt('/de/faq'), { cookie }],
    [pageAt('/de/faq'), {}],
    [`${previewedFilesPath}/chat/de.json`, { cookie }],
  ] as const)
    expect((await ask(address, headers)).headers.get('cache-control')).toBe('private, no-store')
})

it.each([
  ['without a cookie', {}],
  ['with the preview of another repository', { cookie: cookieOf('elsewhere') }],
])('a request %s is refused, and nothing is read', async (_case, headers: Record<string, string>) => {
  const response = await ask(pageAt('/de/faq'), headers)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    message: 'This is no preview of this site. Open the preview from the editor again.',
  })
  expect(versionOf).not.toHaveBeenCalled()
})

it.each(['', 'de/faq', '//elsewhere.test', `/${'x'.repeat(2000)}`])(
  '"%s" is no path of a page',
  async (path) => {
    expect((await ask(pageAt(path))).status).toBe(400)
  },
)

it.each([
  ['/forms-data/de.json', '{"disallowedEmailDomains":["x.test"]}'],
  ['/demo-data/de.json', '{"flows":[]}'],
  ['/chat/de.json', '{"greeting":"Hallo"}'],
])('%s is the file that a build would write', async (address, body) => {
  const response = await ask(`${previewedFilesPath}${address}`)
  expect([response.status, await response.text()]).toEqual([200, body])
})

it('the consent banner is a script with the words of the drafts', async () => {
  const response = await ask(`${previewedFilesPath}/consent/de.js`)
  expect(response.headers.get('content-type')).toMatch(/^text\/javascript/)
  expect(await response.text()).toContain('Dürfen wir?')
})

it('a file that the drafts do not make is missing', async () => {
  for (const address of ['/chat/en.json', '/chat/de.json/x', '/../secret', '/index.html'])
    expect((await ask(`${previewedFilesPath}${address}`)).status).toBe(404)
})

const url = 'https://outlay.prismic.io'
it.each([
  [404, 'has ended', new NotFoundError('gone', url, undefined)],
  [404, 'has ended', new RefExpiredError('gone', url, { type: 'api_validation_error', message: '' })],
  [403, 'refuses this preview', new ForbiddenError('no', url, { type: 'api_security_error', message: '' })],
  [502, 'cannot be read', new TypeError('fetch failed')],
  [502, 'cannot be read', new Error('The content repository at https://x.test cannot be read: timeout')],
  [422, 'title is missing', new ContentError('title is missing')],
  [500, '', new Error('secret')],
])('%i "%s" for what goes wrong while reading', async (status, message, error) => {
  versionOf.mockRejectedValue(error)
  const response = await ask(pageAt('/de/faq'))
  expect(response.status).toBe(status)
  const text = await response.text()
  expect(text).toContain(message)
  expect(text).not.toContain('secret')
})

it('only the preview of a Prismic repository has its toolbar', async () => {
  const toolbarOf = async (isPrismic: boolean): Promise<unknown> => {
    const response = await ask(pageAt('/de/faq'), { cookie }, { name: 'outlay', isPrismic })
    return ((await response.json()) as PreviewedPage).toolbar
  }
  expect(await toolbarOf(true)).toBe('outlay')
  expect(await toolbarOf(false)).toBeUndefined()
})

describe('the address of the configured repository', () => {
  const askFor = async (token: string, repository: PreviewsOptions['repository']): Promise<unknown> => {
    const response = await ask(`${previewRepositoryPath}?token=${encodeURIComponent(token)}`, {}, repository)
    return response.ok ? response.json() : response.status
  }
  const elsewhere = { name: 'cms', endpoint: 'http://cms.test:4400/folder/api/v2', isPrismic: false }
  const prismic = { name: 'my-site', isPrismic: true }

  it('is told for a token of its host', async () => {
    const { name, endpoint } = elsewhere
    expect(await askFor('http://cms.test:4400/folder/previews/1', elsewhere)).toEqual({ name, endpoint })
  })

  it('is at prismic.io for a token of that host, also where another endpoint is configured', async () => {
    const token = 'https://my-site.prismic.io/previews/abc?websitePreviewId=1'
    const answer = { name: 'my-site', endpoint: 'https://my-site.prismic.io/api/v2' }
    expect(await askFor(token, prismic)).toEqual(answer)
    const proxied = { ...prismic, endpoint: 'https://my-site.cdn.prismic.io/api/v2' }
    expect(await askFor(token, proxied)).toEqual(answer)
  })

  it.each([
    ['http://cms.test/previews/1', elsewhere],
    ['https://cms.test:4400/previews/1', elsewhere],
    ['http://x.test:4400/previews/1', elsewhere],
    ['http://cms.test:4400/api/v2', elsewhere],
    ['cms.test:4400', elsewhere],
    ['', elsewhere],
    ['https://other.prismic.io/previews/1', prismic],
    ['http://my-site.prismic.io/previews/1', prismic],
    ['https://my-site.prismic.io.evil.test/previews/1', prismic],
    ['https://outlay.prismic.io/previews/1', { name: 'outlay', isPrismic: false }],
    ['', { name: 'outlay', isPrismic: false }],
  ])('is not told for "%s"', async (token, repository) => {
    expect(await askFor(token, repository)).toBe(404)
  })
})
