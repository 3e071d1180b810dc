import { z } from 'zod'

/** What became of one request to HubSpot. */
export type HubspotAnswer =
  | {
      kind: 'answered'
      status: number
      /** Names of what HubSpot found wrong, such as `INVALID_EMAIL`. */
      errorTypes: string[]
      /** HubSpot's words on it. May repeat what was sent. */
      message: string
      /** HubSpot's id of the request: it keeps no log that could be asked otherwise. */
      correlationId?: string
      /** Time to wait, from the header `Retry-After`, in milliseconds. */
      retryAfter?: number
      /** Target of a redirect, which is not followed: the token belongs to one host. */
      location?: string
    }
  /** No answer, so nobody knows whether HubSpot has the lead. */
  | { kind: 'unanswered'; cause: 'timeout' | 'network'; detail: string }

const errorBody = z.object({
  message: z.string().catch(''),
  correlationId: z.string().optional().catch(undefined),
  errors: z.array(z.object({ message: z.string().catch(''), errorType: z.string().catch('') })).catch([]),
})

/**
 * Reads an answer of the forms API: 200, or an error as `{ status, message, correlationId, errors: [{ message,
 * errorType }] }` (HubSpot, "Submit data to a form"). A body that is something else counts as empty.
 */
export async function readHubspotAnswer(response: Response, now: number): Promise<HubspotAnswer> {
  // HubSpot has the lead as soon as it says so: an answer that breaks off behind that must not send it again.
  const body = response.ok ? await response.text().catch(() => '') : await response.text()
  const { message, correlationId, errors } = errorBody.catch(noError).parse(parsed(body))
  const retryAfter = retryAfterOf(response.headers.get('retry-after'), now)
  const location = response.headers.get('location')
  return {
    kind: 'answered',
    status: response.status,
    errorTypes: errors.map(({ errorType }) => errorType).filter((type) => type !== ''),
    message: [message, ...errors.map((error) => error.message)].filter((text) => text !== '').join(' '),
    ...(correlationId !== undefined && { correlationId }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(location !== null && { location }),
  }
}

const noError = { message: '', correlationId: undefined, errors: [] }

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** The header `Retry-After`, seconds or a date (RFC 9110), as milliseconds from now; undefined when it is neither. */
export function retryAfterOf(header: string | null, now: number): number | undefined {
  const value = header?.trim() ?? ''
  if (/^\d+$/.test(value)) return Number(value) * 1000
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
