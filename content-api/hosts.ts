/** By which names of hosts a repository that is open for editing answers. */
import type { Context, MiddlewareHandler } from 'hono'

/** The names of this machine. */
export const localHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/** Addresses on which a server listens on every network: no name to call it by. */
const everyNetwork = ['0.0.0.0', '::', '']

/** The name that a server listens on, if it is one that it can be called by. */
export const listeningHost = (host: string): string[] =>
  everyNetwork.includes(host) ? [] : [host.includes(':') ? `[${host}]` : host.toLowerCase()]

/** The name of the host that a request was sent to, without its port. */
const calledHost = (c: Context): string => new URL(c.req.url).hostname

/**
 * Answers requests by these names of hosts only. A page of another site can have its own name lead to this machine (DNS
 * rebinding): its requests are then of one origin with the repository, and only the name tells them apart. `variable`
 * is what more names are set by.
 */
export const onlyByHosts =
  (hosts: readonly string[], variable: string): MiddlewareHandler =>
  async (c, next) => {
    const host = calledHost(c)
    if (hosts.includes(host)) return next()
    const message = `The content cannot be edited or previewed by the name "${host}". Open it by ${hosts.join(', ')}, or add the name to ${variable}.`
    return c.json({ type: 'api_security_error', error: message, message, problems: [message] }, 403)
  }
