import { defaultLocale, localeByUrlCode } from '../../locales.config'
import type { PageContext } from '../content/cms/pageContext'
import { brand } from '../core/brand'
import { normalizePath } from '../core/routing/pathPattern'
import { absolute, hreflangCluster } from './hreflang'
import { socialImageOf, withoutBrand, type SocialImage } from './socialImage'
import { StructuredData } from './StructuredData'
import { breadcrumbs } from './structuredData/breadcrumbs'
import type { DescribedPage, SchemaObject } from './structuredData/maker'

type PageHeadProps = {
  title: string
  description: string
  /** Path of the page from Gatsby. */
  path: string
  context: PageContext
  /** Name of the page in a trail; its title without the brand when left out. */
  name?: string
  /** A picture chosen by the editor instead of the one made from the title. */
  image?: SocialImage
  /** Structured data in addition to the breadcrumbs. */
  structuredData?: (page: DescribedPage) => SchemaObject[]
}

const suffix = ` | ${brand.name}`

/** The document title: the brand is added once, unless it makes the title too long. */
export function documentTitle(title: string): string {
  const named = title.includes(brand.name)
  return named || title.length + suffix.length > 65 ? title : `${title}${suffix}`
}

/** Open Graph writes language tags with an underscore. */
const openGraphLocale = (htmlLang: string): string => htmlLang.replace('-', '_')

function SocialImageTags({ image }: { image: SocialImage }) {
  return (
    <>
      <meta property="og:image" content={image.url} />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta property="og:image:alt" content={image.alt} />
    </>
  )
}

/**
 * What search engines, social networks and the browser's tab read of a page: language, title, description,
 * canonical, the hreflang cluster with `x-default`, a picture and structured data; `noindex` instead of
 * canonical, cluster and structured data where a page must not be listed. The variant of an experiment has the canonical
 * address of its original as well, and a copy that of the page it copies.
 */
export function PageHead({ title, description, path, context, name, image, structuredData }: PageHeadProps) {
  const { htmlLang } = localeByUrlCode(context.locale) ?? defaultLocale()
  // A page that takes other addresses too (every one below it, every missing one) has one canonical address.
  const pagePath = normalizePath(
    context.original ?? context.copyOf ?? context.alternates[context.locale] ?? path,
  )
  const canonical = absolute(pagePath)
  const fullTitle = documentTitle(title)
  const picture = image ?? socialImageOf(title)
  const page: DescribedPage = {
    url: canonical,
    title: withoutBrand(title),
    description,
    language: htmlLang,
    image: { ...picture, url: absolute(picture.url) },
    context,
  }
  const cluster = hreflangCluster(context)
  const items = context.indexable
    ? [
        ...(structuredData?.(page) ?? []),
        ...breadcrumbs(context.trail ?? [], { path: pagePath, name: name || page.title }),
      ]
    : []
  const isArticle = items.some((item) => item['@type'] === 'Article')
  return (
    <>
      <html lang={htmlLang} />
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {context.indexable || <meta name="robots" content="noindex" />}
      {(context.indexable || context.original) && <link rel="canonical" href={canonical} />}
      <meta property="og:type" content={isArticle ? 'article' : 'website'} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content={openGraphLocale(htmlLang)} />
      {/* Title, description and picture are those of Open Graph. */}
      <meta name="twitter:card" content="summary_large_image" />
      <SocialImageTags image={page.image} />
      {cluster.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      <StructuredData items={items} />
    </>
  )
}
