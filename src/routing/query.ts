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
