import type { Doubt } from '../../../leads/model/properties'
import type { Lead } from '../lead'
import { openOutbox, type Outbox } from './outbox'
import { acceptLead, lead, start } from './outbox.fixture'
import { testStores, type TestDatabase } from './stores.fixture'

jest.setTimeout(30_000)

const minute = 60_000
const hour = 60 * minute
const claims = { lease: 1000, limit: 4, maxInDelivery: 8, requestsPer10Seconds: 200 }

describe.each(testStores)('doubtful leads in $name', ({ create }) => {
  let database: TestDatabase
  let outbox: Outbox
  let time: number
  const now = (): number => time
  beforeEach(async () => {
    database = await create()
    outbox = openOutbox(database.url)
    time = start
  })
  afterEach(async () => {
    await outbox.close()
    await database.remove()
  })

  const accept = (email: string, doubts: Doubt[] = ['without_token'], at = start) => {
    const more: Partial<Lead> = {
      doubts,
      botCheck: doubts.includes('without_token') ? 'without_token' : 'passed',
      fields: [{ objectTypeId: '0-1', name: 'email', value: email }],
    }
    return outbox.accept(
      { ...lead, ...more },
      { key: `key-${(keys += 1)}`, digest: 'd', receivedAt: at, reviewAt: at + 15 * minute, response },
    )
  }
  let keys = 0
  const response = { result: 'success', location: '/de/thankyou' } as const
  const review = () => outbox.review({ now, doubtfulPerHour: 5 })
  const claim = () => outbox.claim({ ...claims, now })

  it('are not delivered before their time has come, and then are', async () => {
    await accept('ada@firm.example')
    await acceptLead(outbox, {}, start)
    expect(await claim()).toHaveLength(1)
    time = start + 15 * minute - 1
    expect(await review()).toEqual({ released: 0, kept: 0 })
    expect(await outbox.counts()).toMatchObject({ doubtful: 1 })
    time += 1
    expect(await review()).toEqual({ released: 1, kept: 0 })
    const claimed = await outbox.claim({ ...claims, now, limit: 1 })
    expect(
      [...claimed, ...(await outbox.claim({ ...claims, now }))].map(({ lead: { doubts } }) => doubts),
    ).toContainEqual(['without_token'])
    expect(await review()).toEqual({ released: 0, kept: 0 })
  })

  it('wait for a person when one recipient has more than a person sends, however its address is written', async () => {
    for (const [index, email] of [
      'a.da@gmail.com',
      'ADA@gmail.com',
      'ada+1@gmail.com',
      'ada@googlemail.com',
    ].entries())
      await accept(email, ['without_token'], start + index)
    await accept('eve@firm.example')
    time = start + 16 * minute
    expect(await review()).toEqual({ released: 1, kept: 4 })
    const kept = await outbox.list({ state: 'doubtful', limit: 10 })
    expect(kept.map(({ reason, dueAt }) => [reason, dueAt])).toEqual(
      Array(4).fill(['4 leads of this recipient within a day', undefined]),
    )
    time = start + 48 * hour
    expect(await review()).toEqual({ released: 0, kept: 0 })
  })

  it('wait for a person when there are many, before and after it', async () => {
    for (let index = 0; index < 3; index++)
      await accept(`before-${index}@firm.example`, ['without_token'], start - 50 * minute)
    await accept('ada@firm.example')
    for (let index = 0; index < 2; index++)
      await accept(`after-${index}@firm.example`, ['trap_filled'], start + 10 * minute)
    for (let index = 0; index < 9; index++) await accept(`outage-${index}@firm.example`, ['unverified'])
    await accept('later@firm.example', ['without_token'], start + 3 * hour)
    time = start + 4 * hour
    expect(await review()).toEqual({ released: 9 + 5 + 1, kept: 1 })
    expect(await outbox.list({ state: 'doubtful', limit: 10 })).toMatchObject([
      { reason: '6 doubtful leads around it', lead: { fields: [{ value: 'ada@firm.example' }] } },
    ])
  })

  it('are reviewed though a clock that was far ahead has received them', async () => {
    await accept('ada@firm.example', ['without_token'], start + 400 * 24 * hour)
    await accept('bot@firm.example', ['too_quick'])
    time = start + hour
    expect(await review()).toEqual({ released: 0, kept: 1 })
    await claim()
    expect(await review()).toEqual({ released: 1, kept: 0 })
  })

  it('an operator releases and rejects, and rejected ones are deleted later', async () => {
    const emails = ['ada', 'eve', 'bot', 'spam']
    for (const name of emails) await accept(`${name}@firm.example`, ['without_token', 'trap_filled'])
    await acceptLead(outbox, {}, start)
    const entries = await outbox.list({ state: 'doubtful', limit: 10 })
    const idOf = (name: string): string =>
      entries.find((entry) => entry.lead?.fields[0]?.value.startsWith(name))?.id ?? ''
    expect(await outbox.decide({ ids: [idOf('ada')] }, 'release', start)).toBe(1)
    expect(await outbox.decide({ ids: [idOf('bot'), idOf('ada'), 'none'] }, 'reject', start)).toBe(1)
    expect(await outbox.decide({ ids: [] }, 'reject', start)).toBe(0)
    expect(await outbox.counts()).toMatchObject({ waiting: 2, doubtful: 2, rejected: 1 })
    expect(await outbox.decide('doubtful', 'reject', start)).toBe(2)
    expect(await outbox.decide({ ids: [idOf('eve')] }, 'release', start)).toBe(1)
    expect(await outbox.counts()).toMatchObject({ waiting: 3, doubtful: 0, rejected: 2 })
    expect(await outbox.purge(start)).toBe(0)
    expect(await outbox.purge(start + 1)).toBe(2)
    expect(await claim()).toHaveLength(3)
  })

  it('two servers that review at once decide about each lead once', async () => {
    for (let index = 0; index < 4; index++) await accept(`${index}@firm.example`)
    const other = openOutbox(database.url)
    time = start + hour
    const both = await Promise.all([review(), other.review({ now, doubtfulPerHour: 5 })])
    await other.close()
    expect(both.reduce((sum, { released }) => sum + released, 0)).toBe(4)
    expect(await outbox.counts()).toMatchObject({ waiting: 4, doubtful: 0 })
  })
})
