/** Where the application learns which services are configured, so that one build works in every environment. */
export const integrationsPath = '/api/integrations'

/** Time in ms within which the server must have answered. */
export const integrationsTimeLimit = 10_000

let asking: Promise<object> | undefined

/**
 * The server's answer about the configured services, asked for once per page load; `{}` when there is none. Never rejects:
 * a host without this address, no connection, an answer that is no JSON and none in time mean that none is configured.
 */
export function askForIntegrations(): Promise<object> {
  return (asking ??= request())
}

async function request(): Promise<object> {
  // Safari 15 has no AbortSignal.timeout.
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), integrationsTimeLimit)
  try {
    const response = await fetch(integrationsPath, { signal: limit.signal })
    const answer: unknown = response.ok ? await response.json() : undefined
    return typeof answer === 'object' && answer !== null ? answer : {}
  } catch {
    return {}
  } finally {
    clearTimeout(timer)
  }
}
