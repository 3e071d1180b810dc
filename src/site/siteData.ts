import type { UrlCode } from '../../locales.config'
import type { MarketValues } from '../cms/markets'
import type { GlobalStrings } from './globalStrings'
import type { Navigation } from './navigation'

/**
 * What every page of a locale shares and no page query reads: strings, navigation, market values and the
 * redirects that the browser needs. One file per locale, fetched once (docs/architecture.md "Site data").
 */
export type SiteData = {
  urlCode: UrlCode
  strings: GlobalStrings
  market: MarketValues
  navigation: Navigation
  /** Redirect sources of this locale (patterns with the locale in front): the Link leaves these to the server. */
  redirectSources: string[]
}

export const siteDataFolder = '/site-data/'

/** Address of a locale's shared data; without a digest it is the file of `gatsby develop`. */
export const siteDataPath = (urlCode: string, digest?: string): string =>
  `${siteDataFolder}${urlCode}${digest ? `.${digest}` : ''}.json`
