import type { Context, MiddlewareHandler } from 'hono'
import { ApiError } from '../src/functions/errors'
import { maxBodyBytes } from '../src/functions/limits'

/** Why the transport cannot hand a request to the application as it came. */
const transportErrors = {
  400: 'The request is malformed.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  417: 'The server does not do what the header Expect asks for.',
  431: 'The headers of the request are too large.',
} as const

export type TransportError = keyof typeof transportErrors

/** What `listen` tells the application about a request, beside the request itself. */
export type Transport = { transportError?: TransportError }

/**
 * Throws the ApiError of a request that could not be read, or whose path has malformed escapes where a program asks. A
 * page with such an address does not exist, or is found without them.
 */
export const refuseMalformed =
  (isForPrograms: (context: Context) => boolean): MiddlewareHandler =>
  async (context, next) => {
    const { transportError: status } = (context.env ?? {}) as Transport
    if (status) throw new ApiError(status, 'BAD_REQUEST', transportErrors[status])
    if (isForPrograms(context) && !isDecodable(new URL(context.req.url).pathname))
      throw new ApiError(
        400,
        'BAD_REQUEST',
        'The address has a "%" that is not followed by the code of a letter.',
      )
    return next()
  }

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** The methods that some address of the site answers. `Request` of the web platform knows no TRACE and no CONNECT. */
const knownMethods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']

/**
 * Refuses every other method with 405 before an application sees it: a TRACE would repeat the headers of its request, and an
 * application that makes a `Request` of one fails.
 */
export const refuseUnknownMethods: MiddlewareHandler = async (context, next) => {
  if (knownMethods.includes(context.req.method)) return next()
  const takesPosts = /^\/(?:api|content-api)\//.test(context.req.path)
  throw new ApiError(405, 'METHOD_NOT_ALLOWED', 'No address of this site takes this method.', {
    Allow: takesPosts ? 'GET, HEAD, POST' : 'GET, HEAD',
  })
}

/**
 * Refuses the bodies that `limitBody` cannot see: a `Request` to read has none, even if its sender sends one. Throws an
 * ApiError for a long one and for one of unknown length.
 */
export const refuseReadingWithBody: MiddlewareHandler = async (context, next) => {
  const isReading = ['GET', 'HEAD'].includes(context.req.method)
  const length = Number(context.req.header('content-length') ?? 0)
  if (isReading && (length > maxBodyBytes || context.req.header('transfer-encoding') !== undefined))
    throw new ApiError(413, 'BODY_TOO_LARGE', 'A request to read something has no body.')
  return next()
}
