/** Many people who send a form in the same moment, while the database is slower than they are. */
import { openOutbox, type Outbox } from '../outbox/outbox'
import { createPostgresDatabase, describeWithPostgres, type TestDatabase } from '../outbox/stores.fixture'
import { openTestApi, postJson, requestWithField, type TestApi } from './intake.fixture'

jest.setTimeout(60_000)

describeWithPostgres('a burst of honest leads on PostgreSQL', () => {
  let database: TestDatabase
  let outbox: Outbox
  let site: TestApi
  beforeEach(async () => {
    database = await createPostgresDatabase()
    outbox = openOutbox(database.url)
    await outbox.check()
    site = await openTestApi(
      { LEADS_OVERALL_PER_MINUTE: '3000', TRUSTED_PROXIES: '1', LEADS_PER_MINUTE: '9' },
      { outbox },
    )
  })
  afterEach(async () => {
    await outbox.close()
    await site.close()
    await database.remove()
  })

  const burst = (count: number): Promise<number>[] =>
    Array.from({ length: count }, async (_, index) => {
      const { status } = await postJson(site, requestWithField('email', `${index}@firm-${index}.example`), {
        'x-forwarded-for': `203.0.${index % 250}.${Math.floor(index / 250)}`,
        'idempotency-key': `burst-${String(index).padStart(12, '0')}`,
      })
      return status
    })
  /** Every lead takes so long to store, in seconds, on each of the connections. */
  const slowDown = (seconds: number): Promise<unknown> =>
    database.run(`
      create function slow() returns trigger language plpgsql as
        $$ begin perform pg_sleep(${seconds}); return new; end $$;
      create trigger slow before insert on outbox for each row execute function slow()`)

  it('waits in line and is stored, although that takes longer than the database may take for one', async () => {
    // Six seconds of the eight connections that store leads, and little work for a busy machine.
    await slowDown(0.2)
    const before = performance.now()
    const statuses = await Promise.all(burst(240))
    expect(performance.now() - before).toBeGreaterThan(5000)
    expect(statuses.filter((status) => status !== 200)).toEqual([])
    expect(await outbox.counts()).toMatchObject({ waiting: 240 })
  })

  it('leaves connections for delivery and health checks', async () => {
    await slowDown(0.15)
    const statuses = burst(200)
    await statuses[8]
    const before = performance.now()
    await outbox.check()
    expect(await outbox.counts()).toMatchObject({ dead: 0 })
    expect(performance.now() - before).toBeLessThan(1000)
    expect(new Set(await Promise.all(statuses))).toEqual(new Set([200]))
  })
})
