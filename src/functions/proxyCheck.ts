import { BlockList, isIPv6 } from 'node:net'
import type { Context } from 'hono'
import { leadFormAction } from '../leads/model/contract'
import { addressOfRequest, forwardedEntries } from './clientAddress'
import type { Log } from './log'

/** Something an operator should correct, shown by `/api/health`. */
export type Warning = { code: 'TRUSTED_PROXIES'; message: string }

/** Looks whether `TRUSTED_PROXIES` fits the requests that come in. */
export type ProxyCheck = {
  /** Looks at a request. What does not fit is logged once. */
  look(request: Context): void
  /** What did not fit in the last hour. */
  warnings(): Warning[]
}

/** How long a warning is shown after the last request that gave it, in milliseconds. */
const shownFor = 3_600_000

/**
 * With too few trusted proxies every visitor has the address of a proxy, and all of them share one visitor's limit of
 * submissions; with too many it is the same. Nothing else would tell.
 */
export function proxyCheck(options: { trustedProxies: number; log: Log; now: () => number }): ProxyCheck {
  const { trustedProxies, log, now } = options
  const lastSeen = new Map<string, number>()
  return {
    look(request) {
      const message = mismatch(request, trustedProxies)
      if (message === undefined) return
      if (!lastSeen.has(message)) log.error(message)
      lastSeen.set(message, now())
    },
    warnings: () =>
      [...lastSeen]
        .filter(([, time]) => now() - time < shownFor)
        .map(([message]) => ({ code: 'TRUSTED_PROXIES', message })),
  }
}

const consequence =
  'Visitors behind a proxy that is not counted share one limit of submissions (docs/reliability.md, "Behind a proxy").'

/** Why a request does not fit the number of proxies, or undefined. */
function mismatch(request: Context, trustedProxies: number): string | undefined {
  const header = forwardingHeaders.find((name) => request.req.header(name) !== undefined)
  if (header === undefined) {
    // Anything else may come past the proxies: the health, asked by a monitor on this machine.
    if (trustedProxies === 0 || !isPostedForm(request)) return undefined
    return (
      `A form came without X-Forwarded-For, but TRUSTED_PROXIES is ${trustedProxies}. Have each proxy add the address it ` +
      `was called from to X-Forwarded-For; if visitors reach this server without a proxy, set TRUSTED_PROXIES to 0. ${consequence}`
    )
  }
  if (trustedProxies === 0) {
    return (
      `A request came with ${header}, but TRUSTED_PROXIES is 0, so the header is ignored. If a proxy is in front of ` +
      `this server, set TRUSTED_PROXIES to the number of proxies. ${consequence}`
    )
  }
  const entries = forwardedEntries(request.req.header('x-forwarded-for')).length
  if (entries < trustedProxies) {
    return (
      `A request came through fewer proxies than TRUSTED_PROXIES says (${trustedProxies}): X-Forwarded-For has ` +
      `${entries} of as many entries. ${consequence}`
    )
  }
  const address = addressOfRequest(request, trustedProxies)
  if (entries > trustedProxies && address !== undefined && isPrivate(address)) {
    return (
      `A request came through more proxies than TRUSTED_PROXIES says (${trustedProxies}): what should be the ` +
      `visitor's address is one of a private network. ${consequence}`
    )
  }
  return undefined
}

const isPostedForm = ({ req }: Context): boolean => req.method === 'POST' && req.path === leadFormAction

/** Headers that a proxy adds and a browser does not. */
const forwardingHeaders = ['X-Forwarded-For', 'Forwarded', 'X-Real-IP'] as const

/** Addresses that no visitor on the internet has (RFC 1918, 4193, 4291, 6598). */
const privateNetworks = new BlockList()
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['fc00::', 7],
  ['fe80::', 10],
  ['::1', 128],
] as const)
  privateNetworks.addSubnet(network, prefix, 'ipv6')

const isPrivate = (address: string): boolean =>
  privateNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
