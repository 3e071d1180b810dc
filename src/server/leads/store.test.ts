import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import type { Lead } from './schema'
import { openLeadStore } from './store'

const lead: Lead = {
  form: 'demo',
  locale: 'de',
  page: '/de/demo',
  fields: { email: 'ada@outlay.example', company: "Ada's Söhne" },
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leads-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('a saved lead is in the file, whoever opens it next', async () => {
  const url = `file:${join(folder, 'made/on demand', 'leads.db')}`
  const store = openLeadStore(url)
  const stored = await store.save(lead, 1_800_000_000_000)
  await store.close()

  const database = createClient({ url })
  const { rows } = await database.execute('select * from leads')
  database.close()
  expect(rows.map((row) => ({ ...row }))).toEqual([
    {
      id: stored.id,
      received_at: 1_800_000_000_000,
      form: 'demo',
      locale: 'de',
      page: '/de/demo',
      fields: JSON.stringify(lead.fields),
    },
  ])
})

test('a commit is flushed to disk before it counts', async () => {
  const url = `file:${join(folder, 'leads.db')}`
  const store = openLeadStore(url)
  await store.save(lead, 0)
  await store.close()
  const database = createClient({ url })
  const mode = await database.execute('pragma journal_mode')
  const synchronous = await database.execute('pragma synchronous')
  database.close()
  expect(mode.rows[0]?.['journal_mode']).toBe('wal')
  expect(synchronous.rows[0]?.['synchronous']).toBe(2)
})

test('two stores on one file, and many leads at once, lose none', async () => {
  const url = `file:${join(folder, 'leads.db')}`
  const stores = [openLeadStore(url), openLeadStore(url)]
  const saved = await Promise.all(
    Array.from({ length: 40 }, (_, index) => stores[index % 2]?.save(lead, index)),
  )
  expect(new Set(saved.map((one) => one?.id)).size).toBe(40)
  await Promise.all(stores.map((store) => store.close()))
  const database = createClient({ url })
  const { rows } = await database.execute('select count(*) as count from leads')
  database.close()
  expect(rows[0]?.['count']).toBe(40)
})

test('a database that cannot be opened fails the check and the save, and works once it can', async () => {
  const file = join(folder, 'blocked')
  await writeFile(file, 'not a folder')
  const store = openLeadStore(`file:${join(file, 'leads.db')}`)
  await expect(store.check()).rejects.toThrow()
  await expect(store.save(lead, 0)).rejects.toThrow()
  await rm(file)
  await expect(store.check()).resolves.toBeUndefined()
  await store.close()
})
