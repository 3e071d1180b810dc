import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Node, NodePluginArgs } from 'gatsby'
import { locales, type UrlCode } from '../../locales.config'
import type { PageContext } from '../content/cms/pageContext'
import { absolute, hreflangCluster } from '../seo/hreflang'

/*
 * Written here rather than with the `sitemap` package: a stream per file, its own command line and a newer
 * Node than ours (20.19.5) are too much for three elements, and the clusters must be those of the head.
 */

type SitemapPage = { path: string; context: PageContext }

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const xml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const fileOf = (urlCode: UrlCode): string => `sitemap-${urlCode}.xml`

const lastModification = (moment: string | undefined): string =>
  moment ? `<lastmod>${xml(moment)}</lastmod>` : ''

const linksOf = (context: PageContext): string =>
  hreflangCluster(context)
    .map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${xml(href)}"/>`)
    .join('')

const knownLinks = new WeakMap<object, { unlisted: PageContext['unlisted']; links: string }>()

/** The pages of a cluster have the same links, and the same alternates: they are written once for all of them. */
function clusterLinks(context: PageContext): string {
  const { alternates, unlisted } = context
  const found = knownLinks.get(alternates)
  if (found && String(found.unlisted) === String(unlisted)) return found.links
  const links = linksOf(context)
  knownLinks.set(alternates, { unlisted, links })
  return links
}

/**
 * The sitemaps by file name: an index, and one per locale that has pages to be listed, each page with its
 * alternates. The time of the last change is named if known.
 */
export function sitemapFiles(pages: readonly SitemapPage[]): Map<string, string> {
  const files = new Map<string, string>()
  const urlElement = ({ path: pagePath, context }: SitemapPage): string =>
    `<url><loc>${xml(absolute(pagePath))}</loc>${lastModification(context.modified)}${clusterLinks(context)}</url>`
  const listedIn = new Map<UrlCode, SitemapPage[]>(locales.map(({ urlCode }) => [urlCode, []]))
  for (const page of pages)
    if (page.context.indexable && !page.context.copyOf) listedIn.get(page.context.locale)?.push(page)
  for (const [urlCode, unsorted] of listedIn) {
    const listed = unsorted.sort((a, b) => (a.path < b.path ? -1 : 1))
    if (listed.length === 0) continue
    files.set(
      fileOf(urlCode),
      [
        declaration,
        `<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
        ...listed.map(urlElement),
        '</urlset>\n',
      ].join('\n'),
    )
  }
  const entries = [...files.keys()].map((file) => `<sitemap><loc>${absolute(`/${file}`)}</loc></sitemap>`)
  return new Map([
    [
      'sitemap.xml',
      [declaration, `<sitemapindex xmlns="${schema}">`, ...entries, '</sitemapindex>\n'].join('\n'),
    ],
    ...files,
  ])
}

/** True for the name of a sitemap or of their index. */
export const isSitemap = (name: string): boolean => /^sitemap(-[a-z-]+)?\.xml$/.test(name)

/** Writes the sitemaps of all created pages to `public`; those of earlier builds are deleted. */
export function writeSitemaps({ getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>): void {
  const files = sitemapFiles(getNodesByType('SitePage') as (Node & SitemapPage)[])
  for (const name of readdirSync('public')) {
    if (isSitemap(name) && !files.has(name)) rmSync(path.join('public', name))
  }
  for (const [name, text] of files) writeFileSync(path.join('public', name), text)
}
