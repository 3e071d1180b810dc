import type { Locale, UrlCode } from '../../../locales.config'
import { findingIn, type ContentFinding } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { entriesOf, textOf } from '../cms/fields'
import type { ShownDuty } from '../cms/marketLaw'
import type { Market } from '../cms/markets'
import { fillMarket } from '../cms/marketTokens'

/** A row of an imprint as a market shows it. */
export type ImprintRow = { label: string; value: string }

/** The legal page of a market: its secondary document, else that of its language. */
export const legalPageOf = (
  documents: readonly CmsDocument[],
  { code, contentLanguage, isPrimary }: Locale,
): CmsDocument | undefined =>
  documents.find(
    ({ type, lang, data }) =>
      (type === 'secondary_legal' && data['localeCode'] === code) ||
      (isPrimary && type === 'legal' && lang === contentLanguage),
  )

/** The rows of a legal page with the values of the market. */
export const imprintRows = ({ data }: CmsDocument, market: Market, htmlLang: string): ImprintRow[] =>
  entriesOf(data['company']).map(({ label, value }) => ({
    label: fillMarket(textOf(label), market, htmlLang).trim(),
    value: fillMarket(textOf(value), market, htmlLang).trim(),
  }))

/** The row of an imprint that fulfils a duty. */
export const rowOf = (rows: readonly ImprintRow[], { label }: ShownDuty): ImprintRow | undefined =>
  rows.find((row) => row.label.toLowerCase() === label.toLowerCase() && row.value !== '')

/** Imprints that do not show what the law of the market wants. */
export function imprintFindings(
  documents: readonly CmsDocument[],
  markets: ReadonlyMap<UrlCode, Market>,
  locales: readonly Locale[],
): ContentFinding[] {
  return locales.flatMap((locale) => {
    const market = markets.get(locale.urlCode)
    const page = legalPageOf(documents, locale)
    if (!market?.law || !page) return []
    const rows = imprintRows(page, market, locale.htmlLang)
    return market.law.imprint
      .filter((duty) => !rowOf(rows, duty))
      .map(({ duty, law, label }) =>
        findingIn(
          page,
          'data.company',
          `in "${locale.urlCode}" the imprint lacks "${duty}", which ${law} wants: add a row "${label}", or correct the label in ${market.law?.documentId}`,
        ),
      )
  })
}
