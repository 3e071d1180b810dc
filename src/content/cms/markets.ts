import type { Locale, UrlCode } from '../../../locales.config'
import { formatDay } from '../../core/i18n/formatDay'
import { findingIn, type ContentFinding } from './contentFinding'
import type { CmsDocument } from './document'
import { entriesOf, textOf } from './fields'
import type { FileFacts } from './fileFacts'
import { filesOfMarket } from './gatedContent'
import { marketFormsOf } from './marketForms'
import { readMarketLaws, type MarketLaw } from './marketLaw'
import { overridesOf, type MarketOverride } from './overrides'
import { readProductFacts, type ProductFacts } from './productFacts'

/** Values of a market that documents are filled with: `{market.vat}`. */
export type MarketValues = {
  localeCode: string
  /** ISO 4217. */
  currency: string
  vat: string
  vat_number: string
  country: string
  in_country: string
  legal_form: string
  register: string
  city: string
  date: string
}

/** What differs by market: values and overrides of its `market` document, and the facts about the product there. */
export type Market = {
  values: MarketValues
  /** Forms of its values by their name, `vat.definite`. Absent without any. */
  forms?: Readonly<Record<string, string>>
  overrides: MarketOverride[]
  facts: ProductFacts
  /** The accounting systems of the market that the product sends entries to. Absent without any. */
  ledgers?: readonly string[]
  /** Absent in a market without a `market_law` document. */
  law?: MarketLaw
  /** Of the files that its pages give, by their UID; null while one is missing. Absent without any. */
  files?: Readonly<Record<string, FileFacts | null>>
}

/** The day that examples of dates name: in the month before the build, so that none is in the future. */
export function exampleDay(now: number): string {
  const built = new Date(now)
  return new Date(Date.UTC(built.getUTCFullYear(), built.getUTCMonth() - 1, 24)).toISOString().slice(0, 10)
}

/**
 * The market of each locale, by url code, and what is missing for a locale to be built. A locale whose values or
 * facts are missing has no market.
 */
export function readMarkets(
  documents: readonly CmsDocument[],
  locales: readonly Locale[],
  now = Date.now(),
): { markets: Map<UrlCode, Market>; findings: ContentFinding[] } {
  const markets = new Map<UrlCode, Market>()
  const { facts: factsOf, findings } = readProductFacts(documents, locales)
  const laws = readMarketLaws(documents, locales)
  for (const locale of locales) {
    const document = documents.find(
      ({ type, data }) => type === 'market' && data['localeCode'] === locale.code,
    )
    if (!document) {
      findings.push({
        documentId: '(none)',
        type: 'market',
        lang: locale.contentLanguage,
        field: 'data.localeCode',
        message: `no market values for "${locale.code}": publish a document of the type "market" with this localeCode`,
      })
      continue
    }
    const { data } = document
    const values: MarketValues = {
      localeCode: locale.code,
      currency: textOf(data['currency']),
      vat: textOf(data['vat_word']),
      vat_number: textOf(data['vat_number_label']),
      country: textOf(data['country_name']),
      in_country: textOf(data['in_country']),
      legal_form: textOf(data['legal_form']),
      register: textOf(data['company_register']),
      city: textOf(data['example_city']),
      date: formatDay(exampleDay(now), locale.htmlLang),
    }
    if (!/^[A-Z]{3}$/.test(values.currency))
      findings.push(findingIn(document, 'data.currency', `"${values.currency}" is not an ISO 4217 currency`))
    const facts = factsOf.get(locale.urlCode)
    if (!facts) continue
    const forms = marketFormsOf(document)
    const ledgers = entriesOf(data['ledgers']).flatMap(({ name }) => textOf(name).trim() || [])
    const law = laws.get(locale.urlCode)
    const files = filesOfMarket(documents, locale)
    markets.set(locale.urlCode, {
      values,
      ...(Object.keys(forms).length > 0 ? { forms } : {}),
      overrides: overridesOf(document),
      facts,
      ...(ledgers.length > 0 ? { ledgers } : {}),
      ...(law ? { law } : {}),
      ...(Object.keys(files).length > 0 ? { files } : {}),
    })
  }
  return { markets, findings }
}
