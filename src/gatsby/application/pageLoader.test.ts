/** @jest-environment jsdom */
import type { LoadedPage, TemplateModule } from './loadedPage'
import { createPageLoader } from './pageLoader'

jest.mock('$virtual/match-paths.json', () => [{ path: '/de/freigaben', matchPath: '/de/freigaben/*' }], {
  virtual: true,
})

type Answer = { status: number; json?: unknown }

let files: Record<string, Answer | Answer[]>
const requests: string[] = []
const template: TemplateModule = { default: () => null, Head: () => null }
const loadTemplate = jest.fn(() => Promise.resolve(template))
const prefetch = jest.fn()
const pageData = (path: string, more: object = {}): Answer => ({
  status: 200,
  json: { path, componentChunkName: 'faq', result: { data: path, pageContext: {} }, ...more },
})
const dataOf = (path: string): string => `/page-data${path}/page-data.json`

globalThis.fetch = ((file: string, options?: RequestInit) => {
  requests.push(options?.method ? `${options.method} ${file}` : file)
  const answers = files[file]
  const answer = Array.isArray(answers) ? answers.shift() : answers
  if (!answer) return Promise.reject(new TypeError('Failed to fetch'))
  const json = () =>
    'json' in answer ? Promise.resolve(answer.json) : Promise.reject(new SyntaxError('No JSON'))
  return Promise.resolve({ status: answer.status, json })
}) as typeof fetch

const loader = () =>
  createPageLoader({
    loadTemplate,
    prefetch,
  })

beforeEach(() => {
  requests.length = 0
  jest.clearAllMocks()
  loadTemplate.mockResolvedValue(template)
  files = {
    '/page-data/app-data.json': { status: 200, json: { webpackCompilationHash: '4f6b' } },
    [dataOf('/de/faq')]: pageData('/de/faq'),
    [dataOf('/de/freigaben')]: pageData('/de/freigaben', { matchPath: '/de/freigaben/*' }),
    [dataOf('/404.html')]: pageData('/404.html'),
    [dataOf('/500.html')]: pageData('/500.html'),
    [dataOf('/de/weg')]: { status: 404 },
    '/de/weg': { status: 404 },
  }
})

const pathOfLoaded = async (address: string): Promise<string | undefined> =>
  (await loader().loadPage(address))?.page?.path

it('a page is read once with its data, its code and the build that the server has', async () => {
  const one = loader()
  expect(one.loadPageSync('/de/faq')).toBeUndefined()
  const [page, again] = await Promise.all([one.loadPage('/de/faq'), one.loadPage('/de/faq')])
  expect(page).toEqual({
    component: template.default,
    showHead: expect.any(Function) as never,
    json: { data: '/de/faq', pageContext: {} },
    page: { path: '/de/faq', componentChunkName: 'faq', webpackCompilationHash: '4f6b' },
  } satisfies LoadedPage)
  expect(again).toBe(page)
  expect(one.loadPageSync('/de/faq')).toBe(page)
  await one.loadPage('/de/faq')
  expect(requests).toEqual(['/page-data/app-data.json', dataOf('/de/faq')])
})

it.each(['/de/faq?gclid=1', '/de/faq/', '/de/faq#top', '/de/f%61q'])(
  '%s is the page /de/faq',
  async (address) => expect(await pathOfLoaded(address)).toBe('/de/faq'),
)

it('an address that another page covers is that page', async () => {
  expect(await pathOfLoaded('/de/freigaben/bei-uns')).toBe('/de/freigaben')
  expect(await pathOfLoaded('/de/freigaben/%')).toBe('/de/freigaben')
})

it('a path that cannot be decoded is a page that is missing', async () => {
  files[dataOf('/de/%')] = { status: 404 }
  expect(await pathOfLoaded('/de/%')).toBe('/404.html')
})

it('a missing page is the not-found page, unless the server has a file there, which the browser loads', async () => {
  expect(await pathOfLoaded('/de/weg')).toBe('/404.html')
  expect(requests).toContain('HEAD /de/weg')
  files['/de/weg'] = { status: 200 }
  expect(await loader().loadPage('/de/weg')).toEqual({ status: 'error' })
})

it.each([
  ['of which only the path can be read', { path: '/de/faq' }],
  ['without a context', { path: '/de/faq', componentChunkName: 'faq', result: {} }],
])('a page with data %s is loaded by the browser', async (_, json) => {
  files[dataOf('/de/faq')] = { status: 200, json }
  files['/de/faq'] = { status: 200 }
  expect(await loader().loadPage('/de/faq')).toEqual({ status: 'error' })
})

it('no other host is asked for a missing page', async () => {
  files[dataOf('//other.example')] = { status: 404 }
  expect(await pathOfLoaded('//other.example')).toBe('/404.html')
  expect(requests.filter((request) => request.startsWith('HEAD'))).toEqual([])
})

it('an error of the server is its page; without that page the load fails', async () => {
  files[dataOf('/de/faq')] = { status: 500 }
  expect(await pathOfLoaded('/de/faq')).toBe('/500.html')
  files[dataOf('/500.html')] = { status: 500 }
  expect(await loader().loadPage('/de/faq')).toEqual({ status: 'error' })
})

it('data without an answer are requested three times more', async () => {
  const busy = { status: 503 }
  files[dataOf('/de/faq')] = [busy, busy, busy, pageData('/de/faq')]
  files['/page-data/app-data.json'] = [busy, { status: 200, json: { webpackCompilationHash: '77' } }]
  expect((await loader().loadPage('/de/faq'))?.page).toMatchObject({ webpackCompilationHash: '77' })
  files[dataOf('/de/faq')] = [busy, busy, busy, busy, pageData('/de/faq')]
  expect(await loader().loadPage('/de/faq')).toEqual({ status: 'error' })
})

it('a page whose code is missing fails with that error, and is tried again', async () => {
  const error = new Error('Loading chunk 7 failed.')
  loadTemplate.mockRejectedValueOnce(error)
  const one = loader()
  expect(await one.loadPage('/de/faq')).toEqual({ status: 'error', error })
  expect(one.loadPageSync('/de/faq')).toBeUndefined()
  expect((await one.loadPage('/de/faq'))?.page?.path).toBe('/de/faq')
})

describe('pages of visible links', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    Object.assign(window, { requestIdleCallback: (run: () => void) => run() })
  })
  afterEach(() => jest.useRealTimers())
  const prefetched = () => prefetch.mock.calls.flat()

  it('are prefetched after three seconds, four at a time, each once', () => {
    const { enqueue } = loader()
    const addresses = ['/1', '/2', '/3', '/4', '/5', '/1']
    for (const address of addresses) enqueue(address)
    jest.advanceTimersByTime(2999)
    expect(prefetched()).toEqual([])
    jest.advanceTimersByTime(1)
    expect(prefetched()).toEqual(['/1', '/2', '/3', '/4'])
    jest.advanceTimersByTime(3000)
    expect(prefetched()).toEqual(['/1', '/2', '/3', '/4', '/5'])
    enqueue('/6')
    jest.advanceTimersByTime(3000)
    expect(prefetched().at(-1)).toBe('/6')
  })
})
