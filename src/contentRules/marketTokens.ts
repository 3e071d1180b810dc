import { localeByUrlCode, type UrlCode } from '../../locales.config'
import { findingIn, type ContentFinding } from '../cms/contentFinding'
import { mapDeep, type CmsDocument } from '../cms/document'
import { textOf } from '../cms/fields'
import type { Market } from '../cms/markets'
import { unknownTokens } from '../cms/marketTokens'

/** The markets that show a document: the one it names, else those that read its language. */
export function marketsOf(document: CmsDocument, markets: ReadonlyMap<UrlCode, Market>): [UrlCode, Market][] {
  const localeCode = textOf(document.data['localeCode'])
  return [...markets].filter(([urlCode]) => {
    const locale = localeByUrlCode(urlCode)
    return localeCode ? locale?.code === localeCode : locale?.contentLanguage === document.lang
  })
}

/**
 * Tokens of the documents without a value (`{market.vatt}`, `{fact:trail}`), each with its place and, where other
 * markets have a value, the market that has none.
 */
export function marketTokenFindings(
  documents: readonly CmsDocument[],
  markets: ReadonlyMap<UrlCode, Market>,
): ContentFinding[] {
  const findings: ContentFinding[] = []
  for (const document of documents) {
    const shownIn = marketsOf(document, markets)
    mapDeep(
      document.data,
      (value, field) => {
        if (typeof value !== 'string') return undefined
        const missing = new Map<string, UrlCode[]>()
        for (const [urlCode, market] of shownIn) {
          for (const token of unknownTokens(value, market))
            missing.set(token, [...(missing.get(token) ?? []), urlCode])
        }
        for (const [token, urlCodes] of missing) {
          const where = urlCodes.length < shownIn.length ? ` in ${urlCodes.join(', ')}` : ''
          findings.push(findingIn(document, field, `the token ${token} has no value${where}`))
        }
        return value
      },
      'data',
    )
  }
  return findings
}
