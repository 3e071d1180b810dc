import { localeOfPath } from '../../../locales.config'

/** A path without the prefix of its locale: `/de/pricing` → `/pricing`, `/de` → `/`. Paths of no locale stay as they are. */
export function pathWithinLocale(path: string): string {
  const locale = localeOfPath(path)
  return locale ? path.slice(`/${locale.urlCode}`.length) || '/' : path
}
