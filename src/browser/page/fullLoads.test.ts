/** @jest-environment jsdom */
import { beginNavigation } from '../../gatsby/application/latestNavigation'
import type { PageResources } from '../../gatsby/gatsbyLoader'
import { completePage, loadFullyAfterMissingCode, loadFullyWhatIsMissing } from './fullLoads'

const good: PageResources = { page: { path: '/en', webpackCompilationHash: 'ours' } }
const newer: PageResources = { page: { path: '/en', webpackCompilationHash: 'newer' } }
const failed: PageResources = { status: 'error' }

const load = jest.fn<Promise<PageResources | undefined>, [string]>()
const loadSync = jest.fn<PageResources | undefined, [string]>()
const navigate = jest.fn()
const assign = jest.fn()
const replace = jest.fn()
const reload = jest.fn()

/** Loads the first page; the next ones are navigations. */
async function start(): Promise<void> {
  load.mockResolvedValueOnce(good)
  await window.___loader?.loadPage('/en?gclid=1')
}

/** Loads a page as Gatsby's navigation does; undefined when the document is left instead. */
async function open(
  address: string,
  resources: PageResources | undefined,
): Promise<PageResources | undefined> {
  load.mockResolvedValueOnce(resources)
  const shown = window.___loader?.loadPage(address)
  return Promise.race([shown, new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), 20))])
}

beforeEach(() => {
  jest.resetAllMocks()
  window.history.replaceState(null, '', '/en?gclid=1#top')
  window.___webpackCompilationHash = 'ours'
  window.___loader = { loadPage: load, loadPageSync: loadSync, enqueue: jest.fn(), hovering: jest.fn() }
  window.___navigate = navigate
  loadFullyWhatIsMissing({ assign, replace, reload })
})
afterAll(() => window.history.replaceState(null, '', '/'))

it('a page that is there is shown by the application', async () => {
  await start()
  window.___navigate?.('/en/faq?x=1#y', { replace: false })
  expect(navigate).toHaveBeenCalledWith('/en/faq?x=1#y', { replace: false })
  await expect(open('/en/faq?x=1', good)).resolves.toBe(good)
  expect(assign).not.toHaveBeenCalled()
})

it.each([
  ['whose code is missing', failed],
  ['that is missing', undefined],
  ['of another build', newer],
])('a page %s is loaded from the server, with query and hash', async (_, resources) => {
  await start()
  window.___navigate?.('/en/faq?x=1#y')
  await expect(open('/en/faq?x=1', resources)).resolves.toBeUndefined()
  expect(assign.mock.calls).toEqual([['/en/faq?x=1#y']])
})

it('it replaces the entry of the history when the navigation would have', async () => {
  await start()
  window.___navigate?.('/en/faq#y', { replace: true })
  await open('/en/faq', failed)
  expect([assign.mock.calls, replace.mock.calls]).toEqual([[], [['/en/faq#y']]])
})

it('after going back the address is there already, with its hash', async () => {
  await start()
  window.___navigate?.('/en/faq#y')
  await open('/en?gclid=1', failed)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(assign).not.toHaveBeenCalled()
})

it('a page that fails after the visitor has gone elsewhere is not loaded', async () => {
  await start()
  window.___navigate?.('/en/slow')
  const loading = open('/en/slow', failed)
  beginNavigation()
  await expect(loading).resolves.toEqual(failed)
  expect(assign).not.toHaveBeenCalled()
})

it('a failed page is not rendered from the cache of Gatsby', () => {
  loadSync.mockReturnValueOnce(failed).mockReturnValueOnce(good)
  expect(window.___loader?.loadPageSync('/en/faq')).toBeUndefined()
  expect(window.___loader?.loadPageSync('/en/faq')).toBe(good)
})

describe('the first page', () => {
  it('does not start with data of another build', async () => {
    load.mockResolvedValueOnce(newer)
    await expect(window.___loader?.loadPage('/en?gclid=1')).rejects.toThrow('of another build')
  })

  it('does so when it was loaded again already, and Gatsby does not load it once more', async () => {
    window.history.replaceState({ renewed: true }, '')
    load.mockResolvedValueOnce(newer)
    await expect(window.___loader?.loadPage('/en?gclid=1')).resolves.toBe(newer)
    expect(window.___webpackCompilationHash).toBe('newer')
  })

  it('does not when it is a copy of the service worker, although it was loaded again', async () => {
    window.history.replaceState({ renewed: true }, '')
    document.documentElement.dataset['copy'] = ''
    load.mockResolvedValueOnce(newer)
    await expect(window.___loader?.loadPage('/en?gclid=1')).rejects.toThrow('of another build')
    delete document.documentElement.dataset['copy']
  })

  it('is not loaded again when it is missing: the document shows it', async () => {
    load.mockResolvedValueOnce(failed)
    await expect(window.___loader?.loadPage('/en?gclid=1')).resolves.toBe(failed)
    expect([assign, reload, replace].some((leave) => leave.mock.calls.length > 0)).toBe(false)
  })
})

describe('a page that the application could show only in part', () => {
  const request = jest.fn<Promise<{ ok: boolean }>, [string]>()
  let address = 0
  beforeEach(() => {
    globalThis.fetch = request as unknown as typeof fetch
    window.history.replaceState(null, '', `/en/page-${(address += 1)}`)
  })
  afterEach(() => {
    delete window.__live
  })
  const answered = () => new Promise((resolve) => setTimeout(resolve))
  const complete = () => completePage({ assign, replace, reload })

  it('is loaded again, once, however many parts are missing', async () => {
    request.mockResolvedValue({ ok: true })
    complete()
    complete()
    await answered()
    complete()
    await answered()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('stays while the server answers with an error', async () => {
    request.mockResolvedValue({ ok: false })
    complete()
    await answered()
    expect(reload).not.toHaveBeenCalled()
  })

  it('is loaded again when the connection is back', async () => {
    request.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce({ ok: true })
    complete()
    await answered()
    expect(reload).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('online'))
    await answered()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('is left alone when the visitor has gone on', async () => {
    request.mockResolvedValue({ ok: true })
    complete()
    window.history.pushState(null, '', '/en/elsewhere')
    await answered()
    expect(reload).not.toHaveBeenCalled()
  })

  it('is left alone when the visitor has typed something', async () => {
    window.__live = Object.assign(() => undefined, {
      renew: () => undefined,
      hasTyped: () => true,
      isComposing: () => false,
    })
    request.mockResolvedValue({ ok: true })
    complete()
    await answered()
    expect(reload).not.toHaveBeenCalled()
  })

  it('is not loaded again when it was once, and the part is still missing', async () => {
    request.mockResolvedValue({ ok: true })
    complete()
    await answered()
    expect(window.history.state).toEqual({ renewed: true })
    // The new document has the same entry of the history.
    window.history.replaceState(window.history.state, '', `${window.location.pathname}?other-document`)
    complete()
    await answered()
    expect(reload).toHaveBeenCalledTimes(1)
  })
})

describe('code that is missing where nobody handles it', () => {
  const request = jest.fn<Promise<{ ok: boolean }>, [string]>()
  const gatsby = jest.fn()
  const missing = Object.assign(new Error('Loading chunk 123 failed.'), { name: 'ChunkLoadError' })
  const live = { renew: () => undefined, hasTyped: () => false, isComposing: () => false }
  let logged: jest.Mock

  /** Rejects a promise that nobody handles; true when the browser logs it by itself. */
  async function reject(reason: unknown): Promise<boolean> {
    const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason })
    const isLogged = window.dispatchEvent(event)
    await new Promise((resolve) => setTimeout(resolve))
    return isLogged
  }
  beforeAll(() => {
    window.addEventListener('unhandledrejection', gatsby)
    loadFullyAfterMissingCode({ assign, replace, reload })
  })
  beforeEach(() => {
    logged = jest.fn()
    window.reportError = logged
    request.mockResolvedValue({ ok: true })
    globalThis.fetch = request as unknown as typeof fetch
    window.history.replaceState(null, '', '/en/missing?gclid=1#place')
    window.__live = Object.assign(() => undefined, live, { done: true })
  })
  afterEach(() => {
    delete window.__live
  })

  it('is logged, and the page is loaded again at its whole address, once; not by Gatsby', async () => {
    await expect(reject(missing)).resolves.toBe(false)
    await reject(missing)
    expect(logged.mock.calls).toEqual([[missing], [missing]])
    expect(request.mock.calls.map(([address]) => new URL(address).pathname)).toEqual(['/en/missing'])
    expect(window.location.href).toContain('/en/missing?gclid=1#place')
    expect(reload).toHaveBeenCalledTimes(1)
    expect(gatsby).not.toHaveBeenCalled()
  })

  it('is left to the bootstrap script while the application has not started', async () => {
    window.__live = Object.assign(() => undefined, live)
    await reject(missing)
    expect(logged).toHaveBeenCalledWith(missing)
    expect(request).not.toHaveBeenCalled()
    expect(gatsby).not.toHaveBeenCalled()
  })

  it('any other error is left alone', async () => {
    await expect(reject(new Error('broken'))).resolves.toBe(true)
    expect(gatsby).toHaveBeenCalledTimes(1)
    expect(logged).not.toHaveBeenCalled()
  })
})

it.each([
  ['stays as it is while the server has an error', '/en', true],
  ['is shown when it is the one for server errors', '/500', false],
])('the first page %s', async (_case, path, stays) => {
  window.pagePath = path
  load.mockResolvedValueOnce({ page: { path: '/500.html', webpackCompilationHash: 'ours' } })
  const shown = window.___loader?.loadPage('/en')
  await (stays
    ? expect(shown).rejects.toThrow('The server has an error')
    : expect(shown).resolves.toMatchObject({ page: { path: '/500.html' } }))
})
