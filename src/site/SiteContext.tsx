import { createContext, useContext, type ReactNode } from 'react'
import { localeByUrlCode, type Locale } from '../../locales.config'
import type { MarketValues } from '../cms/markets'
import type { GlobalStrings } from './globalStrings'
import type { Navigation } from './navigation'
import type { SiteData } from './siteData'

const SiteContext = createContext<SiteData | undefined>(undefined)

/** Provides the shared data of one locale to its children. */
export function SiteProvider({ site, children }: { site: SiteData; children: ReactNode }) {
  return <SiteContext.Provider value={site}>{children}</SiteContext.Provider>
}

/** The shared data of the page's locale. Throws outside a SiteProvider. */
export function useSite(): SiteData {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite needs a SiteProvider above it')
  return site
}

/** The locale of the page. */
export function useLocale(): Locale {
  const { urlCode } = useSite()
  const locale = localeByUrlCode(urlCode)
  if (!locale) throw new Error(`Unknown locale ${urlCode}`)
  return locale
}

/** The strings of the locale. */
export const useStrings = (): GlobalStrings => useSite().strings

/** The values of the market: currency, VAT word, phone … */
export const useMarket = (): MarketValues => useSite().market

/** Header and footer of the locale. */
export const useNavigation = (): Navigation => useSite().navigation
