import { defaultLocale, type Locale, type UrlCode } from '../../locales.config'
import type { CmsDocument } from '../cms/document'
import type { Fields } from '../cms/fields'
import { localizeDocument } from '../cms/localizeDocument'
import type { Market } from '../cms/markets'
import type { Redirect } from '../routing/redirects'
import { buildGlobalStrings } from './buildGlobalStrings'
import { buildNavigation } from './buildNavigation'
import type { SiteData } from './siteData'

type SiteDataInput = {
  documents: readonly CmsDocument[]
  locale: Locale
  market: Market
  redirects: readonly Redirect[]
  pathOf: (documentId: string, urlCode: UrlCode) => string | undefined
}

/** The reduced, shared data of one locale: only what pages use, so that other edits re-render no page. */
export function buildSiteData({ documents, locale, market, redirects, pathOf }: SiteDataInput): SiteData {
  const { urlCode, contentLanguage, htmlLang } = locale
  const localized = (document: CmsDocument | undefined): Fields =>
    document
      ? localizeDocument(document, {
          market,
          htmlLang,
          pathOf: ({ id }) => pathOf(id, urlCode),
        }).data
      : {}
  const find = (type: string, lang: string) =>
    documents.find((document) => document.type === type && document.lang === lang)
  const navigation =
    find('navigation', contentLanguage) ?? find('navigation', defaultLocale().contentLanguage)
  const strings = buildGlobalStrings(
    localized(find('global_strings', contentLanguage)),
    localized(find('global_strings', defaultLocale().contentLanguage)),
  )
  return {
    urlCode,
    strings,
    market: market.values,
    navigation: buildNavigation(localized(navigation)),
    redirectSources: redirects
      .filter((redirect) => redirect.locale === 'all' || redirect.locale === urlCode)
      .map(({ source }) => `/${urlCode}${source}`),
  }
}
