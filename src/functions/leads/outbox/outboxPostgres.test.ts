/** What only the outbox on PostgreSQL has: connections that break, several machines, their clocks, shared limits. */
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { inspect } from 'node:util'
import { openOutbox, type Outbox } from './outbox'
import { acceptLead, lead, response, start } from './outbox.fixture'
import { timeBudget } from './storage/store'
import { createPostgresDatabase, describeWithPostgres, type TestDatabase } from './stores.fixture'

jest.setTimeout(30_000)

let opened: Outbox[]
const open = (url: string): Outbox => {
  const outbox = openOutbox(url)
  opened.push(outbox)
  return outbox
}
beforeEach(() => {
  opened = []
})
afterEach(async () => {
  jest.restoreAllMocks()
  await Promise.all(opened.map((outbox) => outbox.close()))
})

const options = { now: () => start, lease: 1000, limit: 4, maxInDelivery: 8, requestsPer10Seconds: 200 }

describeWithPostgres('PostgreSQL', () => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await createPostgresDatabase()
  })
  afterEach(() => database.remove())

  it('a lead whose row is locked does not hold up a claim', async () => {
    const outbox = open(database.url)
    await acceptLead(outbox, { form: 'demo' }, start - 1)
    await acceptLead(outbox, { form: 'contact' })
    await database.run('begin')
    await database.run(`select * from outbox where form = 'demo' for update`)
    const before = performance.now()
    expect(await outbox.claim(options)).toMatchObject([{ lead: { form: 'contact' } }])
    expect(performance.now() - before).toBeLessThan(4000)
    await database.run('rollback')
    expect(await outbox.claim(options)).toMatchObject([{ lead: { form: 'demo' } }])
  })

  it('many workers claim at once, and none exceeds a limit', async () => {
    const outboxes = [open(database.url), open(database.url), open(database.url)] as const
    const [first] = outboxes
    await Promise.all(Array.from({ length: 20 }, () => acceptLead(first)))
    const claims = await Promise.all(
      [...outboxes, ...outboxes, ...outboxes, ...outboxes].map((outbox) => outbox.claim(options)),
    )
    const ids = claims.flat().map(({ id }) => id)
    expect(ids).toHaveLength(options.maxInDelivery)
    expect(new Set(ids).size).toBe(options.maxInDelivery)
    const slots = await database.run(`select * from delivery_slots where taken_at = ${start}`)
    expect(slots).toHaveLength(options.maxInDelivery)
  })

  it('connections that the server ends are replaced, and what was asked succeeds', async () => {
    // A separate name: tests in other processes share the server.
    const name = `ended by ${process.pid}`
    const url = new URL(database.url)
    url.searchParams.set('application_name', name)
    const outbox = open(url.href)
    await Promise.all(Array.from({ length: 10 }, () => acceptLead(outbox)))
    const accepting = Array.from({ length: 50 }, () => acceptLead(outbox))
    const ended = await database.run(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = '${name}'`,
    )
    expect(ended.length).toBeGreaterThan(0)
    const outcomes = (await Promise.all(accepting)).map(({ outcome }) => outcome)
    expect(new Set(outcomes)).toEqual(new Set(['accepted']))
    expect(await outbox.counts()).toMatchObject({ waiting: 60 })
  })

  describe('for its own user', () => {
    let role: string
    beforeEach(async () => {
      await open(database.url).check()
      const [row] = await database.run('select current_schema as name')
      const schema = (row as { name: string }).name
      role = `role_${schema}`
      await database.run(`create role ${role} login`)
      await database.run(`grant usage on schema ${schema} to ${role}`)
      await database.run(`grant all on all tables in schema ${schema} to ${role}`)
    })
    afterEach(async () => {
      await Promise.all(opened.map((outbox) => outbox.close()))
      await database.run(`drop owned by ${role}`)
      await database.run(`drop role ${role}`)
    })
    const openAsRole = (): Outbox => {
      const url = new URL(database.url)
      url.username = role
      return open(url.href)
    }

    it('a connection that became read-only is replaced, and what was asked succeeds', async () => {
      await database.run(`alter role ${role} set default_transaction_read_only = on`)
      const outbox = openAsRole()
      expect(await outbox.counts()).toMatchObject({ waiting: 0 })
      // Only new connections have it.
      await database.run(`alter role ${role} reset default_transaction_read_only`)
      expect(await acceptLead(outbox)).toMatchObject({ outcome: 'accepted' })
    })

    it('a connection that is refused later is an error that names the database', async () => {
      const outbox = openAsRole()
      expect(await outbox.counts()).toMatchObject({ waiting: 0 })
      await database.run(`alter role ${role} nologin`)
      await database.run(`select pg_terminate_backend(pid) from pg_stat_activity where usename = '${role}'`)
      await expect(acceptLead(outbox)).rejects.toThrow(
        /^The lead database .* cannot be opened: .*not permitted/,
      )
    })
  })

  it('a commit is flushed to disk, also where the default of the database is another', async () => {
    const url = new URL(database.url)
    const given = url.searchParams.get('options') ?? ''
    url.searchParams.set('options', `${given} -c synchronous_commit=off`)
    const outbox = open(url.href)
    await outbox.check()
    await database.run(`create table settings (name text, value text)`)
    await database.run(`create function note() returns trigger language plpgsql as
      'begin insert into settings values (''synchronous_commit'', current_setting(''synchronous_commit'')); return new; end'`)
    await database.run('create trigger note after insert on outbox for each row execute function note()')
    await acceptLead(outbox)
    expect(await database.run('select value from settings')).toEqual([{ value: 'on' }])
  })

  it('its clock is that of the database, not of the machine', async () => {
    const outbox = open(database.url)
    const hour = 3_600_000
    const real = Date.now()
    jest.spyOn(Date, 'now').mockImplementation(() => real + hour)
    expect(outbox.now()).toBe(real + hour)
    await outbox.check()
    const [row] = await database.run('select extract(epoch from clock_timestamp())::float8 * 1000 as time')
    const time = (row as { time: number }).time
    expect(Math.abs(outbox.now() - time)).toBeLessThan(2000)
  })

  it('servers count the submissions of a caller together, and forget the caller', async () => {
    const [one, other] = [open(database.url), open(database.url)]
    const count = async (outbox: Outbox, caller: string, window = 60_000) =>
      (await outbox.countSubmissions?.([{ subject: caller, limit: 'all', window }]))?.[0]?.submissions
    expect(await count(one, '198.51.100.7')).toBe(1)
    expect(await count(other, '198.51.100.7')).toBe(2)
    expect(await count(other, '198.51.100.8')).toBe(1)
    const parallel = await Promise.all(
      Array.from({ length: 20 }, (_, index) => count(index % 2 ? one : other, '198.51.100.9')),
    )
    expect(parallel.toSorted((a = 0, b = 0) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    )
    expect(JSON.stringify(await database.run('select * from submission_counts'))).not.toContain('198.51')

    await database.run('update submission_counts set ends_at = 0')
    expect(await count(one, '198.51.100.7')).toBe(1)
    await database.run('update submission_counts set ends_at = 0')
    expect(await count(open(database.url), '198.51.100.8')).toBe(1)
    for (const end = Date.now() + 5000; Date.now() < end;) {
      const rows = await database.run('select 1 from submission_counts')
      if (rows.length === 1) return
    }
    throw new Error('Ended counts are not deleted.')
  })

  it('an error of the database does not repeat what a visitor wrote', async () => {
    const outbox = open(database.url)
    await outbox.check()
    await database.run(`alter table outbox add constraint none check (form <> 'demo')`)
    const error: unknown = await acceptLead(outbox).catch((reason: unknown) => reason)
    expect(inspect(error)).toContain('violates check constraint')
    expect(inspect(error)).not.toMatch(/ada|Söhne/)
  })
})

describe('a database that does not respond', () => {
  let server: Server
  let sockets: Socket[]
  let url: string
  beforeEach(async () => {
    sockets = []
    server = createServer((socket) => void sockets.push(socket.on('error', () => undefined)))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    url = `postgres://site:s%40cret@127.0.0.1:${(server.address() as AddressInfo).port}/leads`
  })
  afterEach(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  })

  const shown = /^The lead database postgres:\/\/127\.0\.0\.1:\d+\/leads cannot be reached: /

  it('costs a request one budget of time, however many operations it needs', async () => {
    const outbox = open(url)
    const budget = timeBudget()
    const before = performance.now()
    await expect(outbox.storedResponse({ key: 'key', digest: 'digest' }, budget)).rejects.toThrow(shown)
    const options = { key: 'key', digest: 'digest', receivedAt: start, response }
    await expect(outbox.accept(lead, options, budget)).rejects.toThrow(shown)
    const count = outbox.countSubmissions?.([{ subject: 'a', limit: 'all', window: 1000 }], budget)
    await expect(count).rejects.toThrow(shown)
    expect(performance.now() - before).toBeLessThan(8000)
  })

  it('is named without its password, also when it is not there at all', async () => {
    await new Promise((resolve) => server.close(resolve))
    const error: unknown = await open(url)
      .check()
      .catch((reason: unknown) => reason)
    expect(error).toMatchObject({ message: expect.stringMatching(shown) })
    expect(inspect(error)).not.toMatch(/s%40cret|s@cret/)
    await new Promise<void>((resolve) => server.listen(0, resolve))
  })

  it('an address that is malformed is an error without its password', async () => {
    const error: unknown = await open('postgres://site:s%40cret@127.0.0.1:many/leads')
      .check()
      .catch((reason: unknown) => reason)
    expect(error).toMatchObject({
      message: expect.stringMatching(/^The lead database postgres:.* cannot be /),
    })
    expect(inspect(error)).not.toMatch(/s%40cret|s@cret/)
  })
})
