import { defaultLocale, locales, type UrlCode } from '../../../locales.config'
import type { CmsDocument } from '../cms/document'
import type { PlannedPage } from './plannedPage'
import { siteDataTypes } from './templates'

/**
 * The locales that show a document: as a page, or as data of all their pages, which a language without its own takes
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
  const placesOfData = new Set(documents.map(({ type, lang }) => `${type} ${lang}`))
  return ({ id, type, lang }) => {
    if (!siteDataTypes.includes(type)) return ofPages.get(id) ?? []
    const isFallback = lang === defaultLocale().contentLanguage
    return locales
      .filter(
        ({ contentLanguage }) =>
          contentLanguage === lang || (isFallback && !placesOfData.has(`${type} ${contentLanguage}`)),
      )
      .map(({ urlCode }) => urlCode)
  }
}
