import { defaultLocale, localeOfPath } from '../../../locales.config'

/** The page for addresses of jobs that are not open: jobs are shown in the default locale. */
export const closedJobPath = `/${defaultLocale().urlCode}/careers/jobs/404`

/** True for the path of a not-found page itself: of the site, of a locale, or of closed jobs. */
export const isNotFoundPath = (path: string): boolean =>
  path === closedJobPath || /^(?:\/[^/]+)?\/404(?:\.html)?$/.test(path)

/**
 * The path of the not-found page for a missing address: that of closed jobs below the list of jobs, else its locale's,
 * outside of every locale the default one's.
 */
export const notFoundPathOf = (pathname: string): string =>
  pathname.startsWith(closedJobPath.replace(/404$/, ''))
    ? closedJobPath
    : `/${(localeOfPath(pathname) ?? defaultLocale()).urlCode}/404`
