import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseEnvironment } from '../environment'
import { leadFormIds } from '../leads/contract'
import { functionApi } from './functionApi'
import { hubspotStandIn, type HubspotStandIn } from './leads/delivery/hubspot.fixture'
import { hubspotFormVariable } from './leads/delivery/requireHubspot'
import { postJson, request } from './leads/intake/intake.fixture'
import { openOutbox } from './leads/outbox/outbox'
import type { OutboxEntry } from './leads/outbox/rows'

const guid = '00000000-0000-4000-8000-000000000001'
const forms = Object.fromEntries(leadFormIds.map((form) => [hubspotFormVariable(form), guid]))

let hubspot: HubspotStandIn
let folder: string
let write: jest.SpyInstance[]
beforeEach(async () => {
  hubspot = await hubspotStandIn()
  folder = await mkdtemp(join(tmpdir(), 'function-'))
  write = (['log', 'error'] as const).map((name) => jest.spyOn(console, name).mockImplementation())
})
afterEach(async () => {
  for (const spy of write) spy.mockRestore()
  await hubspot.close()
  await rm(folder, { recursive: true })
})

const open = (variables: Record<string, string>) =>
  functionApi(
    parseEnvironment({
      LEADS_DATABASE_URL: `file:${join(folder, 'leads.db')}`,
      HUBSPOT_ENDPOINT: hubspot.origin,
      ...variables,
    }),
  )

const account = {
  HUBSPOT_PORTAL_ID: '1',
  HUBSPOT_ACCESS_TOKEN: 'token',
  HUBSPOT_SUBSCRIPTION_TYPE_ID: '999',
  ...forms,
}

/** The lead as it is stored in the outbox once an attempt to deliver it has ended. */
async function attempted(): Promise<OutboxEntry> {
  const outbox = openOutbox(`file:${join(folder, 'leads.db')}`)
  try {
    for (const end = Date.now() + 4000; Date.now() < end;) {
      const [entry] = await outbox.list({ limit: 1 })
      if (entry && (entry.settledAt || entry.reason)) return entry
      await sleep(10)
    }
  } finally {
    await outbox.close()
  }
  throw new Error('No attempt to deliver it has ended.')
}

it('an accepted lead triggers its delivery', async () => {
  const response = await postJson({ api: open(account) }, request)
  expect(response.status).toBe(200)
  expect(await attempted()).toMatchObject({ state: 'delivered' })
  expect(hubspot.received.map(({ path }) => path)).toEqual([expect.stringContaining(`/submit/1/${guid}`)])
})

it('a lead that could not be delivered is accepted all the same, and stays stored', async () => {
  hubspot.reactions.push('reset')
  const response = await postJson({ api: open(account) }, request)
  expect(response.status).toBe(200)
  expect(await attempted()).toMatchObject({ state: 'waiting', attempts: 1 })
})

it('without an account leads are stored', async () => {
  expect((await postJson({ api: open({}) }, request)).status).toBe(200)
  expect(hubspot.received).toEqual([])
})

it('an incomplete account is an error at the first call', () => {
  expect(() => open({ HUBSPOT_PORTAL_ID: '1' })).toThrow('HUBSPOT_ACCESS_TOKEN: is missing')
  expect(() => open({ DEPLOY_ENV: 'production' })).toThrow('HUBSPOT_FORM_DEMO: is missing')
})
