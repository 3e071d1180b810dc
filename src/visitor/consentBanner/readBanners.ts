import { defaultLocale, localeByUrlCode, type UrlCode } from '../../../locales.config'
import type { CmsDocument } from '../../content/cms/document'
import type { Fields } from '../../content/cms/fields'
import { localizeDocument } from '../../content/cms/localizeDocument'
import type { Market } from '../../content/cms/markets'
import type { SiteData } from '../../content/site/siteData'
import { bannerTexts, type BannerTexts } from './texts'

type BannerSources = {
  documents: readonly CmsDocument[]
  markets: ReadonlyMap<UrlCode, Market>
  siteData: readonly Pick<SiteData, 'urlCode' | 'strings' | 'cookiePolicy'>[]
}

/**
 * The consent banner of each locale, by url code. A language without a `consent_banner` document has that of the default
 * locale; without any document no locale has a banner, and nobody is asked.
 */
export function readBanners({ documents, markets, siteData }: BannerSources): Map<UrlCode, BannerTexts> {
  const banners = new Map<UrlCode, BannerTexts>()
  for (const { urlCode, strings, cookiePolicy } of siteData) {
    const locale = localeByUrlCode(urlCode)
    const market = markets.get(urlCode)
    if (!locale || !market) continue
    const fieldsOf = (type: string): Fields | undefined => {
      const inLanguage = (lang: string) =>
        documents.find((document) => document.type === type && document.lang === lang)
      const found = inLanguage(locale.contentLanguage) ?? inLanguage(defaultLocale().contentLanguage)
      return found && localizeDocument(found, { market, htmlLang: locale.htmlLang }).data
    }
    const banner = fieldsOf('consent_banner')
    if (!banner) continue
    const policy = fieldsOf('cookie_policy') ?? {}
    banners.set(
      urlCode,
      bannerTexts({
        banner,
        policy,
        policyPath: cookiePolicy,
        label: strings.cookie_settings,
        htmlLang: locale.htmlLang,
      }),
    )
  }
  return banners
}
