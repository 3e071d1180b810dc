import type { IncomingMessage } from 'node:http'

/**
 * True when it is clear which address a request asks for. False for a malformed, missing or second `Host` (RFC 9112,
 * section 3.2), a target with user info (RFC 9110, section 4.2.4) and every target that is no address.
 *
 * Afterwards the request can be handled in both cases: a host is spelled in one way, and what cannot be read is
 * replaced, so that the application answers it like any other error.
 */
export function makeReadable(request: IncomingMessage): boolean {
  const host = hostOf(request)
  const target = targetOf(request)
  request.headers.host = host ?? 'localhost'
  request.url = target?.path ?? pathOf(request.url ?? '')
  return host !== undefined && target !== undefined
}

/** The host and port that a request names, in the URL parser's spelling. Undefined when there is none. */
function hostOf({ rawHeaders, httpVersion }: IncomingMessage): string | undefined {
  const hosts = rawHeaders.filter(
    (_value, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host',
  )
  // HTTP/1.0 has no such header; some health checks still speak it.
  if (hosts.length === 0 && httpVersion === '1.0') return 'localhost'
  const [host = ''] = hosts
  if (hosts.length !== 1 || /[\s/?#\\@]/.test(host)) return undefined
  return parsed(`http://${host}`)?.host
}

/** The path and query that a request asks for: `/en`, `http://host/en` (to a proxy), or `*`, which means the server. */
function targetOf({ url = '' }: IncomingMessage): { path: string } | undefined {
  if (url === '*') return { path: '/' }
  if (/^[^?]*\\/.test(url)) return undefined
  if (url.startsWith('/')) return { path: url }
  const address = /^https?:\/\//i.test(url) ? parsed(url) : undefined
  if (!address || address.username !== '' || address.password !== '') return undefined
  return { path: `${address.pathname}${address.search}` }
}

/** As much of the path as can be read of a malformed target: an error of `/api` has another shape than one of a page. */
const pathOf = (url: string): string =>
  parsed(url)?.pathname ?? parsed(url, 'http://localhost')?.pathname ?? '/'

function parsed(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
