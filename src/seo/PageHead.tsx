import { brand } from '../brand'
import { defaultLocale, localeByUrlCode, locales } from '../../locales.config'
import type { PageContext } from '../cms/localizedDocument'
import { normalizePath } from '../routing/pathPattern'

type PageHeadProps = {
  title: string
  description: string
  /** Path of the page as Gatsby gives it. */
  path: string
  context: PageContext
}

const suffix = ` | ${brand.name}`
const absolute = (path: string): string => `${brand.siteOrigin}${path}`

/** The document title: the brand is added once, and not where it would make the title too long. */
export function documentTitle(title: string): string {
  const named = title.includes(brand.name)
  return named || title.length + suffix.length > 65 ? title : `${title}${suffix}`
}

/**
 * What search engines and the browser's tab read of a page: language, title, description, canonical, the
 * hreflang cluster of the created pages with `x-default`, and `noindex` where a page must not be listed.
 */
export function PageHead({ title, description, path, context }: PageHeadProps) {
  const locale = localeByUrlCode(context.locale) ?? defaultLocale()
  const canonical = absolute(normalizePath(path))
  const fullTitle = documentTitle(title)
  const xDefault = context.alternates[defaultLocale().urlCode]
  return (
    <>
      <html lang={locale.htmlLang} />
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {context.indexable ? (
        <link rel="canonical" href={canonical} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content={locale.htmlLang.replace('-', '_')} />
      {context.indexable &&
        locales.map(({ urlCode, htmlLang }) => {
          const alternate = context.alternates[urlCode]
          return alternate ? (
            <link key={urlCode} rel="alternate" hrefLang={htmlLang} href={absolute(alternate)} />
          ) : null
        })}
      {context.indexable && xDefault ? (
        <link rel="alternate" hrefLang="x-default" href={absolute(xDefault)} />
      ) : null}
    </>
  )
}
