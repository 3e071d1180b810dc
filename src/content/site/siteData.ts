import type { UrlCode } from '../../../locales.config'
import type { MarketValues } from '../cms/markets'
import type { MessagePart } from '../cms/messageParts'
import type { GlobalStrings } from './globalStrings'
import type { Navigation } from './navigation'

/**
 * What every page of a locale shares and no page query reads: strings, navigation, market values and the
 * redirects that the browser needs. One file per locale, fetched once (docs/architecture.md "Site data").
 */
export type SiteData = {
  urlCode: UrlCode
  strings: GlobalStrings
  /** The message of the notification banner on pages without their own; empty for none. */
  notification: MessagePart[]
  market: MarketValues
  navigation: Navigation
  /** Path of the cookie policy; absent where the content has none. */
  cookiePolicy?: string
}

export const siteDataFolder = '/site-data/'

/** Address of a locale's shared data; without a digest it is the file of `gatsby develop`. */
export const siteDataPath = (urlCode: string, digest?: string): string =>
  `${siteDataFolder}${urlCode}${digest ? `.${digest}` : ''}.json`
