import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseEnvironment } from '../core/environment'
import { leadFormIds } from '../leads/model/contract'
import { writeBuiltFiles } from './builtFiles.fixture'
import { functionApi } from './functionApi'
import { hubspotStandIn, type HubspotStandIn } from './leads/delivery/hubspot.fixture'
import { hubspotFormVariable } from './leads/delivery/hubspotSettings'
import { postForm, postJson, requestWith } from './leads/intake/intake.fixture'
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
  await writeBuiltFiles(folder)
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
    folder,
  )

const account = {
  HUBSPOT_PORTAL_ID: '1',
  HUBSPOT_ACCESS_TOKEN: 'token',
  HUBSPOT_SUBSCRIPTION_TYPE_ID: '999',
  ...forms,
}

// Every string of the built files is the url code of its locale.
const texts = { text: 'de de', communications: [{ value: false, text: 'de' }] }
const request = requestWith({ legalConsentOptions: { consent: { consentToProcess: true, ...texts } } })

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

describe('as under our own server', () => {
  const work = {
    form: 'work_email',
    locale: 'de',
    page: '/de/features',
    email: 'ada@free.example',
  }

  it('a free-mail address is refused, with the page in the visitor’s language', async () => {
    const response = await postForm({ api: open({}) }, work)
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toContain('text/html')
    const page = await response.text()
    expect(page).toContain('<h1>de</h1>')
    expect(page).toContain('value="ada@free.example"')
  })

  it('a page adds its file to the lead', async () => {
    const complete = { ...work, firstname: 'Ada', lastname: 'Byron', company: 'Engines' }
    const ebook = { ...complete, form: 'ebook', page: '/en/ebooks/a', email: 'ada@outlay.example' }
    expect((await postForm({ api: open(account) }, ebook)).status).toBe(303)
    const { lead } = await attempted()
    expect(lead?.fields).toContainEqual({
      objectTypeId: '0-1',
      name: 'pdf_url',
      value: 'https://www.outlay.example/media/a.pdf',
    })
  })

  it('a missing file of the build is an error at the first call that names it', async () => {
    await rm(join(folder, 'public/forms-data/en.json'))
    expect(() => open({})).toThrow('public/forms-data/en.json')
  })
})
