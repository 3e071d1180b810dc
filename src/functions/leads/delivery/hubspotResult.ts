import { z } from 'zod'
import { parsedJson } from '../../../core/values/json'

/** The result of one request to HubSpot. */
export type HubspotResult =
  | {
      kind: 'response'
      status: number
      /** HubSpot's error types, such as `INVALID_EMAIL`. */
      errorTypes: string[]
      /** HubSpot's messages. May repeat what was sent. */
      message: string
      /** HubSpot's id of the request: without it the request cannot be found at HubSpot. */
      correlationId?: string
      /** Time to wait, from the header `Retry-After`, in milliseconds. */
      retryAfter?: number
      /** Target of a redirect, which is not followed: the token belongs to one host. */
      location?: string
    }
  /** No response, so it is unknown whether HubSpot has the lead. */
  | { kind: 'no_response'; cause: 'timeout' | 'network'; detail: string }

/** A text of HubSpot's as one line of bounded length: it is stored, logged and shown on terminals. */
const line = (length: number) =>
  z.string().transform((text) =>
    text
      .replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
      .trim()
      .slice(0, length),
  )

const errorBody = z.object({
  message: line(500).catch(''),
  correlationId: line(100).optional().catch(undefined),
  errors: z
    .array(z.object({ message: line(500).catch(''), errorType: line(100).catch('') }))
    .transform((errors) => errors.slice(0, 100))
    .catch([]),
})

/**
 * Reads a response of the forms API: 200, or an error as `{ status, message, correlationId, errors: [{ message,
 * errorType }] }` (HubSpot, "Submit data to a form"). A body that is something else counts as empty.
 */
export async function readHubspotResponse(response: Response, now: number): Promise<HubspotResult> {
  // HubSpot has the lead once the status says so: a body that breaks off must not cause a second submission.
  const body = response.ok ? await response.text().catch(() => '') : await response.text()
  const { message, correlationId, errors } = errorBody.catch(noError).parse(parsedJson(body))
  const retryAfter = retryAfterOf(response.headers.get('retry-after'), now)
  const location = response.headers.get('location')
  return {
    kind: 'response',
    status: response.status,
    errorTypes: errors.map(({ errorType }) => errorType).filter((type) => type !== ''),
    message: [message, ...errors.map((error) => error.message)].filter((text) => text !== '').join(' '),
    ...(correlationId !== undefined && { correlationId }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(location !== null && { location }),
  }
}

const noError = { message: '', correlationId: undefined, errors: [] }

/** The header `Retry-After`, seconds or a date (RFC 9110), as milliseconds from now; undefined when it is neither. */
export function retryAfterOf(header: string | null, now: number): number | undefined {
  const value = header?.trim() ?? ''
  if (/^\d+$/.test(value)) return Number(value) * 1000
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
