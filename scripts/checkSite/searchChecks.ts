import { brand } from '../../src/core/brand'
import { normalizePath } from '../../src/core/routing/pathPattern'
import { isRecord } from '../../src/core/values/record'
import { isCopy, type Finding, type Site } from './checks'
import type { HtmlPage } from './readPage'
import type { SitemapEntry } from './readSitemaps'

/** Why a piece of JSON-LD is not structured data, or undefined. */
function structuredDataFinding(json: string): string | undefined {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return 'not valid JSON'
  }
  if (!isRecord(value)) return 'not an object'
  if (value['@context'] !== 'https://schema.org') return `@context is ${String(value['@context'])}`
  const items: unknown[] = Array.isArray(value['@graph']) ? value['@graph'] : [value]
  const untyped = items.findIndex((item) => !isRecord(item) || typeof item['@type'] !== 'string')
  return untyped >= 0 ? `item ${untyped} has no @type` : undefined
}

/** JSON-LD that is not structured data. */
export function structuredDataFindings({ pages }: Site): Finding[] {
  return [...pages.values()].flatMap(({ path, jsonLd }) =>
    jsonLd.flatMap((json): Finding[] => {
      const detail = structuredDataFinding(json)
      return detail ? [{ path, check: 'JSON-LD', detail }] : []
    }),
  )
}

function socialImageFinding(
  { socialImage: { url, width, height, alt } }: HtmlPage,
  site: Site,
): string | undefined {
  if (!url) return 'missing'
  if (!URL.canParse(url)) return `${url} is not a full address`
  if (!Number(width) || !Number(height)) return 'without dimensions'
  if (!alt.trim()) return 'without alt'
  const { origin, pathname } = new URL(url)
  return origin === brand.siteOrigin && !site.hasFile(pathname) ? `${pathname} is not there` : undefined
}

/** Pages to be listed whose picture for social networks is missing or incomplete. */
export function socialImageFindings(site: Site): Finding[] {
  return [...site.pages.values()].flatMap((page): Finding[] => {
    const detail = page.isIndexable ? socialImageFinding(page, site) : undefined
    return detail ? [{ path: page.path, check: 'social image', detail }] : []
  })
}

const cluster = (alternates: readonly { hreflang: string; href: string }[]): string =>
  alternates
    .map(({ hreflang, href }) => `${hreflang} ${href}`)
    .sort()
    .join('\n')

/** The sitemaps list exactly the pages to be listed, each once, in its locale's file, with the cluster of its head. */
export function sitemapFindings({ pages }: Site, entries: readonly SitemapEntry[]): Finding[] {
  const findings: Finding[] = []
  const listed = new Set<string>()
  for (const { file, address, alternates } of entries) {
    const path = normalizePath(address.replace(brand.siteOrigin, ''))
    const report = (detail: string): void => void findings.push({ path, check: 'sitemap', detail })
    const page = pages.get(path)
    if (listed.has(path)) report(`twice, again in ${file}`)
    listed.add(path)
    if (!page) report(`${file} names ${address}, which is not there`)
    else if (!page.isIndexable) report(`${file} names a page that must not be listed`)
    else if (isCopy(page)) report(`${file} names a copy of ${page.canonical}`)
    else if (cluster(page.alternates) !== cluster(alternates))
      report(`${file} and the head differ in hreflang`)
    if (file !== `sitemap-${path.split('/')[1]}.xml`) report(`stands in ${file}`)
  }
  for (const page of pages.values()) {
    if (page.isIndexable && !isCopy(page) && !listed.has(page.path))
      findings.push({ path: page.path, check: 'sitemap', detail: 'missing' })
  }
  return findings
}
