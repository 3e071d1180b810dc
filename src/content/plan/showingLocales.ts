import { locales, type UrlCode } from '../../../locales.config'
import type { CmsDocument } from '../cms/document'
import { documentsOfLocales } from '../cms/documentOfLocale'
import { toolWordsType } from '../cms/toolWords'
import type { PlannedPage } from './plannedPage'
import { siteDataTypes } from './templates'

/**
 * The locales that show a document: as a page, as the words of the tools of their language, or as data of all their pages, which a language without its own takes
 * from the default locale.
 */
export function showingLocales(
  documents: readonly CmsDocument[],
  pages: readonly PlannedPage[],
): (document: CmsDocument) => UrlCode[] {
  const ofPages = new Map<string, UrlCode[]>()
  for (const { documentId, locale } of pages) {
    ofPages.set(documentId, [...(ofPages.get(documentId) ?? []), locale])
  }
  const documentOf = documentsOfLocales(documents, siteDataTypes)
  return ({ id, type, lang }) =>
    type === toolWordsType
      ? locales.filter(({ contentLanguage }) => contentLanguage === lang).map(({ urlCode }) => urlCode)
      : siteDataTypes.includes(type)
      ? locales.filter((locale) => documentOf(type, locale)?.id === id).map(({ urlCode }) => urlCode)
      : (ofPages.get(id) ?? [])
}
