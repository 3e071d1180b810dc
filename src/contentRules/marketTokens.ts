import { findingIn, type ContentFinding } from '../cms/contentFinding'
import { mapDeep, type CmsDocument } from '../cms/document'
import type { MarketValues } from '../cms/markets'
import { unknownTokens } from '../cms/marketTokens'

/** Tokens of the documents without a market value (`{market.vatt}`), each with its place. */
export function marketTokenFindings(
  documents: readonly CmsDocument[],
  market: MarketValues,
): ContentFinding[] {
  const findings: ContentFinding[] = []
  for (const document of documents) {
    mapDeep(
      document.data,
      (value, field) => {
        if (typeof value !== 'string') return undefined
        for (const token of unknownTokens(value, market)) {
          findings.push(findingIn(document, field, `unknown market value ${token}`))
        }
        return value
      },
      'data',
    )
  }
  return findings
}
