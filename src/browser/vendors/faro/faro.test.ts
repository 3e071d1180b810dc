/** @jest-environment ./src/browser/vendors/segment/browserWithFetch.fixture.ts */
import { SESSION_EXPIRATION_TIME, SESSION_INACTIVITY_TIME, STORAGE_KEY } from '@grafana/faro-web-sdk'
import { TracingInstrumentation } from '@grafana/faro-web-tracing'
import { createFaro, type FaroReport, type FaroStandIn } from '../../../../sandbox/faro'
import { serveStandIn, type Served } from '../../../../sandbox/serve'
import type { Observer } from '../../../visitor/observability/observer'
import { isObserved, sessionKey } from '../../../visitor/observability/session'
import { startFaro } from '.'

// For a machine that has much to do.
jest.setTimeout(30_000)

let faro: FaroStandIn
let served: Served
let observer: Observer
let warned: jest.SpyInstance

// jsdom has no list of timings.
beforeAll(() => void Object.assign(performance, { getEntriesByType: () => [] }))
beforeEach(async () => {
  warned = jest.spyOn(console, 'warn').mockImplementation()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/de/preise?gclid=abc&email=ada@outlay.example#token=secret')
  faro = createFaro({ appKey: 'site', apiKey: 'key' })
  served = await serveStandIn(faro.app)
})
afterEach(async () => {
  observer.stop()
  await served.stop()
  jest.restoreAllMocks()
})

function start(rate = 1): Observer {
  const settings = {
    collectorUrl: `${served.origin}/collect/site`,
    apiKey: 'key',
    samplingRate: String(rate),
    environment: 'staging',
  }
  observer = startFaro(settings, { release: '1f2e', rate })
  return observer
}

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time))
const posts = () => faro.recorder.requests({ method: 'POST' })
const exceptions = () => faro.reports().flatMap((report) => (report.exceptions ?? []) as { value: string }[])

async function until(isSo: () => boolean): Promise<void> {
  const end = Date.now() + 15_000
  while (!isSo() && Date.now() < end) await wait(10)
  expect(isSo()).toBe(true)
}

/** Reports an error and waits until the collector has it. */
async function reported(message: string, error = new Error(message)): Promise<FaroReport> {
  observer.report({ error, at: Date.now() })
  const has = ({ exceptions = [] }: FaroReport) => JSON.stringify(exceptions).includes(message)
  await until(() => faro.reports().some(has))
  return faro.reports().find(has) as FaroReport
}

/** Reports so many errors at once. Without a stack, which takes long to read. */
function reportErrors(count: number, text = ''): void {
  for (let index = 0; index < count; index += 1) {
    const error = Object.assign(new Error(`${index} ${text}`, { cause: text }), { stack: '' })
    observer.report({ error, at: Date.now() })
  }
}

const stored = () =>
  JSON.parse(sessionStorage.getItem(sessionKey) ?? 'null') as Record<string, unknown> | null

it('an error is sent with release, environment and locale, without what belongs to the visitor', async () => {
  start()
  const report = await reported(
    'broken',
    new Error('broken: ada@outlay.example at https://a.example/x?token=1', { cause: 'token=secret' }),
  )
  expect(report.meta).toMatchObject({
    app: { name: 'outlay-website', version: '1f2e', release: '1f2e', environment: 'staging' },
    page: { url: 'http://localhost/de/preise', attributes: { locale: 'de' } },
    session: { id: stored()?.['sessionId'] },
  })
  expect(report.exceptions).toMatchObject([
    { type: 'Error', value: 'broken: [email] at https://a.example/x', context: { cause: 'token=[removed]' } },
  ])
  expect(posts()[0]?.headers).toMatchObject({ 'x-api-key': 'key', 'idempotency-key': expect.any(String) })
  expect(JSON.stringify(faro.recorder.requests())).not.toMatch(/ada|secret|gclid|abc/)
})

it('errors that nobody handles, and rejections, are sent; the console is not', async () => {
  start()
  const error = jest.spyOn(console, 'error').mockImplementation()
  const { console: page } = window
  page.error('said')
  expect(error).toHaveBeenCalled()
  window.onerror?.('Uncaught Error: alone', 'http://localhost/app.js', 3, 4, new Error('alone'))
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('rejected') }))
  await until(() => exceptions().length === 2)
  expect(exceptions().map(({ value }) => value)).toEqual(['alone', 'rejected'])
  expect(JSON.stringify(faro.recorder.requests())).not.toContain('said')
})

it('the limits of the library are those of the site', async () => {
  expect([SESSION_EXPIRATION_TIME, SESSION_INACTIVITY_TIME]).toEqual([4 * 60 * 60_000, 15 * 60_000])
  expect(STORAGE_KEY).toBe(sessionKey)
  const { SCHEDULED_BATCH_DELAY_MS } = TracingInstrumentation as unknown as Record<string, number>
  expect(SCHEDULED_BATCH_DELAY_MS).toBe(1000)
  const intervals = jest.spyOn(globalThis, 'setInterval')
  start()
  expect(intervals.mock.calls.map(([, time]) => time)).toContain(250)
  reportErrors(60)
  await until(() => exceptions().length === 60)
  // The beginning of the session is an item, too.
  const counts = faro.reports().map(({ exceptions = [], events = [] }) => exceptions.length + events.length)
  expect(counts).toEqual([50, 11])
})

it('more than 30 batches at once are dropped with a warning, five are sent at a time', async () => {
  let answer = (): void => undefined
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve))
  const request = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    await mayAnswer
    return new Response(null, { status: 202 })
  })
  start()
  // A report is about one page. The beginning of the session is another.
  for (let index = 0; index < 33; index += 1) {
    window.history.replaceState(null, '', `/en/${index}`)
    reportErrors(1, String(index))
  }
  const warnings = () => warned.mock.calls.filter((words) => JSON.stringify(words).includes('queue is full'))
  await until(() => warnings().length === 4)
  expect(request).toHaveBeenCalledTimes(5)
  answer()
  await until(() => request.mock.calls.length === 30)
})

it('a report of up to 60,000 characters outlives the page, a longer one is sent without that', async () => {
  const request = jest.spyOn(globalThis, 'fetch')
  start()
  await reported('short')
  reportErrors(49, 'long '.repeat(190))
  await until(() => exceptions().length === 50)
  const sent = request.mock.calls.map(([, init]) => [String(init?.body).length > 60_000, init?.keepalive])
  expect(sent).toContainEqual([false, true])
  expect(sent).toContainEqual([true, false])
  expect(sent.some(([isLong, outlives]) => isLong === outlives)).toBe(false)
})

it('a session that the collector no longer knows is followed by a new one', async () => {
  start()
  const first = await reported('first')
  const id = first.meta.session?.id ?? ''
  faro.endSession(id)
  await reported('second')
  await until(() => stored()?.['sessionId'] !== id)
  expect((await reported('third')).meta.session?.id).toBe(stored()?.['sessionId'])
})

it('later sessions of a tab are observed by the rate', async () => {
  start(0)
  const first = await reported('first')
  faro.endSession(first.meta.session?.id ?? '')
  await reported('second')
  await until(() => stored()?.['isSampled'] === false)
  observer.report({ error: new Error('third'), at: Date.now() })
  await wait(400)
  expect(JSON.stringify(faro.reports())).not.toContain('third')
})

it('a refused report is sent again after the time that the collector asks for, and not after the end', async () => {
  start()
  await reported('first')
  const [report] = posts()
  faro.faults.push({ times: 9, path: '/collect', status: 429, retryAfter: 1 })
  observer.report({ error: new Error('late'), at: Date.now() })
  const late = () => faro.recorder.requests({ contains: 'late' })
  await until(() => late().length === 2)
  const [once, again] = late()
  expect((again?.time ?? 0) - (once?.time ?? 0)).toBeGreaterThanOrEqual(1000)
  expect(once?.headers['idempotency-key']).toBe(again?.headers['idempotency-key'])
  expect(report?.headers['idempotency-key']).not.toBe(once?.headers['idempotency-key'])
  observer.stop()
  await wait(1300)
  expect(late()).toHaveLength(2)
})

it('after the end nothing is sent or stored, also when the tab is shown again', async () => {
  start()
  await reported('first')
  const count = posts().length
  observer.report({ error: new Error('waiting'), at: Date.now() })
  observer.stop()
  observer.report({ error: new Error('later'), at: Date.now() })
  window.onerror?.('x', '', 1, 1, new Error('unhandled'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sessionStorage).toHaveLength(0)
  await wait(400)
  expect(posts()).toHaveLength(count)
  expect(sessionStorage).toHaveLength(0)
})

it('the next page goes on with the session, and one that is not observed can be read', async () => {
  start()
  await reported('first')
  const id = stored()?.['sessionId']
  expect(isObserved({ rate: 0.5, userAgent: 'Mozilla/5.0 (X11) Firefox/140.0', random: () => 0.9 })).toBe(
    true,
  )
  // As after a load of the page: the observer of this one has gone, its session stays.
  const kept = sessionStorage.getItem(sessionKey) ?? ''
  observer.stop()
  sessionStorage.setItem(sessionKey, kept)
  start()
  expect((await reported('second')).meta.session?.id).toBe(id)
})
