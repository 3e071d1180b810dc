import type { Selectable } from 'kysely'
import { z } from 'zod'
import { locales } from '../../../../locales.config'
import { leadFormIds, type LeadAccepted } from '../../../leads/model/contract'
import { doubts, type LeadProperty } from '../../../leads/model/properties'
import type { BotCheck, Lead } from '../lead'
import { leadStates, reviewed, type LeadState, type Tables } from './storage/tables'

/** A lead as it is stored in the outbox. Times are in milliseconds since 1970, by the clock of the outbox. */
export type OutboxEntry = {
  id: string
  state: LeadState
  form: string
  /** Undefined when the stored lead cannot be parsed, for example because its form was removed. */
  lead: Lead | undefined
  receivedAt: number
  /** Attempts to deliver it, begun or ended. */
  attempts: number
  /** When it may be tried next, or is reviewed. Only of a waiting lead, and of a doubtful one before its review. */
  dueAt?: number
  /** When it was delivered, given up, put aside as doubtful or rejected. */
  settledAt?: number
  /** Why the last attempt failed, or why a doubtful lead was not released. Contains no e-mail address. */
  reason?: string
  /** HubSpot's id of the refused request. */
  correlationId?: string
}

/** A lead claimed by a worker. */
export type ClaimedLead = {
  id: string
  /** Proof of the claim, required to record the outcome. */
  lease: string
  /** End of the claim: other workers may take the lead then. */
  leaseEndsAt: number
  lead: Lead
  /** Attempts with this one: 1 at the first. */
  attempts: number
  /** HubSpot does not know the visitor's token, so it is left out. */
  withoutHutk: boolean
}

const text = z.string().optional()
const lead = z.object({
  form: z.enum(leadFormIds),
  locale: z.enum(locales.map(({ urlCode }) => urlCode)),
  page: z.string(),
  fields: z.array(
    z.object({
      objectTypeId: z.enum(['0-1', '0-2']),
      // A property may have been removed since the lead was accepted; HubSpot may still know it.
      name: z.custom<LeadProperty>((value) => typeof value === 'string'),
      value: z.string(),
    }),
  ),
  context: z.object({ hutk: text, pageUri: z.string(), pageName: z.string() }),
  consent: z
    .object({
      consentToProcess: z.boolean(),
      text: z.string(),
      communications: z.array(z.object({ value: z.boolean(), text: z.string() })),
    })
    .optional(),
  submittedAt: z.number(),
  botCheck: z.enum(['passed', 'without_token', 'unverified', 'not_configured']),
  doubts: z.array(z.enum(doubts)).optional(),
}) satisfies z.ZodType<Lead>

const fromJson = z.string().transform((value, context): unknown => {
  try {
    return JSON.parse(value)
  } catch {
    context.addIssue({ code: 'custom', message: 'is not JSON' })
    return z.NEVER
  }
})

const storedLead = fromJson.pipe(lead)
const storedResponse = fromJson.pipe(
  z.object({ result: z.literal('success'), location: z.string(), access: z.string().optional() }),
)

const known = z
  .string()
  .nullable()
  .transform((value) => value ?? undefined)
const time = z.number()

const entryRow = z.object({
  id: z.string(),
  state: z.enum(leadStates),
  form: z.string(),
  lead: z.unknown(),
  received_at: time,
  due_at: time,
  attempts: z.number(),
  settled_at: time.nullable(),
  reason: known,
  correlation_id: known,
})

const claimRow = z.object({
  id: z.string(),
  lease: z.string(),
  due_at: time,
  attempts: z.number(),
  without_hutk: z.number(),
})

type Row = Selectable<Tables['outbox']>

/** A row of the outbox. */
export function readEntry(row: Row): OutboxEntry {
  const { id, state, form, lead, received_at, due_at, attempts, settled_at, reason, correlation_id } =
    entryRow.parse(row)
  return {
    id,
    state,
    form,
    lead: storedLead.safeParse(lead).data,
    receivedAt: received_at,
    attempts,
    ...((state === 'waiting' || (state === 'doubtful' && due_at !== reviewed)) && { dueAt: due_at }),
    ...(settled_at !== null && { settledAt: settled_at }),
    ...(reason !== undefined && { reason }),
    ...(correlation_id !== undefined && { correlationId: correlation_id }),
  }
}

/** A row that was just claimed; `lead` is undefined when it cannot be parsed. */
export function readClaim(row: Row): Omit<ClaimedLead, 'lead'> & { lead: Lead | undefined } {
  const { id, lease, due_at, attempts, without_hutk } = claimRow.parse(row)
  return {
    id,
    lease,
    leaseEndsAt: due_at,
    lead: storedLead.safeParse(row.lead).data,
    attempts,
    withoutHutk: without_hutk === 1,
  }
}

/** The bot check of a stored lead; one that cannot be read was not passed. */
export const readBotCheck = (stored: unknown): BotCheck =>
  storedLead.safeParse(stored).data?.botCheck ?? 'without_token'

/** The response with which a lead was accepted. */
export const readResponse = (stored: unknown): LeadAccepted => storedResponse.parse(stored)
