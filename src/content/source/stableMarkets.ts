import { isDeepStrictEqual } from 'node:util'
import type { UrlCode } from '../../../locales.config'
import type { Market } from '../cms/markets'

let known: ReadonlyMap<UrlCode, Market> = new Map()

/**
 * The same markets, each the same object as in the last call when it has the same values, so that what was found out with
 * them is known to be the same.
 */
export function stableMarkets(markets: ReadonlyMap<UrlCode, Market>): Map<UrlCode, Market> {
  const stable = new Map(
    [...markets].map(([urlCode, market]): [UrlCode, Market] => {
      const before = known.get(urlCode)
      return [urlCode, before && isDeepStrictEqual(before, market) ? before : market]
    }),
  )
  known = stable
  return stable
}
