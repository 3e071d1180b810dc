import { localeByUrlCode, type UrlCode } from '../../../locales.config'
import { findingIn, type ContentFinding } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { localizeDocument } from '../cms/localizeDocument'
import type { Market } from '../cms/markets'
import type { PlannedPage } from '../plan/plannedPage'
import { spokenTexts } from './spokenWords'

/** Words of British authorities, taxes, payments and money. */
const british =
  /\bHMRC\b|\bCompanies House\b|£|\bBacs\b|\bFaster Payments\b|\bMaking Tax Digital\b|\bNational Insurance\b|\bP11D\b|\b(?:in|with) pounds\b|\bICO\b/

/** A payslip tax that Ireland has too, and numbers of a bank that an Irish IBAN holds. */
const britishOutsideIreland = /\bPAYE\b|\bsort codes?\b|\bmiles\b/

const markets: readonly UrlCode[] = ['lu', 'ee', 'ie']

/** Pages about Britain, by a part of their path: its rates, its e-invoices, tables of countries, British companies and events. */
const aboutBritain = /hmrc|\/e-invoicing|-cases\/|\/webinars\/|\/vat-calculator|\/third-party-licences/

/** The text of a link is the name of a page, which may be about Britain. */
const nameOfPage = /\.link\.text$/

/** A text that says whose rule it tells. */
const namesBritain = /\b(?:United Kingdom|Great Britain|Britain|British|UK)\b/

/**
 * Texts of the markets in euro as they show them that speak of British authorities, taxes and money to readers who have others.
 * A text that names Britain is about it.
 */
export function britishWordFindings(
  documents: readonly CmsDocument[],
  pages: readonly PlannedPage[],
  shownMarkets: ReadonlyMap<UrlCode, Market>,
): ContentFinding[] {
  const byId = new Map(documents.map((document) => [document.id, document]))
  return pages.flatMap(({ documentId, locale: urlCode, path }) => {
    const document = byId.get(documentId)
    const market = shownMarkets.get(urlCode)
    const htmlLang = localeByUrlCode(urlCode)?.htmlLang
    if (!markets.includes(urlCode) || aboutBritain.test(path) || !document || !market || !htmlLang) return []
    const { data } = localizeDocument(document, { market, htmlLang })
    return spokenTexts({ ...document, data }).flatMap(({ field, text }) => {
      if (namesBritain.test(text) || nameOfPage.test(field)) return []
      const word = british.exec(text)?.[0] ?? (urlCode === 'ie' ? undefined : britishOutsideIreland.exec(text)?.[0])
      return word
        ? [
            findingIn(
              document,
              field,
              `${path} says “${word}”, which readers there do not have: give the market its own text (overrides of its market document), or name the United Kingdom`,
            ),
          ]
        : []
    })
  })
}
