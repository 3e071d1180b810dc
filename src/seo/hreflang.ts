import { defaultLocale, locales } from '../../locales.config'
import type { PageContext } from '../content/cms/pageContext'
import { brand } from '../core/brand'

export type Alternate = { hreflang: string; href: string }

/** The full address of a path of the site; an address of another host is unchanged. */
export const absolute = (path: string): string => new URL(path, brand.siteOrigin).href

/**
 * The hreflang cluster of a page, itself included, with the default locale as `x-default`, or the first
 * locale that has the page; empty for a page that must not be listed and for a copy. Pages that must not be listed are in
 * no cluster. Used by head and sitemap.
 */
export function hreflangCluster({
  alternates,
  indexable,
  copyOf,
  unlisted = [],
}: Pick<PageContext, 'alternates' | 'indexable' | 'copyOf' | 'unlisted'>): Alternate[] {
  if (!indexable || copyOf) return []
  const listed = locales.flatMap(({ urlCode, htmlLang }) => {
    const path = alternates[urlCode]
    return path && !unlisted.includes(urlCode) ? [{ urlCode, hreflang: htmlLang, href: absolute(path) }] : []
  })
  const fallback = listed.find(({ urlCode }) => urlCode === defaultLocale().urlCode) ?? listed[0]
  return [
    ...listed.map(({ hreflang, href }) => ({ hreflang, href })),
    ...(fallback ? [{ hreflang: 'x-default', href: fallback.href }] : []),
  ]
}
