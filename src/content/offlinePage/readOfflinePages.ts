import { contentLanguages, defaultLocale, locales, type UrlCode } from '../../../locales.config'
import type { CmsDocument } from '../cms/document'
import { localizeDocument } from '../cms/localizeDocument'
import type { Market } from '../cms/markets'
import { offlineTexts, type OfflineTexts } from './texts'

/**
 * The texts of the page without a connection of each locale that has a market, by url code. A language without an
 * `offline_page` document has that of the default locale; without any document no locale has such a page, and browsers
 * show their own.
 */
export function readOfflinePages(
  documents: readonly CmsDocument[],
  markets: ReadonlyMap<UrlCode, Market>,
): Map<UrlCode, OfflineTexts> {
  const byLanguage = new Map(
    contentLanguages().map((language) => [
      language,
      documents.find(({ type, lang }) => type === 'offline_page' && lang === language),
    ]),
  )
  const pages = new Map<UrlCode, OfflineTexts>()
  for (const { urlCode, contentLanguage, htmlLang } of locales) {
    const market = markets.get(urlCode)
    const document = byLanguage.get(contentLanguage) ?? byLanguage.get(defaultLocale().contentLanguage)
    if (!market || !document) continue
    pages.set(urlCode, offlineTexts(localizeDocument(document, { market, htmlLang }).data))
  }
  return pages
}
