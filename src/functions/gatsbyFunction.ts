import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { ApiErrorBody } from './errors'
import { consoleLog } from './log'

/** What Gatsby's body parsers leave behind: bytes, text, or the parsed form or JSON. */
type ParsedRequest = IncomingMessage & { body?: unknown }

/**
 * Runs the application under hosts that call Gatsby Functions. Gatsby has already read and parsed the body, so it is
 * serialised again. No rejection of `create` or of the application leaves this function: Gatsby would not catch it,
 * and the process would end.
 */
export function asGatsbyFunction(
  create: () => Hono,
): (request: ParsedRequest, response: ServerResponse) => Promise<void> {
  let listener: ReturnType<typeof getRequestListener> | undefined
  return async (request, response) => {
    try {
      listener ??= getRequestListener(create().fetch)
      await listener(Object.assign(request, { rawBody: unparsedBody(request) }), response)
    } catch (error) {
      consoleLog.error('The API could not respond', error)
      if (response.headersSent) return
      const body: ApiErrorBody = {
        result: 'error',
        code: 'INTERNAL_ERROR',
        message: 'Something went wrong on our side.',
      }
      response.writeHead(500, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify(body))
    }
  }
}

function unparsedBody({ body, headers }: ParsedRequest): Buffer | undefined {
  if (body === undefined || Buffer.isBuffer(body)) return body
  if (typeof body === 'string') return Buffer.from(body)
  if (!headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
    return Buffer.from(JSON.stringify(body))
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(body ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) form.append(name, String(one))
  }
  return Buffer.from(form.toString())
}
