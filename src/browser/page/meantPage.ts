import type { UrlCode } from '../../../locales.config'
import { loadPageIndex } from '../../content/site/loadPageIndex'
import { bestLocale } from '../../core/routing/bestLocale'
import { addressCorrector } from '../../core/routing/correctAddress'
import { localeSegmentKey, localeSegments } from '../../core/routing/localeSegments'
import { partsOfAddress } from '../../core/routing/query'
import { writtenAddresses } from '../../core/routing/writtenAddress'
import { readLocaleChoice } from '../../design/layout/localeChoice'

/**
 * The page that a missing address can only mean, with its query; undefined when that is not certain. What the server of the
 * site, or a host with rules from the manifest, does before it sends a page: links inside the application never come
 * to it, and a host that only serves files has no rules.
 */
export async function meantPage(written: string): Promise<string | undefined> {
  const { path: pathname, search } = partsOfAddress(written)
  const address = { pathname, search }
  const visitor = { stored: readLocaleChoice(), acceptLanguage: navigator.languages.join(',') }
  const segments = localeSegments()
  const first = localeSegmentKey(writtenAddresses(address.pathname)[0]?.segments[0] ?? '')
  const named: readonly UrlCode[] = Object.hasOwn(segments, first) ? (segments[first] ?? []) : []
  const markets = named.length > 0 ? named : [bestLocale(visitor).urlCode]
  const indexes = await Promise.all(markets.map(loadPageIndex))
  const pages = indexes.flatMap((index) => index?.pages ?? []).map(({ path }) => path)
  if (pages.length === 0) return undefined
  const { correct } = addressCorrector({ pages, wildcards: [], redirects: [], localeSegments: segments })
  return correct(address, visitor)?.location
}
