import type { RichTextField } from '@prismicio/client'
import { defaultLocale, type Locale, type UrlCode } from '../../../locales.config'
import type { CmsDocument } from '../cms/document'
import { documentsOfLocales } from '../cms/documentOfLocale'
import type { Fields } from '../cms/fields'
import { localizeDocument } from '../cms/localizeDocument'
import type { Market } from '../cms/markets'
import { messageParts, type MessagePart } from '../cms/messageParts'
import { plainText } from '../cms/plainText'
import { buildGlobalStrings } from './buildGlobalStrings'
import { buildNavigation } from './buildNavigation'
import type { SiteData } from './siteData'

type SiteDataInput = {
  documents: readonly CmsDocument[]
  locale: Locale
  market: Market
  pathOf: (documentId: string, urlCode: UrlCode) => string | undefined
}

/** The reduced, shared data of one locale: only what pages use, so that other edits re-render no page. */
export function buildSiteData(input: SiteDataInput): SiteData {
  const { documents, locale, market, pathOf } = input
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
  const navigation = documentsOfLocales(documents, ['navigation'])('navigation', locale)
  const cookiePolicy = find('cookie_policy', contentLanguage)
  const cookiePolicyPath = cookiePolicy && pathOf(cookiePolicy.id, urlCode)
  const own = localized(find('global_strings', contentLanguage))
  const fallback = localized(find('global_strings', defaultLocale().contentLanguage))
  const messageIn = (strings: Fields): MessagePart[] => messageParts(strings['notification_banner_message'])
  // A message that leads to a page that is not here is left out, and that of another language does not take its place.
  const hasOwnMessage = plainText(own['notification_banner_message'] as RichTextField).trim() !== ''
  return {
    urlCode,
    strings: buildGlobalStrings(own, fallback),
    notification: messageIn(hasOwnMessage ? own : fallback),
    market: market.values,
    navigation: buildNavigation(localized(navigation)),
    ...(cookiePolicyPath ? { cookiePolicy: cookiePolicyPath } : {}),
  }
}
