/** @jest-environment jsdom */
import type { ConsentPreferences } from '../consent/state'
import { createConsentStore, type ConsentStore } from '../consent/store'
import { createAnalytics, type Analytics } from './queue'
import { connectReceiver } from './receiver'

const nothing = { functionality: false, analytics: false, advertisement: false }

let store: ConsentStore
let analytics: Analytics
let started: { allowed: ConsentPreferences; sent: string[]; stopped: boolean }[]
const onRemains = jest.fn()
const load = jest.fn()

/** Connects a service of which scripts remain in the page or not. */
function connect(remains = false): void {
  load.mockImplementation(() =>
    Promise.resolve((allowed: ConsentPreferences) => {
      const service = { allowed, sent: [] as string[], stopped: false }
      started.push(service)
      return {
        send: ({ name }: { name: string }) => service.sent.push(name),
        stop: () => {
          service.stopped = true
          return Promise.resolve(remains)
        },
      }
    }),
  )
  connectReceiver(load, { onRemains, store, analytics })
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  localStorage.clear()
  jest.resetAllMocks()
  store = createConsentStore()
  analytics = createAnalytics({ store })
  started = []
})

it('nothing is loaded without a decision, nor after a refusal, and what waited is dropped', async () => {
  connect()
  analytics.track('Chat opened', {})
  await settled()
  expect(analytics.queued()).toHaveLength(1)
  store.withdraw()
  await settled()
  expect(load).not.toHaveBeenCalled()
  expect(analytics.queued()).toEqual([])
})

it('consent starts it once, and it gets what waited', async () => {
  analytics.track('Chat opened', {})
  connect()
  store.decide({ functionality: true, analytics: true, advertisement: true })
  await settled()
  expect(load).toHaveBeenCalledTimes(1)
  expect(started).toMatchObject([{ sent: ['Chat opened'], stopped: false }])
  analytics.track('Survey opened', { survey: 'x' })
  expect(started[0]?.sent).toEqual(['Chat opened', 'Survey opened'])
})

it('with advertisement alone it gets the events of advertisers only', async () => {
  connect()
  store.decide({ ...nothing, advertisement: true })
  analytics.track('Chat opened', {})
  analytics.track('Ad conversion started', { form: 'demo', externalId: 'ab12' })
  await settled()
  expect(started).toMatchObject([
    { allowed: { analytics: false, advertisement: true }, sent: ['Ad conversion started'] },
  ])
})

it('functionality alone starts nothing', async () => {
  connect()
  store.decide({ ...nothing, functionality: true })
  await settled()
  expect(load).not.toHaveBeenCalled()
})

it('other preferences start it anew with them', async () => {
  connect(true)
  store.decide({ ...nothing, analytics: true })
  await settled()
  store.decide({ ...nothing, analytics: true, advertisement: true })
  await settled()
  expect(started).toMatchObject([{ stopped: true }, { stopped: false, allowed: { advertisement: true } }])
  expect(onRemains).not.toHaveBeenCalled()
})

it.each([true, false])('a withdrawal stops it; scripts remain in the page: %s', async (remains) => {
  connect(remains)
  store.grantAll()
  await settled()
  store.withdraw()
  analytics.track('Chat opened', {})
  await settled()
  expect(started).toMatchObject([{ sent: [], stopped: true }])
  expect(onRemains.mock.calls.length > 0).toBe(remains)
})

it('a change that withdraws one category and allows another one reports what remains', async () => {
  connect(true)
  store.decide({ ...nothing, advertisement: true })
  await settled()
  store.decide({ ...nothing, analytics: true })
  await settled()
  expect(started).toMatchObject([{ stopped: true }, { stopped: false, allowed: { analytics: true } }])
  expect(onRemains).toHaveBeenCalledTimes(1)
})

it('a withdrawal while it is started anew reports what remains of it', async () => {
  connect(true)
  store.decide({ ...nothing, analytics: true })
  await settled()
  store.decide({ ...nothing, analytics: true, advertisement: true })
  store.withdraw()
  await settled()
  expect(started).toMatchObject([{ stopped: true }])
  expect(onRemains).toHaveBeenCalledTimes(1)
})

it('a withdrawal before its code is there starts nothing', async () => {
  connect()
  store.grantAll()
  store.withdraw()
  await settled()
  expect(started).toEqual([])
})

it('without its code the events wait', async () => {
  connect()
  load.mockRejectedValue(new Error('gone'))
  store.grantAll()
  analytics.track('Chat opened', {})
  await settled()
  expect(analytics.queued()).toHaveLength(1)
})
