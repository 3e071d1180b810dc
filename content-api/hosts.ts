/** By which names of hosts a repository that is open for editing answers. */
import type { MiddlewareHandler } from 'hono'

/** The names of this machine. */
export const localHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/** Addresses on which a server listens on every network: no name to call it by. */
const everyNetwork = ['0.0.0.0', '::', '']

/** The name that a server listens on, if it is one that it can be called by. */
export const listeningHost = (host: string): string[] =>
  everyNetwork.includes(host) ? [] : [host.includes(':') ? `[${host}]` : host.toLowerCase()]

/** The names of this machine, the one that the server listens on, and further ones; each once. */
export const ownHosts = (host: string, further: readonly string[]): string[] => [
  ...new Set([...localHosts, ...listeningHost(host), ...further.map((name) => name.toLowerCase())]),
]

/**
 * What is said to a request by another name than these, its host without the port. A page of another site can have its own
 * name lead to this machine (DNS rebinding): its requests are then of one origin with the repository, and only the name
 * tells them apart. `variable` is what more names are set by. Undefined for one of the names.
 */
export function hostRefusal(host: string, hosts: readonly string[], variable: string): string | undefined {
  if (hosts.includes(host)) return undefined
  return `The content cannot be edited or previewed by the name "${host}". Open it by ${hosts.join(', ')}, or add the name to ${variable}.`
}

/** Answers requests by these names of hosts only. */
export const onlyByHosts =
  (hosts: readonly string[], variable: string): MiddlewareHandler =>
  async (c, next) => {
    const message = hostRefusal(new URL(c.req.url).hostname, hosts, variable)
    if (message === undefined) return next()
    return c.json({ type: 'api_security_error', error: message, message, problems: [message] }, 403)
  }
