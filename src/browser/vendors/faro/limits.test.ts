/** @jest-environment ./src/browser/vendors/segment/browserWithFetch.fixture.ts */
import type { FaroReport } from '../../../../sandbox/faro'
import type { Observer } from '../../../visitor/observability/observer'
import { startFaro } from '.'

const collectorUrl = 'https://collector.example/collect/site'

type Post = { at: number; report: FaroReport; signal: AbortSignal }
const posts: Post[] = []
let answer: () => Promise<Response>
let observer: Observer

const accepted = () => Promise.resolve(new Response(null, { status: 202 }))
const never = (signal?: AbortSignal | null) =>
  new Promise<Response>((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
  })

beforeAll(() => {
  jest.spyOn(console, 'warn').mockImplementation()
  jest.useFakeTimers()
  // jsdom has no list of timings.
  Object.assign(performance, { getEntriesByType: () => [] })
  // The library finds it in its place when it starts, and wraps it.
  globalThis.fetch = (_, init) => {
    const signal = init?.signal as AbortSignal
    posts.push({ at: Date.now(), report: JSON.parse(String(init?.body)) as FaroReport, signal })
    return Promise.race([answer(), never(signal)])
  }
  jest.spyOn(Math, 'random').mockReturnValue(0)
  for (const name of ['open', 'send', 'setRequestHeader'] as const)
    jest.spyOn(XMLHttpRequest.prototype, name).mockImplementation()
  observer = startFaro(
    { collectorUrl, samplingRate: '1', environment: 'staging' },
    { release: '1f2e', rate: 1 },
  )
})
beforeEach(async () => {
  answer = accepted
  await jest.advanceTimersByTimeAsync(5_000)
  posts.length = 0
})
afterAll(() => {
  observer.stop()
  jest.useRealTimers()
})

/** The times of the requests to the collector, in milliseconds since the first. */
const times = () => posts.map(({ at }) => at - (posts[0]?.at ?? 0))
function requested(path: string): XMLHttpRequest {
  const request = new XMLHttpRequest()
  request.open('GET', path)
  request.send()
  request.dispatchEvent(new Event('loadstart'))
  return request
}
const report = () => observer.report({ error: new Error('broken'), at: Date.now() })

it('30 spans are sent at once, the next a second later', async () => {
  for (let count = 0; count < 31; count += 1) requested('/api/health').dispatchEvent(new Event('load'))
  await jest.advanceTimersByTimeAsync(5_000)
  const spans = posts.map(({ report: { traces } }) => JSON.stringify(traces).match(/"spanId"/g)?.length)
  expect(spans).toEqual([30, 1])
  expect(times()).toEqual([0, 1_000])
})

it('a refused report is sent three times, five seconds apart when the collector names no time', async () => {
  answer = () => Promise.resolve(new Response(null, { status: 429 }))
  report()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(times()).toEqual([0, 5_000, 10_000])
})

it('a request without an answer is given up after ten seconds', async () => {
  answer = () => never()
  report()
  await jest.advanceTimersByTimeAsync(250)
  const [first] = posts
  await jest.advanceTimersByTimeAsync(9_749)
  expect(first?.signal.aborted).toBe(false)
  await jest.advanceTimersByTimeAsync(251)
  expect(first?.signal.aborted).toBe(true)
})

describe('a user action', () => {
  let button: HTMLElement
  beforeEach(async () => {
    document.body.innerHTML = '<button data-used="prices">Prices</button>'
    button = document.body.firstElementChild as HTMLElement
    await jest.advanceTimersByTimeAsync(5_000)
    posts.length = 0
  })

  /** The durations in milliseconds of the actions that the collector was told of. */
  const durations = (): string[] =>
    posts.flatMap(({ report: { events = [] } }) =>
      (events as { name: string; attributes: Record<string, string> }[])
        .filter(({ name }) => name === 'faro.user.action')
        .map(({ attributes }) => String(attributes['userActionDuration'])),
    )
  const press = () => button.dispatchEvent(new Event('pointerdown', { bubbles: true }))

  it('ends 100 ms after its last activity', async () => {
    press()
    await jest.advanceTimersByTimeAsync(40)
    button.append('!')
    await jest.advanceTimersByTimeAsync(60_000)
    expect(durations()).toEqual(['140'])
  })

  it('with a request of the site that has no answer it ends after ten seconds more', async () => {
    press()
    requested('/api/slow')
    await jest.advanceTimersByTimeAsync(60_000)
    expect(durations()).toEqual(['10100'])
  })

  it('without any activity, or with requests to other hosts alone, there is no session', async () => {
    press()
    requested('https://other.example/slow')
    requested('//other.example/slow')
    await jest.advanceTimersByTimeAsync(60_000)
    expect(durations()).toEqual([])
  })
})
