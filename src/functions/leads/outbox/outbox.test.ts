import { setTimeout as sleep } from 'node:timers/promises'
import { openOutbox, type Outbox } from './outbox'
import { acceptLead, response, lead, start } from './outbox.fixture'
import { testStores, type TestDatabase } from './stores.fixture'

// The first test on PostgreSQL starts it.
jest.setTimeout(30_000)

describe.each(testStores)('the outbox in $name', ({ create }) => {
  let database: TestDatabase
  let opened: Outbox[]

  const open = (): Outbox => {
    const outbox = openOutbox(database.url)
    opened.push(outbox)
    return outbox
  }

  beforeEach(async () => {
    database = await create()
    opened = []
  })
  afterEach(async () => {
    await Promise.all(opened.map((outbox) => outbox.close()))
    await database.remove()
  })

  const options = { now: () => start, lease: 1000, limit: 4, maxInDelivery: 8, requestsPer10Seconds: 200 }

  const claimOne = async (outbox: Outbox, now = start) => {
    const [claimed] = await outbox.claim({ ...options, now: () => now, limit: 1 })
    if (!claimed) throw new Error('Nothing was claimed.')
    return claimed
  }

  const states = async (outbox: Outbox) => (await outbox.list({ limit: 1000 })).map(({ state }) => state)

  describe('acceptance', () => {
    it('an accepted lead is complete in the database, for any other connection', async () => {
      const outbox = open()
      expect(await acceptLead(outbox)).toEqual({ outcome: 'accepted', response })
      await outbox.close()

      expect(await open().list({ limit: 10 })).toMatchObject([
        { state: 'waiting', form: 'demo', lead, receivedAt: start, dueAt: start, attempts: 0 },
      ])
    })

    it('one key in parallel, over two connections, is one lead with one response', async () => {
      const outboxes = [open(), open()] as const
      const results = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          outboxes[index % 2 ? 1 : 0].accept(lead, {
            key: 'one-key',
            digest: 'digest',
            receivedAt: start,
            response: { result: 'success', location: `/de/${index}` },
          }),
        ),
      )
      const first = results.find((result) => result?.outcome === 'accepted')
      expect(results.filter((result) => result?.outcome === 'accepted')).toHaveLength(1)
      expect(results.filter((result) => result?.outcome === 'repeated')).toHaveLength(19)
      const responses = results.map((result) => result && 'response' in result && result.response)
      expect(new Set(responses.map((one) => JSON.stringify(one)))).toEqual(
        new Set([JSON.stringify(first && 'response' in first && first.response)]),
      )
      expect(await states(open())).toEqual(['waiting'])
    })

    it('one key with another body is a conflict, and the first lead stays', async () => {
      const outbox = open()
      const key = { key: 'one-key', receivedAt: start, response }
      expect(await outbox.storedResponse({ key: 'one-key', digest: 'first' })).toBeUndefined()
      await outbox.accept(lead, { ...key, digest: 'first' })
      expect(await outbox.accept({ ...lead, page: '/de' }, { ...key, digest: 'second' })).toEqual({
        outcome: 'conflict',
      })
      expect(await outbox.storedResponse({ key: 'one-key', digest: 'second' })).toEqual({
        outcome: 'conflict',
      })
      expect(await outbox.storedResponse({ key: 'one-key', digest: 'first' })).toEqual({
        outcome: 'repeated',
        response,
      })
      expect(await outbox.list({ limit: 10 })).toMatchObject([{ lead: { page: lead.page } }])
    })
  })

  describe('claims', () => {
    it('two workers on two connections share 200 leads: none goes to both', async () => {
      const outboxes = [open(), open()] as const
      await Promise.all(Array.from({ length: 200 }, (_, index) => acceptLead(outboxes[index % 2 ? 1 : 0])))
      const claimed: string[] = []
      const work = async (outbox: Outbox): Promise<void> => {
        for (;;) {
          const leads = await outbox.claim(options)
          if (leads.length === 0) return
          claimed.push(...leads.map(({ id }) => id))
          for (const one of leads) expect(await outbox.delivered(one, start)).toBe(true)
        }
      }
      await Promise.all([...outboxes, ...outboxes].map(work))
      expect(claimed).toHaveLength(200)
      expect(new Set(claimed).size).toBe(200)
      expect(await outboxes[0].counts()).toMatchObject({ waiting: 0, delivering: 0, delivered: 200, dead: 0 })
    })

    it('a claimed lead has what its delivery needs, and counts the attempt', async () => {
      const outbox = open()
      await acceptLead(outbox)
      expect(await claimOne(outbox)).toMatchObject({
        lead,
        attempts: 1,
        withoutHutk: false,
        leaseEndsAt: start + 1000,
      })
      expect(await outbox.claim({ ...options, now: () => start + 999 })).toEqual([])
    })

    it('a lead whose worker has stopped is free at the end of its lease, and the old claim is void', async () => {
      const outbox = open()
      await acceptLead(outbox)
      const lost = await claimOne(outbox)
      const now = start + 1000
      const held = await claimOne(outbox, now)
      expect(held).toMatchObject({ id: lost.id, attempts: 2 })

      expect(await outbox.delivered(lost, now)).toBe(false)
      expect(await outbox.postpone(lost, { dueAt: 0, reason: 'late' })).toBe(false)
      expect(await outbox.refuse(lost, { at: now, reason: 'late' })).toBe(false)
      expect(await states(outbox)).toEqual(['delivering'])
      expect(await outbox.delivered(held, now)).toBe(true)
      expect(await outbox.delivered(lost, now)).toBe(false)
      expect(await outbox.list({ limit: 1 })).toMatchObject([{ state: 'delivered', settledAt: now }])
    })

    it('an outcome that is recorded again, since the response to its commit was lost, is recorded once', async () => {
      const outbox = open()
      for (let count = 0; count < 3; count++) await acceptLead(outbox)
      const [first, second, third] = await outbox.claim(options)
      if (!first || !second || !third) throw new Error('Nothing was claimed.')
      const dueAt = start + 500
      for (const at of [start, start + 1]) {
        expect(await outbox.delivered(first, at)).toBe(true)
        expect(await outbox.postpone(second, { dueAt, reason: 'HTTP 500' })).toBe(true)
        expect(await outbox.refuse(third, { at, reason: 'INVALID_EMAIL' })).toBe(true)
      }
      expect(await outbox.list({ state: 'delivered', limit: 2 })).toMatchObject([{ settledAt: start }])
      // Another outcome of the ended claim does not change its lead.
      expect(await outbox.refuse(first, { at: start, reason: 'late' })).toBe(false)
      expect((await claimOne(outbox, dueAt)).id).toBe(second.id)
      expect(await outbox.postpone(second, { dueAt, reason: 'HTTP 500' })).toBe(false)
    })

    it('a postponed lead waits until it is due, and is marked to leave out the token', async () => {
      const outbox = open()
      await acceptLead(outbox)
      const dueAt = start + 500
      await outbox.postpone(await claimOne(outbox), { dueAt, reason: 'INVALID_HUTK', withoutHutk: true })
      expect(await outbox.claim({ ...options, now: () => dueAt - 1 })).toEqual([])
      const again = await claimOne(outbox, dueAt)
      expect(again).toMatchObject({ attempts: 2, withoutHutk: true })
      await outbox.postpone(again, { dueAt: dueAt + 1, reason: 'HTTP 500' })
      expect(await claimOne(outbox, dueAt + 1)).toMatchObject({ attempts: 3, withoutHutk: true })
    })

    it('a refused lead is dead with its reason', async () => {
      const outbox = open()
      await acceptLead(outbox)
      await outbox.refuse(await claimOne(outbox), {
        at: start,
        reason: 'INVALID_EMAIL',
        correlationId: 'c-1',
      })
      expect(await outbox.list({ state: 'dead', limit: 1 })).toMatchObject([
        { reason: 'INVALID_EMAIL', correlationId: 'c-1', settledAt: start },
      ])
      expect(await outbox.claim({ ...options, now: () => start + 1e9 })).toEqual([])
    })

    it('a reason is stored whatever it contains', async () => {
      const outbox = open()
      await acceptLead(outbox)
      const reason = 'a\0b \ud800 \u{1f4a5}'
      await outbox.postpone(await claimOne(outbox), { dueAt: start, reason })
      expect(await outbox.list({ limit: 1 })).toMatchObject([{ reason: expect.stringMatching(/^ab . /u) }])
      expect(await outbox.refuse(await claimOne(outbox), { at: start, reason, correlationId: '\0' })).toBe(
        true,
      )
    })

    it('a pause stops every worker from claiming until it ends; a shorter one does not shorten it', async () => {
      const outbox = open()
      for (let count = 0; count < 3; count++) await acceptLead(outbox)
      const [first, second] = await outbox.claim({ ...options, limit: 2 })
      if (!first || !second) throw new Error('Nothing was claimed.')
      await outbox.postpone(first, { dueAt: start, reason: 'HTTP 429', pauseUntil: start + 3000 })
      await outbox.postpone(second, { dueAt: start, reason: 'HTTP 429', pauseUntil: start + 2000 })
      const other = open()
      expect(await other.claim({ ...options, now: () => start + 2999 })).toEqual([])
      expect(await other.next(options)).toEqual({ dueAt: start, freeAt: start + 3000 })
      expect(await other.claim({ ...options, now: () => start + 3000 })).toHaveLength(3)
    })

    it('all workers together claim no more leads than allowed', async () => {
      const outboxes = [open(), open()] as const
      for (let count = 0; count < 12; count++) await acceptLead(outboxes[0])
      const claims = await Promise.all(
        [0, 1, 0, 1].map((index) => outboxes[index ? 1 : 0].claim({ ...options, maxInDelivery: 7 })),
      )
      expect(claims.flat()).toHaveLength(7)
    })

    it('in no ten seconds are there more requests than allowed', async () => {
      const outboxes = [open(), open()] as const
      for (let count = 0; count < 40; count++) await acceptLead(outboxes[0])
      const made: number[] = []
      for (let now = start; now < start + 60_000; now += 700) {
        const outbox = outboxes[made.length % 2 ? 1 : 0]
        for (const one of await outbox.claim({
          ...options,
          now: () => now,
          limit: 3,
          requestsPer10Seconds: 5,
        })) {
          made.push(now)
          await outbox.delivered(one, now)
        }
      }
      expect(made.length).toBeGreaterThan(25)
      for (const begin of made) {
        expect(made.filter((at) => at >= begin && at < begin + 10_000).length).toBeLessThanOrEqual(5)
      }
    })

    it('the next claim is possible when a lead is due or its lease ends, and the rate limit allows it', async () => {
      const outbox = open()
      expect(await outbox.next(options)).toBeUndefined()
      await acceptLead(outbox)
      expect(await outbox.next(options)).toMatchObject({ dueAt: start })
      await outbox.postpone(await claimOne(outbox), { dueAt: start + 5000, reason: 'HTTP 500' })
      expect(await outbox.next({ requestsPer10Seconds: 1 })).toEqual({
        dueAt: start + 5000,
        freeAt: start + 10_000,
      })
      expect((await outbox.next(options))?.freeAt).toBeLessThan(start)
      await claimOne(outbox, start + 5000)
      expect(await outbox.next(options)).toMatchObject({ dueAt: start + 6000 })
    })

    it('times written by a clock that was a year ahead block nothing', async () => {
      const outbox = open()
      const ahead = start + 365 * 86_400_000
      await acceptLead(outbox, {}, ahead)
      await acceptLead(outbox, {}, ahead)
      await acceptLead(outbox, {}, ahead)
      const one = { ...options, limit: 1, maxInDelivery: 1, requestsPer10Seconds: 1 }
      const [postponed] = await outbox.claim({ ...one, now: () => ahead })
      if (!postponed) throw new Error('Nothing was claimed.')
      await outbox.postpone(postponed, { dueAt: ahead, reason: 'HTTP 429', pauseUntil: ahead + 10_000 })
      expect(await outbox.claim({ ...one, now: () => ahead + 10_000 })).toHaveLength(1)

      const claimed = await claimOne(outbox)
      await outbox.postpone(claimed, { dueAt: start, reason: 'HTTP 429', pauseUntil: start + 3000 })
      expect(await outbox.claim({ ...options, now: () => start + 2999 })).toEqual([])
      expect(await outbox.claim({ ...options, now: () => start + 3000 })).toHaveLength(3)
    })

    it('a stored lead that cannot be read does not stop the others', async () => {
      const outbox = open()
      await acceptLead(outbox)
      await database.run(`update outbox set lead = '{"form":"lottery"}'`)
      await acceptLead(outbox, { form: 'contact' }, start + 1)
      expect(await outbox.claim({ ...options, now: () => start + 1 })).toMatchObject([
        { lead: { form: 'contact' } },
      ])
      expect(await outbox.list({ state: 'dead', limit: 1 })).toMatchObject([
        { form: 'demo', lead: undefined, reason: 'The stored lead cannot be read.' },
      ])
    })
  })

  describe('maintenance', () => {
    it('lists the last first, by state and form, page by page', async () => {
      const outbox = open()
      await acceptLead(outbox, { form: 'contact' }, start)
      await acceptLead(outbox, { form: 'demo' }, start + 1)
      await acceptLead(outbox, { form: 'demo' }, start + 1)
      await acceptLead(outbox, { form: 'contact' }, start + 2)
      const [first, ...rest] = await outbox.list({ limit: 10 })
      expect([first, ...rest].map((entry) => entry?.receivedAt)).toEqual([
        start + 2,
        start + 1,
        start + 1,
        start,
      ])
      expect(await outbox.list({ limit: 10, ...(first && { after: first }) })).toEqual(rest)
      expect(await outbox.list({ limit: 10, ...(rest[0] && { after: rest[0] }) })).toEqual(rest.slice(1))
      expect(await outbox.list({ form: 'demo', limit: 10 })).toHaveLength(2)
      await claimOne(outbox)
      expect(await outbox.list({ form: 'contact', state: 'delivering', limit: 10 })).toMatchObject([
        { receivedAt: start },
      ])
    })

    it('a dead lead waits again when it is named, with its attempts reset', async () => {
      const outbox = open()
      await acceptLead(outbox)
      const { id, ...claim } = await claimOne(outbox)
      await outbox.refuse({ id, ...claim }, { at: start, reason: 'INVALID_EMAIL' })
      expect(await outbox.retry({ ids: ['none'] }, start)).toBe(0)
      expect(await outbox.retry('waiting', start)).toBe(0)
      expect(await outbox.retry({ ids: [id] }, start + 5)).toBe(1)
      expect(await claimOne(outbox, start + 5)).toMatchObject({ id, attempts: 1 })
      expect(await outbox.retry('dead', start)).toBe(0)
    })

    it('a waiting lead is due at once when it is retried, and a lead in delivery stays with its worker', async () => {
      const outbox = open()
      await acceptLead(outbox)
      await acceptLead(outbox)
      await outbox.postpone(await claimOne(outbox), { dueAt: start + 3_600_000, reason: 'HTTP 500' })
      await claimOne(outbox)
      expect(await outbox.retry('waiting', start)).toBe(1)
      expect(await outbox.claim(options)).toHaveLength(1)
    })

    it('finds entries by the beginning of their id', async () => {
      const outbox = open()
      await acceptLead(outbox)
      await acceptLead(outbox)
      const [first, second] = await outbox.list({ limit: 2 })
      if (!first || !second) throw new Error('Nothing is listed.')
      const prefix = first.id.slice(0, 12)
      expect(await outbox.withIdPrefix(prefix)).toEqual([first])
      expect(await outbox.withIdPrefix(first.id)).toEqual([first])
      expect(await outbox.withIdPrefix('%')).toEqual([])
    })

    it('purges what was delivered before a time, and nothing else', async () => {
      const outbox = open()
      for (let count = 0; count < 4; count++) await acceptLead(outbox)
      const [first, second, third] = await outbox.claim(options)
      if (!first || !second || !third) throw new Error('Nothing was claimed.')
      await outbox.delivered(first, start - 1)
      await outbox.delivered(second, start)
      await outbox.refuse(third, { at: start - 1, reason: 'INVALID_EMAIL' })
      expect(await outbox.purge(start)).toBe(1)
      expect(await outbox.counts()).toMatchObject({ waiting: 0, delivering: 1, delivered: 1, dead: 1 })
    })
  })

  describe('the check', () => {
    it('passes while a lead can be stored, and fails when it cannot', async () => {
      const outbox = open()
      await Promise.all([outbox.check(), outbox.check()])
      const [row] = await database.run('select length(content) as size from write_check')
      expect(row).toEqual({ size: 65_536 })
      await database.run('drop table write_check')
      await sleep(1000)
      await expect(outbox.check()).rejects.toThrow(/^The lead database .* cannot be written: /)
    })
  })

  describe('the tables', () => {
    it('several processes may create them at once', async () => {
      const outboxes = [open(), open(), open()]
      await Promise.all(outboxes.map((outbox) => outbox.check()))
      await Promise.all(outboxes.map((outbox) => acceptLead(outbox)))
      expect(await open().counts()).toMatchObject({ waiting: 3 })
    })

    it('tables of a later version are not changed', async () => {
      await open().check()
      await database.run('insert into outbox_versions values (99)')
      await expect(open().check()).rejects.toThrow('its tables were made by a newer version of the site')
    })
  })
})
