import type { WorkboxPlugin } from 'workbox-core/types.js'
import { keepCopies } from './storedCopies'

// The library is written as ES modules, which Jest does not load.
jest.mock('workbox-core', () => ({ registerQuotaErrorCallback: jest.fn() }))
jest.mock('./scope', () => ({ scope: {} }))

const present = new Set<string>()
const globals = globalThis as { caches?: unknown }

beforeEach(() => {
  present.clear()
  globals.caches = {
    has: async (name: string) => present.has(name),
    open: async (name: string) => {
      present.add(name)
      return { keys: async () => [] }
    },
  }
})
afterEach(() => delete globals.caches)

type WillUpdate = NonNullable<WorkboxPlugin['cacheWillUpdate']>

/** What is stored of a page. */
async function storedOf(response: Response): Promise<string | undefined> {
  const { cacheWillUpdate } = keepCopies('pages/v2', 'page')
  const copy = await cacheWillUpdate?.({ response } as Parameters<WillUpdate>[0])
  return copy?.text()
}

/** The answer of this site to a request for a page. */
const page = (body: BodyInit): Response =>
  Object.defineProperty(
    new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
    'type',
    { value: 'basic' },
  )

it('a page is stored, marked as a copy, while its cache exists', async () => {
  expect(await storedOf(page('<html lang="en">'))).toBeUndefined()
  present.add('pages/v2')
  expect(await storedOf(page('<html lang="en">'))).toBe('<html data-copy lang="en">')
})

it('a page whose cache is deleted while it is downloaded is not stored, which would make the cache again', async () => {
  present.add('pages/v2')
  const download = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        // The visitor refuses meanwhile.
        present.delete('pages/v2')
        controller.enqueue(new TextEncoder().encode('<html>'))
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  expect(await storedOf(page(download))).toBeUndefined()
})

it('the limit does not make a cache again that was deleted while a file was stored', async () => {
  const { cacheDidUpdate } = keepCopies('files/v2', 'file')
  await cacheDidUpdate?.({} as Parameters<NonNullable<WorkboxPlugin['cacheDidUpdate']>>[0])
  expect([...present]).toEqual([])
})
