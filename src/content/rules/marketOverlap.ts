import { localeByUrlCode, type UrlCode } from '../../../locales.config'
import { findingIn, type ContentFinding } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { localizeDocument } from '../cms/localizeDocument'
import type { Market } from '../cms/markets'
import type { PlannedPage } from '../plan/plannedPage'
import { sentencesOf } from './sentences'

/** The pages on which a market in English differs where its readers notice, by their path within it. */
const comparedPages = ['', '/pricing', '/invoices', '/business-expense-cards']
const comparedMarkets: readonly UrlCode[] = ['ie', 'lu', 'ee', 'us']

type ShownContent = {
  documents: readonly CmsDocument[]
  /** The content of the pages of code. */
  codeDocuments: readonly CmsDocument[]
  pages: readonly PlannedPage[]
  markets: ReadonlyMap<UrlCode, Market>
}

/**
 * Pages of the markets in English that say more than a part of their sentences as the British page does, with the market's
 * values filled in: authority, tax, payment and suppliers differ there.
 */
export function marketOverlapFindings(
  { documents, codeDocuments, pages, markets }: ShownContent,
  most = 0.85,
): ContentFinding[] {
  function shown(urlCode: UrlCode, page: string): { document: CmsDocument; sentences: string[] } | undefined {
    const id = pages.find(({ path }) => path === `/${urlCode}${page}`)?.documentId
    const document =
      documents.find((one) => one.id === id) ??
      codeDocuments.find((one) => one.id === `${urlCode}.${page.slice(1) || 'homepage'}`)
    const market = markets.get(urlCode)
    const htmlLang = localeByUrlCode(urlCode)?.htmlLang
    if (!document || !market || !htmlLang) return undefined
    const { data } = localizeDocument(document, { market, htmlLang })
    return { document, sentences: sentencesOf({ ...document, data }) }
  }

  return comparedPages.flatMap((page) => {
    const british = new Set(shown('en', page)?.sentences)
    return comparedMarkets.flatMap((urlCode): ContentFinding[] => {
      const one = shown(urlCode, page)
      if (!one || one.sentences.length === 0) return []
      const share = one.sentences.filter((sentence) => british.has(sentence)).length / one.sentences.length
      return share > most
        ? [
            findingIn(
              one.document,
              'data',
              `/${urlCode}${page} shares ${Math.round(share * 100)} % of its sentences with /en${page}: rewrite what a reader of the market notices (authority, tax, payment, suppliers), at most ${most * 100} % stay the same`,
            ),
          ]
        : []
    })
  })
}
