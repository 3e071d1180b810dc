import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import type { Hono } from 'hono'
import { parseEnvironment } from '../../../core/environment'
import { idempotencyKeyHeader, leadFormAction, type LeadRequest } from '../../../leads/model/contract'
import { createApi, type ApiOptions } from '../../app'
import { testForms, testTexts } from '../../builtForms.fixture'
import type { Lead } from '../lead'
import { openOutbox, type Outbox } from '../outbox/outbox'

export const start = 1_800_000_000_000

export type TestApi = {
  api: Hono
  outbox: Outbox
  /** The database's file. */
  file: string
  /** Everything that was logged. */
  log: string[]
  /** Leads in the outbox, the first one first. */
  leads(): Promise<Lead[]>
  /** The number of calls of `onAccepted`. */
  accepted(): number
  /** Moves the clock. */
  pass(milliseconds: number): void
  close(): Promise<void>
}

/** The API with its own outbox in a temporary file, and a clock that only `pass` moves. */
export async function openTestApi(
  variables: Record<string, string> = {},
  options: Partial<ApiOptions> = {},
): Promise<TestApi> {
  const folder = await mkdtemp(join(tmpdir(), 'intake-'))
  const file = join(folder, 'leads.db')
  const outbox = openOutbox(`file:${file}`)
  const log: string[] = []
  let now = start
  let accepted = 0
  const api = createApi({
    environment: parseEnvironment({ LEADS_PER_MINUTE: '1000', ...variables }),
    outbox,
    forms: testForms(),
    log: {
      info: (message) => log.push(message),
      error: (message, cause) => log.push(`${message} ${inspect(cause)}`),
    },
    now: () => now,
    onAccepted: () => (accepted += 1),
    ...options,
  })
  return {
    api,
    outbox,
    file,
    log,
    async leads() {
      const entries = await outbox.list({ limit: 100 })
      return entries.reverse().flatMap(({ lead }) => lead ?? [])
    },
    accepted: () => accepted,
    pass: (milliseconds) => (now += milliseconds),
    async close() {
      await outbox.close()
      await rm(folder, { recursive: true })
    },
  }
}

/** What the application posts for a contact form. */
export const request: LeadRequest = {
  formData: {
    fields: [
      { objectTypeId: '0-1', name: 'email', value: 'ada@outlay.example' },
      { objectTypeId: '0-1', name: 'firstname', value: 'Ada' },
      { objectTypeId: '0-1', name: 'lastname', value: 'Byron' },
      { objectTypeId: '0-1', name: 'message', value: 'One\ntwo' },
    ],
    context: {
      hutk: '0123456789abcdef0123456789abcdef',
      pageUri: 'http://localhost/de/contact?utm_source=x',
      pageName: 'Kontakt',
    },
    formId: 'contact',
    submittedAt: start - 1000,
    legalConsentOptions: {
      consent: {
        consentToProcess: true,
        text: testTexts.consent,
        communications: [{ value: false, text: testTexts.marketing }],
      },
    },
  },
  botTrap: { content: '', elapsed: 5000 },
}

/** The request with other parts of its form data. */
export const requestWith = (formData: object, more: object = {}): unknown => ({
  ...request,
  formData: { ...request.formData, ...formData },
  ...more,
})

/** The request with one field changed or, without a value, left out. */
export function requestWithField(name: string, value: string | undefined, objectTypeId = '0-1'): unknown {
  const others = request.formData.fields.filter((field) => field.name !== name)
  return requestWith({
    fields: [...others, ...(value === undefined ? [] : [{ objectTypeId, name, value }])],
  })
}

export const key = 'a1b2c3d4-e5f6-4711-8899-aabbccddeeff'

/** Posts JSON as the application does; `from` is the address at the other end of the connection. */
export async function postJson(
  { api }: Pick<TestApi, 'api'>,
  body: unknown,
  { from, ...more }: Record<string, string> = {},
): Promise<Response> {
  const headers = new Headers({
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    [idempotencyKeyHeader]: key,
  })
  for (const [name, value] of Object.entries(more)) headers.set(name, value)
  return api.request(
    leadFormAction,
    { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body), headers },
    from && { incoming: { socket: { remoteAddress: from, remotePort: 1, remoteFamily: 'IPv4' } } },
  )
}

/** Posts a form as a browser without JavaScript does. */
export const postForm = async (
  { api }: Pick<TestApi, 'api'>,
  values: Record<string, string> | [string, string][],
  headers: Record<string, string> = {},
): Promise<Response> =>
  api.request(leadFormAction, {
    method: 'POST',
    body: new URLSearchParams(values),
    headers: { accept: 'text/html,*/*;q=0.8', 'sec-fetch-site': 'same-origin', ...headers },
  })
