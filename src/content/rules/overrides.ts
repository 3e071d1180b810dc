import { localeByCode, type Locale } from '../../../locales.config'
import { findingIn, type ContentFinding } from '../cms/contentFinding'
import { isDocumentLink, type CmsDocument } from '../cms/document'
import { entriesOf, textOf } from '../cms/fields'
import { missingObject } from '../cms/gatedContent'
import { overridableFields } from '../cms/overrides'
import type { PlannedPage } from '../plan/plannedPage'
import { showingLocales } from '../plan/showingLocales'

/** How a slice is named, when a field names it by its place: `slices.1.primary.text`. */
function adviceFor(field: string, { data }: CmsDocument): string {
  const [, place, rest] = /^slices\.(\d+)\.(.+)$/.exec(field) ?? []
  const slice = place === undefined ? undefined : entriesOf(data['slices'])[Number(place)]
  return slice
    ? `. A slice is named by its id, since its place changes: slices.${textOf(slice['id'])}.${rest}`
    : '. Name a text field of the document; a slice by its id: slices.quote$5f2c.primary.text'
}

/**
 * Overrides that replace nothing: they name no document, one that their market does not show, or a field it does not
 * have, or their market does not exist. Each with its place in the `market` document.
 */
export function overrideFindings(
  documents: readonly CmsDocument[],
  pages: readonly PlannedPage[],
): ContentFinding[] {
  const byId = new Map(documents.map((document) => [document.id, document]))
  const showing = showingLocales(documents, pages)

  function findingsOf(market: CmsDocument, locale: Locale): ContentFinding[] {
    const seen = new Set<string>()
    return entriesOf(market.data['overrides']).flatMap((entry, index) => {
      const report = (name: string, message: string): ContentFinding[] => [
        findingIn(market, `data.overrides.${index}.${name}`, message),
      ]
      const { document: link } = entry
      const field = textOf(entry['field']).trim()
      if (!isDocumentLink(link)) return report('document', 'the override names no document')
      const target = byId.get(link.id)
      if (!target) return report('document', `unknown document ${link.id} is overridden`)
      // A page that waits for its file keeps the words that it will have.
      if (!showing(target).includes(locale.urlCode) && !missingObject(target))
        return report('document', `${link.id} is overridden, which "${locale.urlCode}" does not show`)
      const hits = overridableFields(target).filter((path) => path === field).length
      if (hits === 0)
        return report(
          'field',
          `"${field}" is no text of ${link.id}, so nothing is overridden${adviceFor(field, target)}`,
        )
      if (hits > 1)
        return report('field', `"${field}" names ${hits} texts of ${link.id}: two slices have one id`)
      if (seen.has(`${link.id} ${field}`))
        return report('field', `"${field}" of ${link.id} is overridden twice`)
      seen.add(`${link.id} ${field}`)
      // Tokens take a plan's name from the document of the language.
      if (target.type === 'product_plans' && /^plans\.\d+\.name$/.test(field))
        return report('field', 'a plan has one name in all markets of a language: correct it in the document')
      return textOf(entry['text']) === '' ? report('text', 'the override has no text') : []
    })
  }

  return documents
    .filter(({ type }) => type === 'market')
    .flatMap((market) => {
      const code = textOf(market.data['localeCode'])
      const locale = localeByCode(code)
      if (locale) return findingsOf(market, locale)
      return [
        findingIn(market, 'data.localeCode', `"${code}" is in no locale, so no page shows these values`),
      ]
    })
}
