import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnvironment } from '../../src/core/environment'
import { openOutbox, type Outbox } from '../../src/functions/leads/outbox/outbox'
import { acceptLead } from '../../src/functions/leads/outbox/outbox.fixture'
import { testStores, type TestDatabase } from '../../src/functions/leads/outbox/stores.fixture'
import { leadFormIds } from '../../src/leads/model/contract'
import { parseCommand } from './arguments'
import { runCommand } from './runCommand'

// The first test on PostgreSQL starts it.
jest.setTimeout(30_000)

describe.each(testStores)('the leads in $name', ({ create }) => {
  let folder: string
  let database: TestDatabase
  let url: string
  let outbox: Outbox
  let printed: string
  let noted: string
  let control: AbortController
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'leads-command-'))
    database = await create()
    url = database.url
    outbox = openOutbox(url)
    printed = ''
    noted = ''
    control = new AbortController()
  })
  afterEach(async () => {
    control.abort()
    await outbox.close()
    await database.remove()
    await rm(folder, { recursive: true })
  })

  const terminal = {
    print: (line: string) => void (printed += `${line}\n`),
    write: (text: string) => Promise.resolve(void (printed += text)),
    note: (line: string) => void (noted += `${line}\n`),
    progress: () => undefined,
  }
  const run = (args: string[], variables: Record<string, string> = {}) =>
    runCommand(parseCommand(args), {
      environment: parseEnvironment({ LEADS_DATABASE_URL: url, ...variables }),
      terminal,
      signal: control.signal,
    })

  const claimOptions = { lease: 1000, limit: 1, maxInDelivery: 8, requestsPer10Seconds: 200 }

  /** Has one lead refused, the one that was received first. */
  async function refuseOne(): Promise<string> {
    const [claimed] = await outbox.claim({ ...claimOptions, now: Date.now })
    if (!claimed) throw new Error('Nothing was claimed.')
    await outbox.refuse(claimed, { at: Date.now(), reason: 'HTTP 400 INVALID_EMAIL' })
    return claimed.id
  }

  const accept = (email: string, receivedAt = Date.now()) =>
    acceptLead(outbox, { fields: [{ objectTypeId: '0-1', name: 'email', value: email }] }, receivedAt)

  it('list shows leads with their state and reason, and no e-mail address in full', async () => {
    await accept('ada@outlay.example', 1_700_000_000_000)
    await accept('bob@outlay.example', 1_700_000_060_000)
    const id = await refuseOne()
    expect(await run(['list'])).toBe(0)
    expect(printed).toContain(id.slice(0, 8))
    expect(printed).toContain('a•••@outlay.example')
    expect(printed).not.toMatch(/ada@|bob@/)
    expect(printed).toContain('2023-11-14 22:13Z')
    expect(printed).toContain('HTTP 400 INVALID_EMAIL')
    expect(printed).toContain('2 shown. In all: 1 waiting, 0 in delivery, 0 delivered, 1 dead.')
    printed = ''
    await run(['list', '--state', 'waiting'])
    expect(printed).toContain('b•••@outlay.example')
    expect(printed).not.toContain('a•••')
  })

  it('a missing database has no leads, and is not created', async () => {
    url = `file:${join(folder, 'none', 'leads.db')}`
    expect(await run(['list'])).toBe(0)
    expect(noted).toMatch(/^There are no leads yet: .*none\/leads\.db does not exist/)
    await expect(stat(join(folder, 'none'))).rejects.toThrow('ENOENT')
  })

  it('a file that is no database is an error that names it', async () => {
    const file = join(folder, 'text.db')
    await writeFile(file, 'This is a text and no database at all. '.repeat(50))
    url = `file:${file}`
    await expect(run(['list'])).rejects.toThrow(/^The lead database file:.*text\.db cannot be opened: /)
  })

  it('retry makes dead leads wait again: one by the first digits of its id, or all', async () => {
    await accept('ada@outlay.example')
    await accept('bob@outlay.example')
    const id = await refuseOne()
    await refuseOne()
    await expect(run(['retry', '00000000', id])).rejects.toThrow(
      'Nothing was changed.\nThere is no lead 00000000.',
    )
    expect(await outbox.counts()).toMatchObject({ dead: 2 })
    await run(['retry', id.slice(0, 10)])
    expect(await outbox.counts()).toMatchObject({ dead: 1, waiting: 1 })
    await run(['retry', '--dead'])
    expect(await outbox.counts()).toMatchObject({ dead: 0, waiting: 2 })
  })

  it('doubtful leads are listed with their doubts, released and rejected', async () => {
    const doubtful = async (name: string): Promise<string> => {
      await acceptLead(outbox, {
        botCheck: 'without_token',
        doubts: ['without_token', 'trap_filled'],
        fields: [{ objectTypeId: '0-1', name: 'email', value: `${name}@outlay.example` }],
      })
      const [entry] = await outbox.list({ state: 'doubtful', limit: 10 })
      return entry?.id ?? ''
    }
    const id = await doubtful('ada')
    await run(['list', '--state', 'doubtful'])
    expect(printed).toMatch(/without token,[^]*trap filled/)
    expect(printed).toContain('0 dead, 1 doubtful.')
    await run(['reject', id.slice(0, 8)])
    expect(await outbox.counts()).toMatchObject({ doubtful: 0, rejected: 1, waiting: 0 })
    await expect(run(['retry', id])).rejects.toThrow(`Lead ${id} is rejected: \`release\` delivers it.`)
    await run(['release', id])
    expect(await outbox.counts()).toMatchObject({ rejected: 0, waiting: 1 })
    await expect(run(['reject', id])).rejects.toThrow('is waiting to be delivered')
    await doubtful('eve')
    await doubtful('bob')
    await run(['release', '--all'])
    expect(await outbox.counts()).toMatchObject({ doubtful: 0, waiting: 3 })
  })

  it('export writes a new file that only its owner reads, with everything in full', async () => {
    await accept('ada@outlay.example')
    await accept('=cmd|x!A1@outlay.example')
    const file = join(folder, 'leads.csv')
    expect(await run(['export', '--file', file])).toBe(0)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const lines = (await readFile(file, 'utf8')).split('\r\n')
    expect(lines).toHaveLength(4)
    expect(lines[0]).toContain(',marketing consent,email,firstname,')
    expect(lines.join()).toContain(',yes,yes,ada@outlay.example,')
    expect(lines.join()).toContain(",yes,yes,'=cmd|x!A1@outlay.example,")
    await expect(run(['export', '--file', file])).rejects.toThrow('exists already')
    expect(noted).toContain('2 leads exported to')
  })

  it('export to standard output is JSON alone', async () => {
    await outbox.check()
    await run(['export', '--format', 'json'])
    expect(JSON.parse(printed)).toEqual([])
    printed = ''
    await accept('ada@outlay.example', 1_700_000_000_000)
    await accept('bob@outlay.example', 1_700_000_000_001)
    await run(['export', '--format', 'json'])
    expect(JSON.parse(printed)).toMatchObject([
      { state: 'waiting', lead: { fields: [{ value: 'bob@outlay.example' }] } },
      { receivedAt: '2023-11-14T22:13:20.000Z', lead: { fields: [{ value: 'ada@outlay.example' }] } },
    ])
  })

  it('purge deletes what was delivered so many days ago', async () => {
    const day = 86_400_000
    for (const days of [31, 29]) {
      await accept('ada@outlay.example')
      const at = Date.now() - days * day
      const [claimed] = await outbox.claim({ ...claimOptions, now: Date.now })
      if (claimed) await outbox.delivered(claimed, at)
    }
    await run(['purge'])
    expect(await outbox.counts()).toMatchObject({ delivered: 1 })
    await run(['purge', '--delivered-before', '0'])
    expect(await outbox.counts()).toMatchObject({ delivered: 0 })
  })

  describe('deliver', () => {
    let hubspot: Server
    let statuses: number[]
    beforeEach(async () => {
      statuses = []
      hubspot = createServer((request, response) => {
        request.resume().on('end', () => response.writeHead(statuses.shift() ?? 200).end('{}'))
      })
      await new Promise<void>((resolve) => hubspot.listen(0, 'localhost', resolve))
    })
    afterEach(async () => {
      hubspot.closeAllConnections()
      await new Promise((resolve) => hubspot.close(resolve))
    })
    const account = () => ({
      HUBSPOT_PORTAL_ID: '1',
      HUBSPOT_ACCESS_TOKEN: 'token',
      HUBSPOT_SUBSCRIPTION_TYPE_ID: '999',
      HUBSPOT_ENDPOINT: `http://localhost:${(hubspot.address() as AddressInfo).port}`,
      ...Object.fromEntries(
        leadFormIds.map((form) => [
          `HUBSPOT_FORM_${form.toUpperCase()}`,
          '00000000-0000-4000-8000-000000000000',
        ]),
      ),
    })

    it('tries each waiting lead once, and reports the outcome', async () => {
      for (let count = 0; count < 3; count++) await accept('ada@outlay.example')
      statuses = [500, 400]
      expect(await run(['deliver'], account())).toBe(1)
      expect(await outbox.counts()).toMatchObject({ waiting: 1, delivering: 0, delivered: 1, dead: 1 })
      expect(printed).toMatch(/delivered +│ 1/)
      expect(noted).toContain('is refused by HubSpot: HTTP 400')
      expect(await run(['deliver'], account())).toBe(0)
      expect(await outbox.counts()).toMatchObject({ waiting: 0, delivered: 2 })
    })

    it('reports what is missing without an account', async () => {
      await accept('ada@outlay.example')
      expect(await run(['deliver'])).toBe(1)
      expect(noted).toContain('HUBSPOT_PORTAL_ID')
    })
  })
})
