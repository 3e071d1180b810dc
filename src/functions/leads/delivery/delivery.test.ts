import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseEnvironment } from '../../../core/environment'
import { leadFormIds, type LeadFormId } from '../../../leads/model/contract'
import { openOutbox, type Outbox } from '../outbox/outbox'
import { acceptLead, lead } from '../outbox/outbox.fixture'
import { deliverDue } from './deliverDue'
import { deliverLead } from './deliverLead'
import { startDeliveryLoop, type Delivery } from './deliveryLoop'
import { hubspotStandIn, refused, type HubspotStandIn, type Reaction } from './hubspot.fixture'
import { hubspotClient } from './hubspotClient'
import { startDelivery } from './startDelivery'

/** The outbox, the loop and HubSpot over HTTP, together. */
let folder: string
let outbox: Outbox
let second: Outbox
let hubspot: HubspotStandIn
let running: Delivery[]
let control: AbortController
let lines: string[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'delivery-'))
  outbox = openOutbox(`file:${join(folder, 'leads.db')}`)
  second = openOutbox(`file:${join(folder, 'leads.db')}`)
  hubspot = await hubspotStandIn()
  running = []
  control = new AbortController()
  lines = []
})
afterEach(async () => {
  control.abort()
  await Promise.all(running.map((delivery) => delivery.stop()))
  await Promise.all([outbox.close(), second.close()])
  await hubspot.close()
  await rm(folder, { recursive: true })
})

const log = {
  info: (line: string) => void lines.push(line),
  error: (line: string) => void lines.push(line),
}
const formGuids = Object.fromEntries(leadFormIds.map((form) => [form, form])) as Record<LeadFormId, string>

/** A wait of the backoff is 20 ms after the first attempt, 40 ms after the second. */
const deliveryOptions = (from: Outbox = outbox, timeout = 300) => ({
  outbox: from,
  deliver: deliverLead({
    outbox: from,
    submit: hubspotClient(
      { portalId: '1', accessToken: 'token', subscriptionTypeId: '999', formGuids, endpoint: hubspot.origin },
      timeout,
    ),
    log,
    now: Date.now,
    random: () => 0.01,
  }),
  requestsPer10Seconds: 200,
  now: Date.now,
})

const startLoop = (from: Outbox = outbox, timeout?: number): Delivery => {
  const loop = startDeliveryLoop({ ...deliveryOptions(from, timeout), log, retentionDays: 30 })
  running.push(loop)
  return loop
}

const accept = (more = {}) => acceptLead(outbox, more, Date.now())

async function until(isTrue: () => Promise<boolean> | boolean): Promise<void> {
  for (const end = Date.now() + 4000; !(await isTrue());) {
    if (Date.now() > end) throw new Error(`It did not happen:\n${lines.join('\n')}`)
    await sleep(10)
  }
}
const delivered = (count: number) => until(async () => (await outbox.counts()).delivered === count)

it('leads that wait, and those that come later, are delivered', async () => {
  await accept()
  const loop = startLoop()
  await delivered(1)
  await accept({ form: 'contact' })
  loop.wakeUp()
  await delivered(2)
  expect(hubspot.received.map(({ path }) => path?.split('/').at(-1))).toEqual(['demo', 'contact'])
  expect(hubspot.received[0]?.body).toMatchObject({ submittedAt: String(lead.submittedAt) })
})

it.each<[string, Reaction]>([
  ['HTTP 500', { status: 500 }],
  ['HTTP 401', { status: 401 }],
  ['HTTP 404', { status: 404 }],
  ['no answer', 'hang'],
  ['no answer', 'reset'],
])('after %s a lead is tried again until it is delivered', async (reason, reaction) => {
  hubspot.reactions.push(reaction, reaction)
  await accept()
  startLoop()
  await until(async () => (await outbox.list({ limit: 1 }))[0]?.reason?.startsWith(reason) ?? false)
  await delivered(1)
  expect(hubspot.received).toHaveLength(3)
})

it('429 pauses every worker for as long as HubSpot says', async () => {
  hubspot.reactions.push({ status: 429, headers: { 'Retry-After': '1' } })
  await accept()
  const loops = [startLoop()]
  await until(() => hubspot.received.length === 1)
  await until(() => lines.some((line) => line.includes('HTTP 429')))
  loops.push(startLoop(second))
  for (let count = 0; count < 3; count++) await accept()
  for (const loop of loops) loop.wakeUp()
  await delivered(4)
  const [first, next] = hubspot.received
  expect((next?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(1000)
})

it('a refused lead is dead after one request, and is reported without what the visitor wrote', async () => {
  hubspot.reactions.push(refused('INVALID_EMAIL', 'ada@outlay.example is not valid'))
  await accept()
  startLoop()
  await until(async () => (await outbox.counts()).dead === 1)
  expect(hubspot.received).toHaveLength(1)
  const [entry] = await outbox.list({ limit: 1 })
  expect(entry).toMatchObject({
    reason: 'HTTP 400 INVALID_EMAIL: The request is not valid [e-mail] is not valid',
    correlationId: 'c-1',
  })
  expect(lines.at(-1)).toBe(
    `Lead ${entry?.id} (demo) is refused by HubSpot: HTTP 400 INVALID_EMAIL (correlation id c-1)`,
  )
})

it('a lead whose token HubSpot does not know is sent at once without it, and once only', async () => {
  hubspot.reactions.push(refused('INVALID_HUTK'), refused('INVALID_HUTK'))
  await accept()
  startLoop()
  await until(async () => (await outbox.counts()).dead === 1)
  const hutks = hubspot.received.map(({ body }) => (body as { context: { hutk?: string } }).context.hutk)
  expect(hutks).toEqual([lead.context.hutk, undefined])
})

it('40 leads over two workers arrive once each, at most four at a time from each', async () => {
  await Promise.all(Array.from({ length: 40 }, (_, index) => accept({ page: `/en/${index}` })))
  // A request that times out on a busy machine would be made again.
  startLoop(outbox, 5000)
  startLoop(second, 5000)
  await delivered(40)
  expect(hubspot.received).toHaveLength(40)
  expect(Math.max(...hubspot.received.map(({ open }) => open))).toBeLessThanOrEqual(8)
})

it('a stopped loop finishes what it has begun, and begins nothing', async () => {
  await accept()
  hubspot.reactions.push('hang')
  const loop = startLoop()
  await until(() => hubspot.received.length === 1)
  await accept()
  await loop.stop()
  expect(await outbox.counts()).toMatchObject({ waiting: 2, delivering: 0 })
  expect(hubspot.received).toHaveLength(1)
})

it('what was delivered long ago is deleted when the loop starts', async () => {
  await accept()
  const first = startLoop()
  await delivered(1)
  await first.stop()
  const day = 86_400_000
  const inDays = (days: number) => () => Date.now() + days * day
  const purged = async (now: () => number): Promise<void> => {
    const loop = startDeliveryLoop({ ...deliveryOptions(), log, retentionDays: 30, now })
    await loop.stop()
  }
  await purged(inDays(29.9))
  expect(await outbox.counts()).toMatchObject({ delivered: 1 })
  await purged(inDays(30.1))
  expect(await outbox.counts()).toMatchObject({ delivered: 0 })
  expect(lines.at(-1)).toBe('Leads deleted, delivered more than 30 days ago: 1')
})

it('an outcome that the database does not store at first is recorded later, not sent again', async () => {
  await accept()
  let failures = 1
  const flaky: Outbox = {
    ...outbox,
    delivered: (...claim) =>
      failures-- > 0 ? Promise.reject(new Error('SQLITE_BUSY')) : outbox.delivered(...claim),
  }
  startLoop(flaky)
  await delivered(1)
  expect(hubspot.received).toHaveLength(1)
})

describe('delivering what is due', () => {
  it('makes one attempt for each lead, and another one only without the token', async () => {
    hubspot.reactions.push({ status: 500 }, refused('INVALID_HUTK'))
    await accept()
    await deliverDue(deliveryOptions())
    expect(await outbox.counts()).toMatchObject({ waiting: 1 })
    await outbox.retry('waiting', Date.now())
    await deliverDue(deliveryOptions())
    expect(await outbox.counts()).toMatchObject({ delivered: 1 })
    expect(hubspot.received).toHaveLength(3)
  })

  it('waits for a pause up to its maximum wait, and ends when it is aborted', async () => {
    hubspot.reactions.push({ status: 429, headers: { 'Retry-After': '30' } })
    await accept()
    await deliverDue(deliveryOptions())
    await outbox.retry('waiting', Date.now())
    await deliverDue({ ...deliveryOptions(), maxWait: 0 })

    const pauses: number[] = []
    const delivering = deliverDue({
      ...deliveryOptions(),
      signal: control.signal,
      onPause: (end) => pauses.push(end),
    })
    await until(() => pauses.length === 1)
    control.abort()
    await delivering
    expect(pauses[0]).toBeGreaterThan(Date.now() + 25_000)
    expect(hubspot.received).toHaveLength(1)
  })
})

describe('the start', () => {
  const account = {
    HUBSPOT_PORTAL_ID: '1',
    HUBSPOT_ACCESS_TOKEN: 'token',
    HUBSPOT_SUBSCRIPTION_TYPE_ID: '999',
    ...Object.fromEntries(
      leadFormIds.map((form, index) => [
        `HUBSPOT_FORM_${form.toUpperCase()}`,
        `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      ]),
    ),
  }

  it('without an account leads wait', async () => {
    await accept()
    const delivery = startDelivery({ outbox, environment: parseEnvironment({}), log })
    delivery.wakeUp()
    await delivery.stop()
    expect(await outbox.counts()).toMatchObject({ waiting: 1 })
  })

  it('with one they are delivered to its forms', async () => {
    await accept()
    const environment = parseEnvironment({ ...account, HUBSPOT_ENDPOINT: hubspot.origin })
    running.push(startDelivery({ outbox, environment, log }))
    await delivered(1)
    expect(hubspot.received[0]?.path).toMatch(/submit\/1\/00000000-0000-4000-8000-000000000001$/)
  })

  it('an incomplete account is refused with the names that are missing', () => {
    const environment = parseEnvironment({ ...account, HUBSPOT_FORM_DEMO: '' })
    expect(() => startDelivery({ outbox, environment, log })).toThrow('HUBSPOT_FORM_DEMO: is missing')
  })
})

it('an outage of the outbox is logged once with its end, and delivery goes on', async () => {
  await accept()
  let failures = 2
  const failing: Outbox = {
    ...outbox,
    claim: (options) => (failures-- > 0 ? Promise.reject(new Error('refused')) : outbox.claim(options)),
  }
  const loop = startLoop(failing)
  await until(() => lines.length === 1)
  loop.wakeUp()
  await until(() => failures === 0)
  await sleep(50)
  loop.wakeUp()
  await delivered(1)
  expect(lines.filter((line) => line.includes('the outbox'))).toEqual([
    'Leads cannot be delivered: the outbox does not respond',
    'Leads can be delivered again: the outbox responds',
  ])
})

it('leads are deleted by the clock of the outbox, which is known once it has responded', async () => {
  let isConnected = false
  const day = 86_400_000
  const now = (): number => (isConnected ? Date.now() : Date.now() + 400 * day)
  const deletedBefore: number[] = []
  const other = {
    claim: () => {
      isConnected = true
      return Promise.resolve([])
    },
    next: () => Promise.resolve(undefined),
    purge: (time: number) => Promise.resolve(deletedBefore.push(time)),
  }
  running.push(startDeliveryLoop({ ...deliveryOptions(), outbox: other, now, log, retentionDays: 30 }))
  await until(() => deletedBefore.length === 1)
  expect(deletedBefore[0]).toBeLessThan(Date.now() - 29 * day)
})
