import { localeOfPath, defaultLocale } from '../../../locales.config'
import { type SiteData, siteDataFolder, siteDataPath } from './siteData'

/**
 * The shared data of the page's locale in the browser. A visitor stays within one locale, since every change of
 * locale is a full page load, so there is one at a time.
 */
let current: SiteData | undefined

/**
 * Fetches the site data named by the page (or by the locale, in `gatsby develop`). Rejects when the file is
 * missing.
 */
export async function loadSiteData(): Promise<void> {
  const release = document.getElementById('application')?.dataset['release'] ?? ''
  const named = release.split(' ').find((file) => file.startsWith(siteDataFolder))
  const locale = localeOfPath(window.location.pathname) ?? defaultLocale()
  const response = await fetch(named ?? siteDataPath(locale.urlCode))
  if (!response.ok) throw new Error(`site data: ${response.status} ${response.url}`)
  current = (await response.json()) as SiteData
}

/** The loaded site data; undefined on the server, and before loadSiteData has finished. */
export const siteDataInBrowser = (): SiteData | undefined => current

/** The loaded site data. Throws before loadSiteData has finished. */
export function loadedSiteData(): SiteData {
  if (!current) throw new Error('site data is not loaded')
  return current
}
