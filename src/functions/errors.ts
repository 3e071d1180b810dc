import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { LeadErrorCode } from '../leads/model/contract'
import type { Log } from './log'

/** Codes of the API's own; a form's codes belong to the contract with the browser. */
export type ApiErrorCode =
  | LeadErrorCode
  | 'BAD_REQUEST'
  | 'NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'BODY_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'FOREIGN_ORIGIN'
  | 'INTERNAL_ERROR'
  | 'BAD_GATEWAY'
  | 'GATEWAY_TIMEOUT'
  | 'NOT_READY'

/** Body of every error response. */
export type ApiErrorBody = { result: 'error'; code: ApiErrorCode; message: string }

/** Thrown by a route to respond with this status. The message goes to the caller: it never repeats what was sent. */
export class ApiError extends Error {
  override readonly name = 'ApiError'

  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: ApiErrorCode,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message)
  }
}

/** The response to any error, as JSON. What is not an ApiError is a bug of ours: it is logged, without details for the caller. */
export function errorResponse(error: Error, context: Context, log: Log): Response {
  if (error instanceof ApiError) {
    const body: ApiErrorBody = { result: 'error', code: error.code, message: error.message }
    return context.json(body, error.status, error.headers)
  }
  if (isAborted(error)) return context.body(null, 400)
  log.error(`${context.req.method} ${context.req.path} failed`, error)
  const body: ApiErrorBody = {
    result: 'error',
    code: 'INTERNAL_ERROR',
    message: 'Something went wrong on our side.',
  }
  return context.json(body, 500)
}

/** True when the caller disconnected before its request was complete: no error of ours, and the response is not read. */
export const isAborted = (error: Error): boolean =>
  error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET'

/** Handler for a known path requested with another method. Throws a 405 that names the allowed ones. */
export const methodNotAllowed =
  (...allowed: string[]) =>
  (): never => {
    throw new ApiError(405, 'METHOD_NOT_ALLOWED', `Use ${allowed.join(' or ')}.`, {
      Allow: allowed.join(', '),
    })
  }
