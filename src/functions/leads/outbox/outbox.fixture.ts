import { randomUUID } from 'node:crypto'
import type { LeadAccepted } from '../../../leads/model/contract'
import type { Lead } from '../lead'
import type { Outbox } from './outbox'

export const lead: Lead = {
  form: 'demo',
  locale: 'de',
  page: '/de/demo?utm_source=x',
  fields: [
    { objectTypeId: '0-1', name: 'email', value: 'ada@outlay.example' },
    { objectTypeId: '0-2', name: 'accounting_system', value: "Ada's Söhne" },
  ],
  context: {
    hutk: '0123456789abcdef0123456789abcdef',
    pageUri: 'https://www.outlay.example/de/demo?utm_source=x',
    pageName: 'Demo',
  },
  consent: {
    consentToProcess: true,
    text: 'I agree.',
    communications: [{ value: true, text: 'Send me news.' }],
  },
  submittedAt: 1_799_999_999_000,
  botCheck: 'passed',
}

export const response: LeadAccepted = { result: 'success', location: '/de/thankyou' }

/** The time at which the tests begin. */
export const start = 1_800_000_000_000

/** Accepts a lead under its own key. */
export const acceptLead = (outbox: Outbox, more: Partial<Lead> = {}, receivedAt = start) =>
  outbox.accept({ ...lead, ...more }, { key: randomUUID(), digest: 'digest', receivedAt, response })
