/** @jest-environment jsdom */
import { watchPreview } from './watchPreview'

const answer = { site: { urlCode: 'en' }, drafts: [], findings: [] }
const onPage = jest.fn()
const onFailure = jest.fn()
const ask = jest.fn<Promise<unknown>, [string, RequestInit]>()
let stop = (): void => undefined

const response = (status: number, body: unknown, version?: string) => ({
  status,
  ok: status < 300,
  headers: new Headers(version ? { ETag: version } : {}),
  json: () => Promise.resolve(body),
})
const pass = (time: number) => jest.advanceTimersByTimeAsync(time)
const versionsAsked = () =>
  ask.mock.calls.map(([, { headers }]) => (headers as Record<string, string> | undefined)?.['If-None-Match'])

beforeEach(() => {
  jest.useFakeTimers()
  jest.resetAllMocks()
  Object.assign(window, { fetch: ask })
  Object.defineProperty(document, 'hidden', { configurable: true, value: false })
})
afterEach(() => {
  stop()
  jest.useRealTimers()
})
const watch = (): void => {
  stop = watchPreview('/en/a b', { onPage, onFailure })
}

it('asks whether the drafts have changed, and gives each version once', async () => {
  ask
    .mockResolvedValueOnce(response(200, answer, '"1"'))
    .mockResolvedValueOnce(response(304, undefined))
    .mockResolvedValue(response(200, answer, '"2"'))
  watch()
  await pass(1)
  expect(ask.mock.calls[0]?.[0]).toBe('/api/preview/page?path=%2Fen%2Fa%20b')
  await pass(700)
  expect(onPage).toHaveBeenCalledTimes(1)
  await pass(700)
  expect(onPage).toHaveBeenCalledTimes(2)
  expect(versionsAsked().slice(0, 3)).toEqual([undefined, '"1"', '"1"'])
})

it('a preview that has ended is not requested again', async () => {
  ask.mockResolvedValue(response(404, { message: 'It has ended.' }))
  watch()
  await pass(60_000)
  expect(onFailure.mock.calls).toEqual([[{ message: 'It has ended.', isOver: true }]])
  expect(ask).toHaveBeenCalledTimes(1)
})

it('a server that fails or is away is asked later and later, and again as before when it is back', async () => {
  ask
    .mockResolvedValueOnce(response(502, { message: 'Away' }))
    .mockRejectedValueOnce(new TypeError('fetch failed'))
  ask.mockResolvedValue(response(200, answer, '"1"'))
  watch()
  await pass(1150)
  expect(ask).toHaveBeenCalledTimes(1)
  await pass(100)
  expect(ask).toHaveBeenCalledTimes(2)
  await pass(2250)
  expect(ask).toHaveBeenCalledTimes(2)
  await pass(150)
  expect(onFailure.mock.calls.map(([{ isOver }]: [{ isOver: boolean }]) => isOver)).toEqual([false, false])
  expect(onPage).toHaveBeenCalledTimes(1)
  await pass(700)
  expect(ask).toHaveBeenCalledTimes(4)
})

it('asks nothing in the background, and at once when the page is seen again', async () => {
  ask.mockResolvedValue(response(200, answer, '"1"'))
  Object.defineProperty(document, 'hidden', { configurable: true, value: true })
  watch()
  await pass(5000)
  expect(ask).not.toHaveBeenCalled()
  Object.defineProperty(document, 'hidden', { configurable: true, value: false })
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(1)
  expect(onPage).toHaveBeenCalledTimes(1)
  stop()
  await pass(5000)
  expect(ask).toHaveBeenCalledTimes(1)
})

it('an invalid response is a failure, not a page', async () => {
  ask.mockResolvedValue(response(200, '<html>', '"1"'))
  watch()
  await pass(1)
  expect(onPage).not.toHaveBeenCalled()
  expect(onFailure).toHaveBeenCalledTimes(1)
})
