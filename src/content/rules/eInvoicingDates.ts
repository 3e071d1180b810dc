import { locales, type UrlCode } from '../../../locales.config'
import { isRecord } from '../../core/values/record'
import { findingIn, type ContentFinding } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { entriesOf, textOf } from '../cms/fields'
import type { LawFactName } from '../cms/lawFacts'
import type { Market } from '../cms/markets'
import { datesIn } from './writtenDates'

/** The columns of the table of countries, in the order of the page. */
const columns: readonly { field: string; fact: LawFactName }[] = [
  { field: 'value_1', fact: 'eInvoicing.companies' },
  { field: 'value_2', fact: 'eInvoicing.publicBodies' },
  { field: 'value_3', fact: 'eInvoicing.later' },
]

/** Whether a cell says the day: in full, by its month, or by its year alone. */
function says(text: string, since: string, htmlLang: string): boolean {
  const year = since.slice(0, 4)
  const written = datesIn(text, htmlLang).filter((date) => date.startsWith(year))
  if (written.length > 0) return written.some((date) => since.startsWith(date))
  return new RegExp(`(?<!\\d)${year}(?!\\d)`).test(text)
}

/**
 * Tables of the page about e-invoices whose day differs from that of the country's `market_law` document, in any
 * language.
 */
export function eInvoicingDateFindings(
  documents: readonly CmsDocument[],
  markets: ReadonlyMap<UrlCode, Market>,
): ContentFinding[] {
  const countries = locales.flatMap(({ urlCode, country }) => {
    const law = markets.get(urlCode)?.law
    return law ? [{ country, law }] : []
  })
  return documents
    .filter(({ uid }) => uid === 'e-invoicing')
    .flatMap((document) => {
      const htmlLang = document.lang.replace(/-\w+$/, (region) => region.toUpperCase())
      const nameOf = new Intl.DisplayNames([htmlLang], { type: 'region' })
      return entriesOf(document.data['slices']).flatMap(({ slice_type, primary }, slice) =>
        slice_type !== 'comparison_table' || !isRecord(primary)
          ? []
          : entriesOf(primary['rows']).flatMap((row, index) =>
              countries
                .filter(({ country }) => nameOf.of(country) === textOf(row['feature']))
                .flatMap(({ law }) =>
                  columns.flatMap(({ field, fact }) => {
                    const since = law.facts[fact]?.since
                    const written = textOf(row[field])
                    return since === undefined || says(written, since, htmlLang)
                      ? []
                      : [
                          findingIn(
                            document,
                            `data.slices.${slice}.primary.rows.${index}.${field}`,
                            `"${written}" does not say ${since}, since when "${fact}" applies in ${law.documentId}: correct one of them`,
                          ),
                        ]
                  }),
                ),
            ),
      )
    })
}
