/** Floods of leads: what is stored, delivered and refused, and that others are served meanwhile. */
import type { LeadRequest } from '../../../leads/model/contract'
import { recipientPerDay } from '../doubt/reviewVerdict'
import { openOutbox, type Outbox } from '../outbox/outbox'
import { testStores, type TestDatabase } from '../outbox/stores.fixture'
import {
  openTestApi,
  postForm,
  postJson,
  request,
  requestWithField,
  start,
  type TestApi,
} from './intake.fixture'

jest.setTimeout(60_000)

const captcha = {
  RECAPTCHA_SITE_KEY: 'site',
  RECAPTCHA_SECRET_KEY: 'hush',
  // Nobody listens there: a token is unverified.
  RECAPTCHA_ENDPOINT: 'http://localhost:1/recaptcha',
}
const perMinute = { LEADS_PER_MINUTE: '9' }

describe.each(testStores)('a flood, with $name', ({ create }) => {
  let database: TestDatabase
  let outbox: Outbox
  let site: TestApi
  let sent: number
  beforeEach(async () => {
    database = await create()
    outbox = openOutbox(database.url)
    sent = 0
  })
  afterEach(async () => {
    await outbox.close()
    await site.close()
    await database.remove()
  })
  const open = async (variables: Record<string, string> = {}): Promise<void> => {
    site = await openTestApi({ ...captcha, ...perMinute, TRUSTED_PROXIES: '1', ...variables }, { outbox })
  }
  const send = (
    from: string,
    email = 'ada@firm.example',
    more: Partial<LeadRequest> = {},
  ): Promise<Response> =>
    postJson(
      site,
      { ...(requestWithField('email', email) as LeadRequest), ...more },
      { 'x-forwarded-for': from, 'idempotency-key': `flood-${String((sent += 1)).padStart(12, '0')}` },
    )
  const statusesOf = async (requests: (() => Promise<Response>)[]): Promise<Record<number, number>> => {
    const counts: Record<number, number> = {}
    for (const { status } of await Promise.all(requests.map((one) => one())))
      counts[status] = (counts[status] ?? 0) + 1
    return counts
  }

  it('to one recipient from 150 IPv4 addresses and 300 networks of a /48 is not delivered', async () => {
    await open()
    const statuses = await statusesOf([
      ...Array.from(
        { length: 150 },
        (_, index) => () => send(`203.0.${index}.7`, `ada+${index}@firm.example`),
      ),
      ...Array.from({ length: 300 }, (_, index) => () => send(`2001:db8:1:${index.toString(16)}::7`)),
    ])
    // A third of the 30 leads in an hour that a recipient may get.
    expect(statuses).toEqual({ 200: 10, 429: 440 })
    expect(await outbox.counts()).toMatchObject({ doubtful: 10, waiting: 0 })
    const now = (): number => start + 3_600_000
    expect(await outbox.review({ now, doubtfulPerHour: 30 })).toEqual({ released: 0, kept: 10 })

    // Somebody else is served meanwhile, and delivered.
    expect((await send('198.51.100.1', 'eve@firm.example')).status).toBe(200)
    expect(await outbox.review({ now, doubtfulPerHour: 30 })).toEqual({ released: 1, kept: 0 })
    expect(site.log.join('\n')).not.toMatch(/ada|eve|203\.0|2001:db8/)
  })

  it('that is slow reaches one recipient a few times a day at most', async () => {
    await open()
    let released = 0
    for (let index = 0; index < 9; index++) {
      const status = (await send(`203.0.${index}.7`)).status
      expect(status).toBe(200)
      released += (await outbox.review({ now: () => start + 3_600_000, doubtfulPerHour: 30 })).released
    }
    expect(released).toBe(recipientPerDay)
  })

  it('from one /48 to many recipients is limited to that of three callers, and stops no other', async () => {
    await open()
    const statuses = await statusesOf(
      Array.from(
        { length: 40 },
        (_, index) => () => send(`2001:db8:1:${index.toString(16)}::7`, `${index}@firm.example`),
      ),
    )
    // A third, without a token, of three times nine.
    expect(statuses).toEqual({ 200: 9, 429: 31 })
    expect((await send('2001:db8:2::7', 'eve@firm.example')).status).toBe(200)
    expect((await send('203.0.113.7', 'eve@firm.example')).status).toBe(200)
  })

  it('over all is answered with "not now", which says when, and is logged once', async () => {
    await open({ LEADS_OVERALL_PER_MINUTE: '60' })
    const statuses = await statusesOf(
      Array.from(
        { length: 50 },
        (_, index) => () => send(`203.0.${index}.7`, `${index}@firm-${index}.example`),
      ),
    )
    expect(statuses).toEqual({ 200: 20, 429: 30 })
    const refused = await send('198.51.100.1', 'eve@firm.example')
    expect(await refused.json()).toMatchObject({ result: 'error', code: 'BUSY' })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect(site.log.filter((line) => line.includes('LEADS_OVERALL_PER_MINUTE'))).toHaveLength(1)

    const page = await postForm(
      site,
      {
        form: 'contact',
        locale: 'de',
        firstname: 'Eve',
        lastname: 'B',
        email: 'eve@firm.example',
        message: 'Hello',
      },
      { 'x-forwarded-for': '198.51.100.2' },
    )
    expect(page.status).toBe(429)
    const html = await page.text()
    expect(html).toContain('[not_now]')
    expect(html).toContain('value="eve@firm.example"')
  })

  it('a submission that is sent again counts once', async () => {
    await open({ LEADS_PER_RECIPIENT_PER_HOUR: '6' })
    const again = () =>
      postJson(site, request, { 'x-forwarded-for': '203.0.113.7', 'idempotency-key': 'again-and-again-1' })
    for (let count = 0; count < 5; count++) expect((await again()).status).toBe(200)
    // Of two leads without a token one is left.
    expect((await send('203.0.113.8', 'ada@outlay.example')).status).toBe(200)
    expect((await send('203.0.113.9', 'ada@outlay.example')).status).toBe(429)
    expect((await again()).status).toBe(200)
  })

  it('a person’s own attempts are told from the traffic of others', async () => {
    await open()
    for (let index = 0; index < 3; index++)
      expect((await send('203.0.113.7', `${index}@a.example`)).status).toBe(200)
    expect(await (await send('203.0.113.7', '4@a.example')).json()).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    })
  })
})
