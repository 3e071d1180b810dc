import type { FlagReport } from './service'
import { createFlagsStore, flagsTimeLimit, type FlagsState, type FlagsStore } from './store'

const inform = jest.fn<void, [unknown]>()
let store: FlagsStore
let seen: FlagsState[]

beforeEach(() => {
  jest.useFakeTimers()
  inform.mockReset()
  store = createFlagsStore(inform)
  seen = []
  store.subscribe(() => seen.push(store.state()))
})
afterEach(() => {
  jest.useRealTimers()
})

/** Starts a service and gives what it reports to. What is seen counts from then on. */
async function started(): Promise<FlagReport> {
  let report: FlagReport | undefined
  store.start(async () => (given) => void (report = given))
  await jest.advanceTimersByTimeAsync(0)
  if (!report) throw new Error('The service was not started')
  expect(seen).toEqual([{ name: 'loading' }])
  seen = []
  return report
}

it('without a service the flags are off', () => {
  store.start(undefined)
  expect(store.state()).toEqual({ name: 'off' })
  expect(seen).toEqual([])
})

it('flags are loaded, and changed while the page is shown', async () => {
  const report = await started()
  expect(store.state()).toEqual({ name: 'loading' })
  report.loaded({ hubspotBanner: true })
  report.loaded({ hubspotBanner: false })
  expect(seen).toEqual([
    { name: 'loaded', values: { hubspotBanner: true } },
    { name: 'loaded', values: { hubspotBanner: false } },
  ])
  jest.advanceTimersByTime(flagsTimeLimit)
  expect(store.state()).toBe(seen[1])
  expect(inform).not.toHaveBeenCalled()
})

it('what does not change a flag tells nobody', async () => {
  const report = await started()
  report.loaded({ hubspotBanner: true })
  report.loaded({ hubspotBanner: true, another: 1 })
  expect(seen).toHaveLength(1)
  expect(store.state()).toBe(seen[0])
})

it('a service that hangs is unreachable after the limit; its late answer counts', async () => {
  const report = await started()
  jest.advanceTimersByTime(flagsTimeLimit - 1)
  expect(seen).toEqual([])
  jest.advanceTimersByTime(1)
  expect(seen).toEqual([{ name: 'unreachable' }])
  expect(inform).toHaveBeenCalledTimes(1)
  report.loaded({ hubspotBanner: false })
  expect(store.state()).toEqual({ name: 'loaded', values: { hubspotBanner: false } })
})

it('code of the service that hangs or cannot be loaded is the same as a service that fails', async () => {
  store.start(() => new Promise(() => undefined))
  jest.advanceTimersByTime(flagsTimeLimit)
  expect(store.state()).toEqual({ name: 'unreachable' })

  store = createFlagsStore(inform)
  store.start(() => Promise.reject(new Error('Loading chunk 7 failed')))
  await jest.advanceTimersByTimeAsync(0)
  expect(store.state()).toEqual({ name: 'unreachable' })
})

it('a service that throws at its start is unreachable', async () => {
  store.start(async () => () => {
    throw new Error('no storage')
  })
  await jest.advanceTimersByTimeAsync(0)
  expect(store.state()).toEqual({ name: 'unreachable' })
})

it('a failure is told once; after flags it changes nothing', async () => {
  const report = await started()
  const reason = new Error('Environment not found')
  report.failed(reason)
  report.failed(reason)
  expect(seen).toEqual([{ name: 'unreachable' }])
  expect(inform.mock.calls).toEqual([[reason]])
  report.loaded({ hubspotBanner: false })
  report.failed(reason)
  expect(store.state()).toMatchObject({ name: 'loaded' })
  jest.advanceTimersByTime(flagsTimeLimit)
  expect(inform).toHaveBeenCalledTimes(1)
})

it('nobody is told after unsubscribing', async () => {
  const report = await started()
  const listener = jest.fn()
  store.subscribe(listener)()
  report.loaded({})
  expect(listener).not.toHaveBeenCalled()
})

it.each([
  ['development', 1],
  ['production', 0],
])('in %s a missing service is told to the console %i times', async (mode, times) => {
  const environment = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: mode })
  const said = jest.spyOn(console, 'info').mockImplementation()
  createFlagsStore().start(() => Promise.reject(new Error('offline')))
  await jest.advanceTimersByTimeAsync(0)
  expect(said).toHaveBeenCalledTimes(times)
  said.mockRestore()
  environment.restore()
})
