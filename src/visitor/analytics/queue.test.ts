/** @jest-environment jsdom */
import { createConsentStore, type ConsentStore } from '../consent/store'
import { eventCategories, type EventName } from './catalogue'
import { analytics, createAnalytics, type TrackedEvent } from './queue'

const none = { functionality: false, analytics: false, advertisement: false }

let store: ConsentStore
beforeEach(() => {
  localStorage.clear()
  store = createConsentStore()
})

const conversion = { form: 'demo', externalId: 'ab12' }
const names = (events: readonly TrackedEvent[]): string[] => events.map(({ name }) => name)

it('an event waits in memory with its time and its page, and nothing is stored', () => {
  window.history.replaceState(null, '', '/en/pricing?utm_source=x')
  const { track, queued } = createAnalytics({ store, now: () => 42 })
  track('Form started', { form: 'demo' })
  expect(queued()).toEqual([
    { name: 'Form started', properties: { form: 'demo' }, at: 42, path: '/en/pricing' },
  ])
  expect(localStorage).toHaveLength(0)
  expect(document.cookie).toBe('')
})

it('an event on a page that a personal mail links to does not name the reader by its path', () => {
  window.history.replaceState(null, '', '/en/bills-status/7f3-secret?token=a')
  const { track, queued } = createAnalytics({ store })
  track('Form started', { form: 'demo' })
  expect(queued()[0]?.path).toBe('/en/bills-status')
})

it('a connection gets the queued events in order after consent, then each new one at once', () => {
  const { track, connect, queued } = createAnalytics({ store })
  const sent: TrackedEvent[] = []
  track('Form started', { form: 'demo' })
  track('Form blocked', { form: 'demo', reason: 'refused' })
  connect((event) => sent.push(event))
  expect(sent).toEqual([])
  store.grantAll()
  expect(names(sent)).toEqual(['Form started', 'Form blocked'])
  track('Chat opened', {})
  expect(names(sent)).toEqual(['Form started', 'Form blocked', 'Chat opened'])
  expect(queued()).toEqual([])
})

it('consent before the connection sends nothing until it exists', () => {
  const { track, connect, queued } = createAnalytics({ store })
  store.grantAll()
  track('Chat opened', {})
  expect(names(queued())).toEqual(['Chat opened'])
  const send = jest.fn()
  connect(send)
  expect(send).toHaveBeenCalledTimes(1)
})

it('after the end of a connection events wait for the next', () => {
  const { track, connect, queued } = createAnalytics({ store })
  store.grantAll()
  const first = jest.fn()
  const second = jest.fn()
  const end = connect(first)
  end()
  track('Chat opened', {})
  expect(names(queued())).toEqual(['Chat opened'])
  connect(second)
  end()
  track('Chat opened', {})
  expect(first).not.toHaveBeenCalled()
  expect(second).toHaveBeenCalledTimes(2)
})

it('a refusal drops the queued events and later ones', () => {
  const { track, connect, queued } = createAnalytics({ store })
  track('Chat opened', {})
  store.decide(none)
  expect(queued()).toEqual([])
  track('Form started', { form: 'demo' })
  expect(queued()).toEqual([])
  const send = jest.fn()
  connect(send)
  store.grantAll()
  expect(send).not.toHaveBeenCalled()
})

it('withdrawal stops the sending although the connection remains', () => {
  const { track, connect } = createAnalytics({ store })
  const send = jest.fn()
  connect(send)
  store.grantAll()
  track('Chat opened', {})
  store.withdraw()
  track('Chat opened', {})
  expect(send).toHaveBeenCalledTimes(1)
})

it('Global Privacy Control drops every event, granted or not', () => {
  const { track, connect, queued } = createAnalytics({ store: createConsentStore({ gpc: () => true }) })
  const send = jest.fn()
  connect(send)
  track('Chat opened', {})
  track('Ad conversion started', conversion)
  expect(queued()).toEqual([])
  expect(send).not.toHaveBeenCalled()
})

it.each([
  [{ ...none, analytics: true }, ['Chat opened']],
  [{ ...none, advertisement: true }, ['Ad conversion started']],
  [{ ...none, functionality: true }, []],
])('with %j only %j are sent', (choice, expected) => {
  const { track, connect, queued } = createAnalytics({ store })
  const sent: TrackedEvent[] = []
  connect((event) => sent.push(event))
  track('Chat opened', {})
  track('Ad conversion started', conversion)
  store.decide(choice)
  expect(names(sent)).toEqual(expected)
  expect(queued()).toEqual([])
})

it('200 events wait, the oldest are dropped', () => {
  const { track, queued } = createAnalytics({ store })
  for (let value = 1; value <= 200; value++) track('Pricing slider moved', { value })
  expect(queued()).toHaveLength(200)
  expect(queued()[0]?.properties).toEqual({ value: 1 })
  track('Pricing slider moved', { value: 201 })
  expect(queued()).toHaveLength(200)
  expect(queued()[0]?.properties).toEqual({ value: 2 })
  expect(queued()[199]?.properties).toEqual({ value: 201 })
})

it('drop removes the queued events, not later ones', () => {
  const { track, drop, queued } = createAnalytics({ store })
  track('Chat opened', {})
  drop()
  expect(queued()).toEqual([])
  track('Form started', { form: 'demo' })
  expect(names(queued())).toEqual(['Form started'])
})

it.each(['Form sent', 'constructor', 'x'.repeat(10_000), ''])(
  'the unknown name %.20j is reported as such, with a warning',
  (name) => {
    const warn = jest.fn()
    const { track, queued } = createAnalytics({ store, warn })
    track(name as EventName, {})
    expect(queued()).toMatchObject([
      { name: 'unknown analytics call', properties: { name: name.slice(0, 100) } },
    ])
    expect(warn).toHaveBeenCalledTimes(1)
  },
)

it('a receiver that throws stops neither the caller nor the next events, and its error is reported', () => {
  // jsdom has none.
  const reportError = jest.fn()
  window.reportError = reportError
  const { track, connect } = createAnalytics({ store })
  store.grantAll()
  const sent: TrackedEvent[] = []
  connect((event) => {
    if (event.name === 'Form started') throw new Error('error of a vendor')
    sent.push(event)
  })
  expect(() => track('Form started', { form: 'demo' })).not.toThrow()
  track('Chat opened', {})
  expect(names(sent)).toEqual(['Chat opened'])
  expect(reportError.mock.calls).toEqual([[new Error('error of a vendor')]])
})

it('an event that a receiver tracks comes after the one it received', () => {
  const { track, connect } = createAnalytics({ store })
  store.grantAll()
  const sent: TrackedEvent[] = []
  connect((event) => {
    sent.push(event)
    if (event.name === 'Form started') track('Chat opened', {})
  })
  track('Form started', { form: 'demo' })
  expect(names(sent)).toEqual(['Form started', 'Chat opened'])
})

it('only the ad conversion requires consent to advertisement', () => {
  const others = Object.entries(eventCategories).filter(([, category]) => category !== 'analytics')
  expect(others).toEqual([['Ad conversion started', 'advertisement']])
})

it('the queue of the site warns on the console about an unknown call', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  analytics.track('Form sent' as EventName, {})
  expect(warn).toHaveBeenCalledWith('unknown analytics call: Form sent')
  expect(names(analytics.queued())).toEqual(['unknown analytics call'])
  warn.mockRestore()
})
