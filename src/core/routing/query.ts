/** A query (`?a=1&b=2`) without this pair (`a=1`): `?b=2`, or empty. All other pairs keep their spelling. */
export function withoutPair(search: string, pair: string): string {
  const rest = search
    .slice(1)
    .split('&')
    .filter((one) => one !== pair)
    .join('&')
  return rest ? `?${rest}` : ''
}

/** True for a query with exactly this pair. */
export const hasPair = (search: string, pair: string): boolean => search.slice(1).split('&').includes(pair)

/**
 * A query with this value of a parameter, or without the parameter when the value is empty. All other pairs keep their
 * spelling.
 */
export function withParameter(search: string, name: string, value: string): string {
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && pair.split('=')[0] !== name)
  const pairs = value ? [...others, `${name}=${encodeURIComponent(value)}`] : others
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

/** An address in its three parts: the query with its `?`, the hash with its `#`, each empty when the address has none. */
export function partsOfAddress(href: string): { path: string; search: string; hash: string } {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? []
  return { path, search, hash }
}

/** A location with the visitor's query added; its own parameters have priority, its hash stays last. */
export function withQuery(location: string, search: string): string {
  if (search.length <= 1) return location
  const [beforeHash = '', hash] = location.split('#', 2)
  const [path = '', query] = beforeHash.split('?', 2)
  const own = new URLSearchParams(query)
  const added = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && ![...new URLSearchParams(pair).keys()].some((name) => own.has(name)))
  const parameters = [...(query ? [query] : []), ...added].join('&')
  return `${path}${parameters ? `?${parameters}` : ''}${hash === undefined ? '' : `#${hash}`}`
}
