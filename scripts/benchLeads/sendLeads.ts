import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'
import {
  idempotencyKeyHeader,
  leadFormAction,
  type LeadField,
  type LeadRequest,
} from '../../src/leads/model/contract'

export type SentLeads = {
  /** E-mail addresses of the accepted leads. */
  accepted: string[]
  /** Responses other than success, each with its number. */
  refused: Map<string, number>
  /** Attempts that got no response; each was made again with the same key. */
  withoutResponse: number
  /** Responses that the lead could not be stored; each was made again with the same key. */
  notStored: number
  /** Time of each attempt with a response, in milliseconds. */
  latencies: number[]
}

type ConsentTexts = { consent: string; marketing: string }

type Options = {
  leads: number
  /** Connections at a time. */
  concurrency: number
  /** The consent texts of the site's English pages. */
  texts: ConsentTexts
  /** Origin of a server, read before every attempt: it changes when a server is started again. */
  origin: () => string
  onAccepted: (count: number) => void
}

/** Sends leads as the application would, each until it gets a response. */
export async function sendLeads({
  leads,
  concurrency,
  texts,
  origin,
  onAccepted,
}: Options): Promise<SentLeads> {
  const sent: SentLeads = {
    accepted: [],
    refused: new Map(),
    withoutResponse: 0,
    notStored: 0,
    latencies: [],
  }
  await pLimit(concurrency).map(Array(leads).keys(), async (index) => {
    const outcome = await sendUntilResponse(index, { texts, origin, sent })
    if (outcome === 'success') {
      sent.accepted.push(emailOf(index))
      onAccepted(sent.accepted.length)
    } else sent.refused.set(outcome, (sent.refused.get(outcome) ?? 0) + 1)
  })
  return sent
}

const emailOf = (index: number): string => `lead-${index}@company-${index}.example`

/** Gives `success`, or the status and body of another response. */
async function sendUntilResponse(
  index: number,
  { texts, origin, sent }: Pick<Options, 'texts' | 'origin'> & { sent: SentLeads },
): Promise<string> {
  const key = randomUUID()
  const submittedAt = Date.now()
  for (;;) {
    const site = origin()
    const started = performance.now()
    try {
      const response = await fetch(site + leadFormAction, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Origin: site,
          [idempotencyKeyHeader]: key,
          'X-Forwarded-For': addressOf(index),
        },
        body: JSON.stringify(requestOf(index, { site, texts, submittedAt })),
        signal: AbortSignal.timeout(30_000),
      })
      const body = await response.text()
      sent.latencies.push(performance.now() - started)
      if (response.status !== 503) return response.ok ? 'success' : `${response.status} ${body}`
      sent.notStored += 1
    } catch {
      sent.withoutResponse += 1
    }
    await sleep(50)
  }
}

/** A different visitor's address for each lead, from the range for benchmarks (RFC 2544). */
const addressOf = (index: number): string => `198.18.${(index >> 8) & 255}.${index & 255}`

function requestOf(
  index: number,
  { site, texts, submittedAt }: { site: string; texts: ConsentTexts; submittedAt: number },
): LeadRequest {
  const field = (name: LeadField['name'], value: string): LeadField => ({ objectTypeId: '0-1', name, value })
  return {
    formData: {
      formId: 'contact',
      fields: [
        field('email', emailOf(index)),
        field('firstname', 'Ada'),
        field('lastname', 'Lovelace'),
        field('company', `Company ${index}`),
        field('message', 'How do your cards work with our accounting? '.repeat(5)),
      ],
      context: { pageUri: `${site}/en/contact`, pageName: 'Contact' },
      submittedAt,
      legalConsentOptions: {
        consent: {
          consentToProcess: true,
          text: texts.consent,
          communications: [{ value: index % 2 === 0, text: texts.marketing }],
        },
      },
    },
    botTrap: { content: '', elapsed: 5000 },
  }
}
