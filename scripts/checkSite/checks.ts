import { defaultLocale, localeByUrlCode, locales } from '../../locales.config'
import { scriptHash } from '../../src/build/contentSecurityPolicy'
import { mayBorrow } from '../../src/content/cms/borrowedPages'
import { brand } from '../../src/core/brand'
import { headersOf } from '../../src/core/routing/headerRules'
import { matchPath, normalizePath } from '../../src/core/routing/pathPattern'
import { resolveRedirect } from '../../src/core/routing/redirects'
import type { SiteManifest } from '../../src/core/routing/siteManifest'
import { inlineScriptLimits } from '../budgets/limits'
import type { HtmlPage } from './readPage'

export type Finding = { path: string; check: string; detail: string }

export type Site = {
  pages: ReadonlyMap<string, HtmlPage>
  manifest: SiteManifest
  /** True when the build has a file for the path. */
  hasFile: (path: string) => boolean
}

/** The least characters of `main` for a page that can be read without JavaScript. */
const readableLength = 80

const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
]

/** The address of a page. */
export const ownAddress = ({ path }: Pick<HtmlPage, 'path'>): string => `${brand.siteOrigin}${path}`

/** True for a page whose canonical address is the page of the default locale that says the same: it is in no cluster. */
export function isCopy({ path, canonical, alternates, isIndexable }: HtmlPage): boolean {
  const { urlCode } = defaultLocale()
  const [, market = '', ...rest] = path.split('/')
  const locale = localeByUrlCode(market)
  if (!isIndexable || !locale || alternates.length > 0) return false
  if (locale.isPrimary && !mayBorrow(locale, rest.join('/'))) return false
  return canonical === ownAddress({ path: ['', urlCode, ...rest].join('/') })
}

/** Findings within one page: title, headings, ids, tokens, images, canonical, structured data, scripts. */
export function pageFindings(page: HtmlPage): Finding[] {
  const findings: Finding[] = []
  const report = (check: string, detail: string): void =>
    void findings.push({ path: page.path, check, detail })
  if (!page.title.trim()) report('title', 'missing')
  if (!page.description.trim() && page.isIndexable) report('description', 'missing')
  const mains = page.headings.filter(({ level }) => level === 1)
  if (mains.length !== 1) report('h1', `${mains.length} instead of one`)
  if (mains.some(({ isHidden }) => isHidden)) report('h1', 'hidden without JavaScript')
  for (const name of ['header', 'main', 'footer']) {
    const count = page.landmarks.filter((landmark) => landmark === name).length
    if (count !== 1) report('landmark', `${count} ${name} instead of one`)
  }
  if (page.mainText.length < readableLength)
    report('text', `main says ${page.mainText.length} characters without JavaScript: "${page.mainText}"`)
  page.headings.forEach((heading, index) => {
    const before = page.headings[index - 1]
    if (before && heading.level > before.level + 1)
      report('heading order', `h${before.level} → h${heading.level} "${heading.text}"`)
    if (!heading.text.trim()) report('heading', `empty h${heading.level}`)
  })
  for (const id of repeated(page.ids)) report('duplicate id', id)
  for (const token of new Set(page.tokens)) report('market token', `${token} is not filled in`)
  for (const image of page.images) {
    if (!image.hasSize) report('image without dimensions', image.src)
    if (image.alt === undefined) report('image without alt', image.src)
  }
  const own = ownAddress(page)
  if (page.isIndexable && page.canonical !== own && !isCopy(page))
    report('canonical', `${page.canonical ?? 'missing'} instead of ${own}`)
  const locale = localeByUrlCode(page.path.split('/')[1] ?? '')
  if (locale && page.lang !== locale.htmlLang) report('lang', `${page.lang} instead of ${locale.htmlLang}`)
  const scripts = page.scripts.filter(({ code, src }) => src ?? code)
  if (scripts.length !== 1 || scripts.some(({ src }) => src))
    report('scripts', 'the page must have the inline bootstrap script and no other script')
  const bytes = Buffer.byteLength(scripts[0]?.code ?? '')
  if (bytes > inlineScriptLimits.raw) report('bootstrap script', `${bytes} bytes`)
  return findings
}

/** True when the site has a file, redirect, route or function for an internal path. */
function isServed(site: Site, path: string): boolean {
  return (
    site.pages.has(path) ||
    site.hasFile(path) ||
    resolveRedirect(site.manifest.redirects, path) !== undefined ||
    path.startsWith('/api/') ||
    site.manifest.routes.some((route) => route.status === 200 && matchPath(route.path, path))
  )
}

/** Links to missing pages and anchors, and missing images. */
export function linkFindings(site: Site): Finding[] {
  const findings: Finding[] = []
  for (const page of site.pages.values()) {
    for (const src of new Set(page.images.map((image) => image.src))) {
      const { origin, pathname } = new URL(src, brand.siteOrigin)
      if (origin === brand.siteOrigin && !site.hasFile(decodeURI(pathname)))
        findings.push({ path: page.path, check: 'missing image', detail: src })
    }
    for (const link of new Set(page.links)) {
      const address = new URL(link, `${brand.siteOrigin}${page.path}`)
      if (address.origin !== brand.siteOrigin) continue
      const path = normalizePath(decodeURI(address.pathname))
      if (!isServed(site, path)) findings.push({ path: page.path, check: 'broken link', detail: link })
      const anchor = decodeURIComponent(address.hash.slice(1))
      if (anchor && site.pages.get(path) && !site.pages.get(path)?.ids.includes(anchor)) {
        findings.push({ path: page.path, check: 'broken anchor', detail: link })
      }
    }
  }
  return findings
}

/** Hreflang clusters: each names itself, only existing pages, an x-default, and is named back by the others. */
export function hreflangFindings({ pages }: Site): Finding[] {
  const findings: Finding[] = []
  const pathOf = (href: string): string => normalizePath(href.replace(brand.siteOrigin, ''))
  for (const page of pages.values()) {
    if (!page.isIndexable || page.alternates.length === 0) continue
    const report = (detail: string): void =>
      void findings.push({ path: page.path, check: 'hreflang', detail })
    const own = page.alternates.some(
      ({ href, hreflang }) => hreflang !== 'x-default' && pathOf(href) === page.path,
    )
    if (!own) report('does not name itself')
    if (!page.alternates.some(({ hreflang }) => hreflang === 'x-default')) report('has no x-default')
    for (const { href, hreflang } of page.alternates) {
      const other = pages.get(pathOf(href))
      if (!other) report(`${hreflang} names ${href}, which is not there`)
      else if (!other.isIndexable) report(`${hreflang} names ${href}, which is not to be listed`)
      else if (!other.alternates.some((back) => pathOf(back.href) === page.path))
        report(`${href} does not name it back`)
      else if (hreflang !== 'x-default' && other.lang !== hreflang)
        report(`${href} is in ${other.lang}, not ${hreflang}`)
    }
    for (const hreflang of repeated(page.alternates.map((alternate) => alternate.hreflang)))
      report(`${hreflang} twice`)
  }
  return findings
}

/** Titles used by two pages of one locale. */
export function titleFindings({ pages }: Site): Finding[] {
  const owners = new Map<string, string>()
  const findings: Finding[] = []
  for (const page of pages.values()) {
    if (!page.isIndexable) continue
    const key = `${page.path.split('/')[1]} ${page.title}`
    const first = owners.get(key)
    if (first)
      findings.push({
        path: page.path,
        check: 'repeated title',
        detail: `"${page.title}" is also the title of ${first}`,
      })
    else owners.set(key, page.path)
  }
  return findings
}

/** Required pages that are missing: a root and a not-found page per locale. */
export function presenceFindings({ pages, manifest }: Site): Finding[] {
  return locales.flatMap(({ urlCode }) => {
    const findings: Finding[] = []
    if (!pages.has(`/${urlCode}`))
      findings.push({ path: `/${urlCode}`, check: 'locale root', detail: 'missing' })
    if (!manifest.routes.some(({ path, status }) => path === `/${urlCode}/*` && status === 404)) {
      findings.push({ path: `/${urlCode}/*`, check: 'not-found page', detail: 'missing' })
    }
    return findings
  })
}

/** An inline script that differs from page to page: one CSP hash must cover all pages. */
export function inlineScriptFindings({ pages }: Site): Finding[] {
  const codes = new Set([...pages.values()].map(({ scripts }) => scripts[0]?.code ?? ''))
  return codes.size > 1
    ? [{ path: '*', check: 'bootstrap script', detail: `${codes.size} different ones` }]
    : []
}

/** Pages with an inline script that their Content-Security-Policy does not allow: browsers would not run it. */
export function blockedScriptFindings({ pages, manifest }: Site): Finding[] {
  return [...pages.values()].flatMap(({ path, scripts }) => {
    const policy = headersOf(manifest.headers, path).get('content-security-policy') ?? ''
    return scripts
      .filter(({ src, code }) => src === undefined && !policy.includes(scriptHash(code)))
      .map(({ code }) => ({
        path,
        check: 'content-security-policy',
        detail: `does not allow the script "${code.slice(0, 60)}"`,
      }))
  })
}
