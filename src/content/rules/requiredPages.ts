import type { Locale } from '../../../locales.config'
import type { ContentFinding } from '../cms/contentFinding'
import { isRequiredIn, pageGroups } from '../plan/requiredPages'

/** Pages that a locale must have and does not; `addresses` are those of all pages. */
export function requiredPageFindings(
  addresses: readonly string[],
  locales: readonly Locale[],
): ContentFinding[] {
  const known = new Set(addresses)
  return locales.flatMap((locale) =>
    pageGroups
      .filter((group) => isRequiredIn(group, locale))
      .flatMap(({ pages }) => pages)
      .map((page) => (page ? `/${locale.urlCode}/${page}` : `/${locale.urlCode}`))
      .filter((path) => !known.has(path))
      .map((path) => ({
        documentId: '(none)',
        type: 'page',
        lang: locale.contentLanguage,
        field: '',
        message: `"${locale.urlCode}" has no page at ${path}: publish it, or give the reason in src/content/plan/requiredPages.ts`,
      })),
  )
}
