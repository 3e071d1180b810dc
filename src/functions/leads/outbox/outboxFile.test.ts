/** What only the outbox in a file of this machine has: locks, its permissions, and a file that somebody deletes. */
import { execFileSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Database from 'libsql'
import { openOutbox, type Outbox } from './outbox'
import { acceptLead, lead, response, start } from './outbox.fixture'
import { timeBudget } from './storage/store'

let folder: string
let file: string
let url: string
let outbox: Outbox
let databases: Database.Database[]

/** The database itself, without the outbox; it is closed after the test. */
function openDatabase(): Database.Database {
  const database = new Database(file)
  databases.push(database)
  return database
}

/** Locks the file as another process would; call the result to unlock it. */
function lock(): () => void {
  const database = openDatabase()
  database.exec('begin immediate')
  return () => database.exec('rollback')
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-file-'))
  file = join(folder, 'made/on demand', 'leads.db')
  url = `file:${file}`
  outbox = openOutbox(url)
  databases = []
})
afterEach(async () => {
  // First, since a transaction that a failed test has left open blocks the outbox.
  for (const database of databases) database.close()
  await outbox.close()
  await rm(folder, { recursive: true })
})

const options = { now: () => start, lease: 1000, limit: 4, maxInDelivery: 8, requestsPer10Seconds: 200 }

it('the file is for its owner alone', async () => {
  await acceptLead(outbox)
  for (const name of [file, `${file}-wal`]) {
    const { mode } = await stat(name)
    expect([name, (mode & 0o777).toString(8)]).toEqual([name, '600'])
  }
})

it('a commit is flushed to disk', async () => {
  await outbox.check()
  const database = openDatabase()
  expect(database.prepare('pragma journal_mode').all()).toEqual([{ journal_mode: 'wal' }])
  const exec = jest.spyOn(Database.prototype, 'exec')
  const other = openOutbox(url)
  await other.check()
  await other.close()
  expect(exec.mock.calls.flat()).toContain('pragma synchronous = full')
  exec.mockRestore()
})

it('the driver of the other kind of database is not loaded', async () => {
  jest.doMock('pg', () => {
    throw new Error('It was loaded.')
  })
  await outbox.check()
  const other = openOutbox('postgres://localhost/leads')
  await expect(other.check()).rejects.toThrow('It was loaded.')
  await other.close()
  jest.dontMock('pg')
})

describe('a file that another process locks', () => {
  it('is waited for, without blocking this process', async () => {
    await outbox.check()
    const unlock = lock()
    const accepting = [acceptLead(outbox), acceptLead(outbox), outbox.claim(options)]
    const before = performance.now()
    await sleep(300)
    expect(performance.now() - before).toBeLessThan(1500)
    unlock()
    await Promise.all(accepting)
    expect(await acceptLead(outbox)).toMatchObject({ outcome: 'accepted' })
    expect(await outbox.list({ limit: 10 })).toHaveLength(3)
  })

  it('is waited for once: the operations of a request share one budget of time', async () => {
    await outbox.check()
    const unlock = lock()
    const budget = timeBudget()
    const accept = (key: string) =>
      outbox.accept(lead, { key, digest: 'digest', receivedAt: start, response }, budget)
    const before = performance.now()
    await expect(accept('first')).rejects.toThrow(
      /^The lead database .*leads\.db is locked by another process/,
    )
    expect(performance.now() - before).toBeGreaterThan(4000)
    await expect(accept('second')).rejects.toThrow('is locked by another process')
    expect(performance.now() - before).toBeLessThan(8000)
    unlock()
    expect(await accept('third')).toMatchObject({ outcome: 'accepted' })
  }, 20_000)

  it('is no longer waited for when the time ends between two looks at the clock', async () => {
    await outbox.check()
    const unlock = lock()
    const clock = jest.spyOn(performance, 'now')
    // The operation begins, the attempt has failed, and the rest of the time is computed.
    clock.mockReturnValueOnce(0).mockReturnValueOnce(4999).mockReturnValue(5000)
    const accepted = acceptLead(outbox)
    await expect(accepted).rejects.toThrow('is locked by another process')
    clock.mockRestore()
    unlock()
  })
})

it('a database that cannot be opened fails what is asked, and works once it can', async () => {
  const blocked = join(folder, 'blocked')
  await writeFile(blocked, 'not a folder')
  const other = openOutbox(`file:${join(blocked, 'leads.db')}?authToken=secret`)
  await expect(other.check()).rejects.toThrow(/^The lead database file:.*leads\.db cannot be opened: /)
  await expect(acceptLead(other)).rejects.not.toThrow(/secret/)
  await rm(blocked)
  await mkdir(blocked)
  await sleep(1000)
  await writeFile(join(blocked, 'leads.db'), 'no database '.repeat(100))
  await expect(other.check()).rejects.toThrow('cannot be opened: file is not a database')
  await sleep(1000)
  await rm(join(blocked, 'leads.db'))
  expect(await acceptLead(other)).toMatchObject({ outcome: 'accepted' })
  await other.close()
})

describe('a file that is deleted while it is in use', () => {
  const accept = (key: string) => outbox.accept(lead, { key, digest: 'digest', receivedAt: start, response })
  const others: Outbox[] = []
  afterEach(async () => {
    await Promise.all(others.splice(0).map((other) => other.close()))
  })
  /** What the next process finds. */
  const openOther = (): Outbox => {
    const other = openOutbox(url)
    others.push(other)
    return other
  }

  it.each([
    ['with its folder', () => rm(dirname(file), { recursive: true })],
    ['alone', () => rm(file)],
    [
      'and replaced by an empty one',
      async () => {
        await rename(file, `${file}.old`)
        await writeFile(file, '', { mode: 0o600 })
      },
    ],
    [
      'and replaced by another database',
      async () => {
        const other = openOutbox(`file:${file}.other`)
        await other.accept(lead, { key: 'there', digest: 'digest', receivedAt: start + 1, response })
        await other.close()
        // A copy, since the driver may have the other one open for a while.
        const database = new Database(`${file}.other`)
        databases.push(database)
        database.prepare('vacuum into ?').run([`${file}.new`])
        await chmod(`${file}.new`, 0o600)
        await rename(`${file}.new`, file)
      },
    ],
  ])('%s: it is taken up again with its leads, and the next process finds them', async (_name, remove) => {
    await accept('before')
    const [claimed] = await outbox.claim(options)
    await remove()
    expect(await outbox.storedResponse({ key: 'before', digest: 'digest' })).toMatchObject({
      outcome: 'repeated',
    })
    expect(await accept('after')).toMatchObject({ outcome: 'accepted' })
    await outbox.check()
    expect(claimed && (await outbox.delivered(claimed, start))).toBe(true)
    const next = openOther()
    expect(await next.storedResponse({ key: 'before', digest: 'digest' })).toMatchObject({
      outcome: 'repeated',
    })
    const { delivered, waiting } = await next.counts()
    expect({ delivered, waiting: waiting >= 1 }).toEqual({ delivered: 1, waiting: true })
    const { mode } = await stat(file)
    expect((mode & 0o777).toString(8)).toBe('600')
    expect((await readdir(dirname(file))).filter((name) => name.endsWith('.copy'))).toEqual([])
  })

  it('and only closed afterwards: its leads are written first', async () => {
    await accept('before')
    await rm(file)
    await outbox.close()
    expect(await openOther().counts()).toMatchObject({ waiting: 1 })
  })

  it('and replaced by an earlier copy of itself: what was delivered since is not delivered again', async () => {
    await accept('before')
    openDatabase()
      .prepare('vacuum into ?')
      .run([`${file}.backup`])
    const [claimed] = await outbox.claim(options)
    expect(claimed && (await outbox.delivered(claimed, start))).toBe(true)
    await rename(`${file}.backup`, file)
    expect(await accept('after')).toMatchObject({ outcome: 'accepted' })
    expect(await outbox.counts()).toMatchObject({ delivered: 1, waiting: 1 })
  })

  it('and cannot be written again, is an error until it can', async () => {
    await accept('before')
    await rm(dirname(file), { recursive: true })
    await writeFile(dirname(file), 'no folder')
    await expect(outbox.check()).rejects.toThrow(
      /was deleted while the server uses it, and cannot be written anew/,
    )
    await expect(accept('after')).rejects.toThrow('was deleted')
    await sleep(1000)
    await rm(dirname(file))
    await outbox.check()
    expect(await outbox.counts()).toMatchObject({ waiting: 1 })
  })

  it('a file that became unreadable is an error until another one is put in its place', async () => {
    await accept('before')
    openDatabase()
      .prepare('vacuum into ?')
      .run([`${file}.backup`])
    // More than the connection has in memory.
    const long = {
      fields: [{ objectTypeId: '0-1' as const, name: 'message' as const, value: 'x'.repeat(60_000) }],
    }
    for (let count = 0; count < 60; count++) await acceptLead(outbox, long)
    openDatabase().exec('pragma wal_checkpoint(truncate)')
    const { size } = await stat(file)
    await writeFile(file, 'x'.repeat(size), { flag: 'r+' })
    await expect(outbox.list({ limit: 100 })).rejects.toThrow()
    await expect(accept('meanwhile')).rejects.toThrow(/cannot be opened: file is not a database/)
    await expect(outbox.check()).rejects.toThrow('file is not a database')
    await rename(`${file}.backup`, file)
    await sleep(1000)
    expect(await accept('after')).toMatchObject({ outcome: 'accepted' })
    expect(await outbox.counts()).toMatchObject({ waiting: 2 })
  })
})

describe('a disk that is full', () => {
  /** A file system with room for a few leads; only root may make one. */
  async function smallDisk(): Promise<string> {
    const disk = join(folder, 'disk')
    await mkdir(disk)
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=600k', 'tmpfs', disk], { stdio: 'pipe' })
    return disk
  }

  const canMount = (): boolean => {
    try {
      execFileSync('unshare', ['--mount', 'true'], { stdio: 'pipe' })
      return process.getuid?.() === 0
    } catch {
      return false
    }
  }

  const onSmallDisk = canMount() ? it : it.skip
  onSmallDisk('fails the check and the lead, and both work when there is room again', async () => {
    const disk = await smallDisk()
    const other = openOutbox(`file:${join(disk, 'leads.db')}`)
    try {
      await other.check()
      expect(await acceptLead(other)).toMatchObject({ outcome: 'accepted' })
      execFileSync('sh', ['-c', 'cat /dev/zero > "$0" || true', join(disk, 'ballast')], { stdio: 'pipe' })
      await sleep(1000)
      await expect(other.check()).rejects.toThrow(/cannot be written: .*full/)
      const long = {
        fields: [{ objectTypeId: '0-1' as const, name: 'message' as const, value: 'x'.repeat(60_000) }],
      }
      await expect(acceptLead(other, long)).rejects.toThrow('full')
      await rm(join(disk, 'ballast'))
      await sleep(1000)
      await other.check()
      expect(await acceptLead(other, long)).toMatchObject({ outcome: 'accepted' })
      expect(await other.counts()).toMatchObject({ waiting: 2 })
    } finally {
      await other.close()
      // The driver frees the file only when its statements are collected.
      execFileSync('umount', ['--lazy', disk])
    }
  })
})

it('tables of the first version are brought to this one, with the leads in them', async () => {
  await mkdir(dirname(file), { recursive: true })
  const database = openDatabase()
  database.exec(firstVersion)
  database.close()
  databases = []
  expect(await outbox.list({ limit: 1 })).toMatchObject([{ id: 'old', state: 'waiting', lead }])
  expect(await outbox.claim(options)).toMatchObject([{ id: 'old', attempts: 2 }])
  const versions = openDatabase().prepare('select version from outbox_versions order by 1').all()
  expect(versions).toEqual([{ version: 1 }, { version: 2 }, { version: 3 }])
})

/** The statements that a process of the first version ran, and a lead. */
const firstVersion = `
  create table outbox_versions (version integer primary key);
  insert into outbox_versions values (1);
  create table outbox (
    id text primary key,
    idempotency_key text not null unique,
    digest text not null,
    answer text not null,
    form text not null,
    lead text not null,
    received_at integer not null,
    state text not null check (state in ('waiting', 'delivering', 'delivered', 'dead')),
    due_at integer not null,
    attempts integer not null default 0,
    lease text,
    without_hutk integer not null default 0,
    reason text,
    correlation_id text,
    settled_at integer
  );
  create index outbox_due on outbox (due_at) where state in ('waiting', 'delivering');
  create index outbox_state on outbox (state, settled_at);
  create index outbox_received on outbox (received_at, id);
  create table delivery_slots (slot integer primary key, taken_at integer not null);
  insert into delivery_slots
    with recursive slots (slot) as (select 1 union all select slot + 1 from slots where slot < 200)
    select slot, 0 from slots;
  create table delivery_pause (id integer primary key check (id = 1), paused_until integer not null);
  insert into delivery_pause values (1, 0);
  insert into outbox (id, idempotency_key, digest, answer, form, lead, received_at, state, due_at, attempts)
    values ('old', 'key', 'digest', '{}', 'demo', '${JSON.stringify(lead).replaceAll("'", "''")}', ${start}, 'waiting',
      ${start}, 1);
`

it('due leads are found by an index, however many wait', async () => {
  await outbox.check()
  const prepare = jest.spyOn(Database.prototype, 'prepare')
  await outbox.claim(options)
  const text = prepare.mock.calls.map(([statement]) => statement).find((one) => /order by "due_at"/.test(one))
  prepare.mockRestore()
  if (!text) throw new Error('No query for due leads was found.')
  const plan = openDatabase().prepare(`explain query plan ${text}`).all([start, 4])
  expect(JSON.stringify(plan)).toContain('outbox_open')
  expect(JSON.stringify(plan)).not.toContain('TEMP B-TREE')
})

it('times of a wrong clock are looked for at the first claim and when the clock was set back, not at each claim', async () => {
  await outbox.check()
  const prepare = jest.spyOn(Database.prototype, 'prepare')
  const repairs = async (now: number): Promise<number> => {
    prepare.mockClear()
    await outbox.claim({ ...options, now: () => now })
    return prepare.mock.calls.filter(([statement]) => statement.startsWith('update "delivery_pause"')).length
  }
  expect(await repairs(start)).toBe(1)
  expect(await repairs(start + 1000)).toBe(0)
  expect(await repairs(start + 3_600_000)).toBe(1)
  expect(await repairs(start + 3_660_000)).toBe(0)
  expect(await repairs(start + 3_600_000)).toBe(1)
  expect(await repairs(start + 3_605_000)).toBe(0)
  prepare.mockRestore()
})
