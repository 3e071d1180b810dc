import { isBuiltWithoutFunctions } from '../../core/hostFunctions'
import { fieldsOf } from '../../core/values/record'
/** Where the application learns which services are configured, so that one build works in every environment. */
export const integrationsPath = '/api/integrations'

/** Time in ms within which the server must have answered. */
export const integrationsTimeLimit = 10_000

type Answer = {
  services: object
  /** False when something else than the server of this site has answered: the page of a host that only serves files. */
  isOfServer: boolean
}

let asking: Promise<Answer> | undefined

/**
 * The server's answer about the configured services, requested once per page load; `{}` when there is none. Never rejects:
 * a host without this address, no connection, an answer that is no JSON and none in time mean that none is configured.
 */
export async function askForIntegrations(): Promise<object> {
  return (await (asking ??= request())).services
}

/**
 * True when the host has no server of this site, as the same request shows: it answers with a page, or with an error that
 * is not ours. An error that passes, and no answer, prove nothing. Never rejects.
 */
export async function hasNoServer(): Promise<boolean> {
  return !(await (asking ??= request())).isOfServer
}

/** Statuses of a host that has no such address, or refuses to say so (object storages answer 403). */
const absent = [200, 403, 404, 405, 410, 501]

const isJson = (response: Response): boolean =>
  response.headers.get('content-type')?.includes('json') ?? false

async function request(): Promise<Answer> {
  if (isBuiltWithoutFunctions) return { services: {}, isOfServer: false }
  // Safari 15 has no AbortSignal.timeout.
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), integrationsTimeLimit)
  try {
    const response = await fetch(integrationsPath, { signal: limit.signal })
    if (!isJson(response)) return { services: {}, isOfServer: !absent.includes(response.status) }
    const answer: unknown = response.ok ? await response.json() : undefined
    return { services: fieldsOf(answer), isOfServer: true }
  } catch {
    return { services: {}, isOfServer: true }
  } finally {
    clearTimeout(timer)
  }
}
