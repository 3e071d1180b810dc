/** Submissions while several servers share a database, and while the database does not respond. */
import Database from 'libsql'
import { openOutbox, type Outbox } from '../outbox/outbox'
import { createPostgresDatabase, describeWithPostgres, type TestDatabase } from '../outbox/stores.fixture'
import {
  key,
  openTestApi,
  postForm,
  postJson,
  request,
  requestWith,
  requestWithField,
  type TestApi,
} from './intake.fixture'

jest.setTimeout(30_000)

let sites: TestApi[]
let outboxes: Outbox[]
beforeEach(() => {
  sites = []
  outboxes = []
})
afterEach(async () => {
  await Promise.all(outboxes.map((outbox) => outbox.close()))
  await Promise.all(sites.map((site) => site.close()))
})

async function openSite(url: string, variables: Record<string, string> = {}): Promise<TestApi> {
  const outbox = openOutbox(url)
  outboxes.push(outbox)
  const site = await openTestApi(variables, { outbox })
  sites.push(site)
  return site
}

const from = '203.0.113.1'
let sent = 0
const send = async (site: TestApi): Promise<number> =>
  (await postJson(site, request, { 'idempotency-key': `${key}-${(sent += 1)}`, from })).status
/** Sends one that is counted and not stored. */
const sendIncomplete = async (site: TestApi): Promise<number> =>
  (await postJson(site, requestWithField('email', undefined), { from })).status

describeWithPostgres('two servers that share a database', () => {
  let database: TestDatabase
  let one: TestApi
  let other: TestApi
  beforeEach(async () => {
    database = await createPostgresDatabase()
    one = await openSite(database.url, { LEADS_PER_MINUTE: '6' })
    other = await openSite(database.url, { LEADS_PER_MINUTE: '6' })
  })
  afterEach(async () => {
    await Promise.all(outboxes.map((outbox) => outbox.close()))
    await database.remove()
  })

  it('allow a visitor as many submissions together as one of them', async () => {
    const statuses: number[] = []
    for (let index = 0; index < 8; index++) statuses.push(await sendIncomplete(index % 2 ? one : other))
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 429, 429])
  })

  it('allow a third of it without a captcha token, together', async () => {
    expect([await send(one), await send(other), await send(one)]).toEqual([200, 200, 429])
  })

  it('count no request that cannot be read', async () => {
    await outboxes[0]?.check()
    const withoutPage = requestWith({ context: { pageUri: 'nowhere', pageName: '' } })
    for (const body of ['{', {}, withoutPage])
      for (let index = 0; index < 7; index++) expect((await postJson(one, body, { from })).status).toBe(400)
    const native = await postForm(one, { form: 'lottery', locale: 'de' })
    expect(native.status).toBe(400)
    expect(await database.run('select submissions from submission_counts')).toEqual([])
  })

  it('do not count in the database any more when a visitor is over the limit', async () => {
    for (let index = 0; index < 7; index++) await sendIncomplete(one)
    const response = await postJson(one, request, { from })
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(50)
    for (let index = 0; index < 20; index++) expect(await sendIncomplete(one)).toBe(429)
    expect(await database.run('select submissions from submission_counts')).toEqual([{ submissions: 7 }])
  })
})

describe('while the database does not respond', () => {
  it('a submission is refused soon, as one that could not be stored', async () => {
    const site = await openSite('postgres://site:secret@127.0.0.1:1/leads', { LEADS_PER_MINUTE: '1' })
    const before = performance.now()
    const statuses = await Promise.all([send(site), send(site), send(site)])
    expect(statuses).toEqual([503, 503, 503])
    expect(performance.now() - before).toBeLessThan(8000)
    expect(site.log.join('\n')).toContain('A submission could not be counted')
    expect(site.log.join('\n')).not.toContain('secret')
  })

  it('two equal submissions wait for a locked file at the same time, not one after the other', async () => {
    const site = await openTestApi()
    sites.push(site)
    await site.outbox.check()
    const { file } = site
    const database = new Database(file)
    database.exec('begin immediate')
    const before = performance.now()
    const responses = await Promise.all([postJson(site, request), postJson(site, request)])
    const took = performance.now() - before
    database.exec('rollback')
    database.close()
    expect(responses.map(({ status }) => status)).toEqual([503, 503])
    expect(took).toBeLessThan(8000)
    expect((await postJson(site, request)).status).toBe(200)
  })
})
