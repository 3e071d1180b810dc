import { createContext, useContext, type ReactNode } from 'react'
import { localeByUrlCode, type Locale } from '../../../locales.config'
import type { MarketValues } from '../cms/markets'
import type { GlobalStrings } from './globalStrings'
import type { Navigation } from './navigation'
import type { SiteData } from './siteData'

const SiteContext = createContext<SiteData | undefined>(undefined)
const PathContext = createContext('')

type SiteProviderProps = {
  site: SiteData
  /** Path of the page with its locale. */
  path?: string
  children: ReactNode
}

/** Provides the shared data of one locale, and the path of the page, to its children. */
export function SiteProvider({ site, path = '', children }: SiteProviderProps) {
  return (
    <SiteContext.Provider value={site}>
      <PathContext.Provider value={path}>{children}</PathContext.Provider>
    </SiteContext.Provider>
  )
}

/** The path of the page with its locale; empty outside of a page. */
export const usePath = (): string => useContext(PathContext)

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
