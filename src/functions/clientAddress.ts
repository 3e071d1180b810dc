import { isIP, isIPv4, isIPv6 } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** What the address of a caller is read from. */
export type AddressSource = {
  /** Address at the other end of the connection; unknown when there is no connection, as in a test. */
  connection: string | undefined
  /** The header X-Forwarded-For as it came. */
  forwardedFor: string | undefined
  /** Number of proxies in front of the server, each of which adds the address it was called from. */
  trustedProxies: number
}

/**
 * The IP address of a caller, or undefined. Each trusted proxy appends one entry to X-Forwarded-For, so the caller's
 * is that many entries from the right; entries further left came from the caller and may be invented.
 */
export function clientAddress({
  connection,
  forwardedFor,
  trustedProxies,
}: AddressSource): string | undefined {
  const own = addressOf(connection ?? '')
  if (trustedProxies === 0) return own
  // The last entry was added by the proxy at the other end of the connection.
  return addressOf(forwardedEntries(forwardedFor).at(-trustedProxies) ?? '') ?? own
}

/** The entries of a header X-Forwarded-For: the caller as the first proxy saw it, then each proxy but the last. */
export const forwardedEntries = (header: string | undefined): string[] => header?.split(',') ?? []

/** The address of a request's caller, see `clientAddress`. */
export function addressOfRequest(context: Context, trustedProxies: number): string | undefined {
  return clientAddress({
    connection: connectionAddress(context),
    forwardedFor: context.req.header('x-forwarded-for'),
    trustedProxies,
  })
}

function connectionAddress(context: Context): string | undefined {
  try {
    return getConnInfo(context).remote.address
  } catch {
    // The application was called without a server around it.
    return undefined
  }
}

/** An entry without the port that some proxies write behind the address and without an interface's name. */
function addressOf(entry: string): string | undefined {
  const text = entry.trim()
  const bare = /^\[([^\]]*)\]/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
  const address = bare.replace(/%.*$/, '')
  return isIP(address) ? address : undefined
}

/**
 * What counts as one caller: an IPv4 address, or the first 64 bits of an IPv6 address, since one household or server
 * has all addresses behind them. Callers without an address count as one.
 */
export function callerGroup(address: string | undefined): string {
  if (!address || isIPv4(address)) return address ?? 'unknown'
  if (!isIPv6(address)) return 'unknown'
  const groups = ipv6Groups(address)
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return mappedIpv4(groups)
  return `${groups.slice(0, 4).join(':')}::/64`
}

/**
 * The network of an IPv6 caller, its first 48 bits: what a customer of a hosting company has, with 65,536 callers in it.
 * Undefined for IPv4.
 */
export function callerNetwork(address: string | undefined): string | undefined {
  const group = callerGroup(address)
  return group.endsWith('::/64') ? `${group.split(':').slice(0, 3).join(':')}::/48` : undefined
}

/** The eight groups of an IPv6 address, without leading zeros. */
function ipv6Groups(address: string): string[] {
  // The URL parser spells every address in one way: lower case, "::" for the longest run of zeros, no dots.
  const [left = '', right] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const before = left ? left.split(':') : []
  const after = right ? right.split(':') : []
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
}

/** The IPv4 address in the last 32 bits: how a server that listens for both kinds sees an IPv4 caller. */
function mappedIpv4(groups: readonly string[]): string {
  const bits = groups.slice(6).map((group) => Number.parseInt(group, 16))
  return bits.flatMap((pair) => [pair >> 8, pair & 0xff]).join('.')
}
