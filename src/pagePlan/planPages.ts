import {
  defaultLocale,
  locales,
  localesOfContentLanguage,
  type Locale,
  type UrlCode,
} from '../../locales.config'
import { findingIn, type ContentFinding } from '../cms/contentFinding'
import { describe, documentLinks, type CmsDocument, type PageDescriptor } from '../cms/document'
import type { Job } from '../cms/job'
import {
  addressUid,
  hasPage,
  isBlogType,
  isReferralPage,
  isSecondaryType,
  localeOfDocument,
  needsUid,
  resolveLink,
  unknownDocumentMarker,
} from '../cms/linkResolver'
import { alternatesOf } from './alternates'
import type { CodePage } from './codePage'
import type { PlannedPage } from './plannedPage'
import { dataTypes, isShared, siteDataTypes, templates, unlistedTypes, wildcardLocales } from './templates'

/** Sources of the plan. `codePages` are the pages of `src/pages` that belong to a locale (`/us/about`). */
export type PlanInput = {
  documents: readonly CmsDocument[]
  jobs: readonly Job[]
  codePages: readonly CodePage[]
}

export type PagePlan = {
  pages: PlannedPage[]
  /** The alternates of the pages of code, by path; from the same clusters as those of the documents. */
  codeAlternates: Map<string, PlannedPage['alternates']>
  findings: ContentFinding[]
}

const jobLocale = defaultLocale()

/** The documents of one market, by content language and path: where they are, no shared document is shown. */
type OwnPages = ReadonlyMap<string, string>

const placeOf = (lang: string, path: string): string => `${lang} ${path}`

function ownPagesOf(documents: readonly CmsDocument[]): OwnPages {
  return new Map(
    documents.flatMap((document): [string, string][] => {
      const descriptor = describe(document)
      if (!descriptor.data?.localeCode || isSecondaryType(document.type) || !hasPage(document.type)) return []
      try {
        return [[placeOf(document.lang, resolveLink(descriptor)), document.id]]
      } catch {
        // The plan of the document itself reports it.
        return []
      }
    }),
  )
}

/** The markets that may show a document: its own, and those that share its language. */
function marketsOf(document: CmsDocument, descriptor: PageDescriptor): Locale[] {
  const home = localeOfDocument(descriptor)
  if (descriptor.data?.localeCode) return [home]
  const only = wildcardLocales[document.type]
  const markets = localesOfContentLanguage(document.lang).filter(
    (locale) => locale === home || isShared(document.type, document.uid),
  )
  return only ? markets.filter(({ urlCode }) => only.includes(urlCode)) : markets
}

function isListed(descriptor: PageDescriptor, locale: Locale): boolean {
  return (
    !unlistedTypes.includes(descriptor.type) &&
    !addressUid(descriptor)?.startsWith('thankyou') &&
    !locale.isPreLaunch
  )
}

function pageOf(
  document: CmsDocument,
  descriptor: PageDescriptor,
  locale: Locale,
  template: string,
): PlannedPage {
  const path = resolveLink(descriptor, locale.urlCode)
  return {
    key: `${document.id}@${locale.urlCode}`,
    path,
    ...(document.type in wildcardLocales ? { matchPath: `${path}/*` } : {}),
    template,
    locale: locale.urlCode,
    documentType: document.type,
    documentId: document.id,
    uid: document.uid,
    ids: [document.id],
    alternates: {},
    indexable: isListed(descriptor, locale),
    isReferral: isReferralPage(descriptor),
  }
}

/** What is wrong with the fields that an address is made of. */
function addressFindings(
  document: CmsDocument,
  { data }: PageDescriptor,
  markets: readonly Locale[],
  codePages: readonly CodePage[],
): ContentFinding[] {
  const findings: ContentFinding[] = []
  const report = (field: string, message: string) =>
    findings.push(findingIn(document, `data.${field}`, message))
  if (data?.path) {
    if (!data.localeCode)
      report(
        'path',
        `"${data.path}" is no address without a localeCode: every market finds the page by its uid`,
      )
    if (!needsUid(document.type))
      report('path', `the address of the type "${document.type}" has no uid to replace`)
    if (!/^[\w~.-]+$/.test(data.path))
      report('path', `"${data.path}" must be one part of a path: letters, digits, "-", "_", "." and "~"`)
  }
  const above = data?.parent_path
  if (above) {
    if (data.parent_document)
      report('parent_path', 'the page has a parent document already: keep one of the two')
    for (const { urlCode } of markets) {
      const path = `/${urlCode}/${above.replace(/^\/|\/$/g, '')}`
      if (!codePages.some((page) => page.path === path))
        report(
          'parent_path',
          `there is no page of code at ${path}. A document above the page is its parent_document`,
        )
    }
  }
  return findings
}

/** The pages of one document, the shared documents it replaces, and findings that say why it has no page. */
function pagesOfDocument(
  document: CmsDocument,
  { codePages, ownPages }: { codePages: readonly CodePage[]; ownPages: OwnPages },
): { pages: PlannedPage[]; replacedBy: string[]; findings: ContentFinding[] } {
  const refused = (field: string, message: string) => ({
    pages: [],
    replacedBy: [],
    findings: [findingIn(document, field, message)],
  })
  if (dataTypes.includes(document.type) || isBlogType(document.type))
    return { pages: [], replacedBy: [], findings: [] }
  const template = templates[document.type]
  if (!template || !hasPage(document.type))
    return refused('type', `no template for the type "${document.type}" (${unknownDocumentMarker})`)
  const descriptor = describe(document)
  try {
    if (resolveLink(descriptor) === unknownDocumentMarker)
      return refused('uid', `the page has no uid, so it has no address (${unknownDocumentMarker})`)
    const markets = marketsOf(document, descriptor)
    const pages = markets.map((locale) => pageOf(document, descriptor, locale, template))
    const ownPageAt = ({ path }: PlannedPage): string | undefined =>
      descriptor.data?.localeCode ? undefined : ownPages.get(placeOf(document.lang, path))
    return {
      pages: pages.filter((page) => ownPageAt(page) === undefined),
      replacedBy: pages.flatMap((page) => ownPageAt(page) ?? []),
      findings: addressFindings(document, descriptor, markets, codePages),
    }
  } catch (error) {
    const field = isSecondaryType(document.type) || descriptor.data?.localeCode ? 'data.localeCode' : 'lang'
    return refused(field, error instanceof Error ? error.message : String(error))
  }
}

function jobPages(jobs: readonly Job[], listing: CmsDocument | undefined): PlannedPage[] {
  return jobs.map((job) => ({
    key: `job.${job.id}@${jobLocale.urlCode}`,
    path: resolveLink({ type: 'job', uid: String(job.id), lang: jobLocale.contentLanguage }),
    template: templates['job'] ?? '',
    locale: jobLocale.urlCode,
    documentType: 'job',
    documentId: `job.${job.id}`,
    uid: String(job.id),
    ids: [`job.${job.id}`, ...(listing ? [listing.id] : [])],
    alternates: {},
    indexable: true,
    isReferral: false,
  }))
}

function collisions(
  pages: readonly PlannedPage[],
  codePages: readonly CodePage[],
  documents: ReadonlyMap<string, CmsDocument>,
): ContentFinding[] {
  const byPath = new Map<string, PlannedPage[]>()
  for (const page of pages) byPath.set(page.path, [...(byPath.get(page.path) ?? []), page])
  const found: ContentFinding[] = []
  for (const [path, owners] of byPath) {
    const sources = owners.map(({ documentId }) => documentId)
    if (codePages.some((page) => page.path === path)) sources.push(`src/pages${path}`)
    if (sources.length < 2) continue
    for (const { documentId } of owners) {
      const document = documents.get(documentId)
      if (document)
        found.push(findingIn(document, 'uid', `two sources for one URL ${path}: ${sources.join(', ')}`))
    }
  }
  return found
}

/**
 * Pages below a wildcard page. Gatsby puts each of them into the bundle of every visitor, and it is unclear to whom
 * the address belongs.
 */
function pagesBelowWildcards(
  pages: readonly PlannedPage[],
  codePages: readonly CodePage[],
  documents: ReadonlyMap<string, CmsDocument>,
): ContentFinding[] {
  const paths = [...pages, ...codePages].map(({ path }) => path)
  return pages
    .filter(({ matchPath }) => matchPath !== undefined)
    .flatMap((wildcard) => {
      const below = paths.filter((path) => path.startsWith(`${wildcard.path}/`))
      const document = documents.get(wildcard.documentId)
      if (below.length === 0 || !document) return []
      const reason = `${wildcard.path} takes every address below it, so no other page may be there: ${below.join(', ')}`
      return [findingIn(document, 'uid', reason)]
    })
}

type LinkAt = ReturnType<typeof documentLinks>[number]

function linkFindings(
  document: CmsDocument,
  links: readonly LinkAt[],
  documents: ReadonlyMap<string, CmsDocument>,
): ContentFinding[] {
  return links.flatMap(({ path, link }) => {
    if (link.isBroken)
      return [findingIn(document, path, `broken link: ${link.id} was deleted or is not published`)]
    const target = documents.get(link.id)
    if (!target) return [findingIn(document, path, `unknown document ${link.id} is linked`)]
    if (!hasPage(target.type) && !isBlogType(target.type))
      return [findingIn(document, path, `link to ${link.id} of type "${target.type}", which has no page`)]
    return []
  })
}

/** False for the link of a document to its parent, which only makes the address and is not on the page. */
export const isShownLink = ({ path }: LinkAt): boolean => path !== 'data.parent_document'

/**
 * The locales that show a document: as a page, or as data of all their pages, which a language without its own takes
 * from the default locale.
 */
export function showingLocales(
  documents: readonly CmsDocument[],
  pages: readonly PlannedPage[],
): (document: CmsDocument) => UrlCode[] {
  const ofPages = new Map<string, UrlCode[]>()
  for (const { documentId, locale } of pages) {
    ofPages.set(documentId, [...(ofPages.get(documentId) ?? []), locale])
  }
  const placesOfData = new Set(documents.map(({ type, lang }) => `${type} ${lang}`))
  return ({ id, type, lang }) => {
    if (!siteDataTypes.includes(type)) return ofPages.get(id) ?? []
    const isFallback = lang === defaultLocale().contentLanguage
    return locales
      .filter(
        ({ contentLanguage }) =>
          contentLanguage === lang || (isFallback && !placesOfData.has(`${type} ${contentLanguage}`)),
      )
      .map(({ urlCode }) => urlCode)
  }
}

/**
 * Links to documents that could have a page and have none, in no market: they would be left out of every page. Documents
 * with a finding of their own are not repeated here.
 */
function vanishingLinkFindings(
  linking: readonly { document: CmsDocument; links: readonly LinkAt[] }[],
  byId: ReadonlyMap<string, CmsDocument>,
  pages: readonly PlannedPage[],
  reported: readonly ContentFinding[],
): ContentFinding[] {
  const hasFinding = new Set(reported.map(({ documentId }) => documentId))
  const showing = showingLocales([...byId.values()], pages)
  const planned = new Set(pages.map(({ documentId }) => documentId))
  const vanishes = (id: string): boolean => {
    const target = byId.get(id)
    return target !== undefined && hasPage(target.type) && !planned.has(id) && !hasFinding.has(id)
  }
  return linking.flatMap(({ document, links }) => {
    const shownIn = showing(document)
    if (shownIn.length === 0) return []
    return links
      .filter((link) => isShownLink(link) && vanishes(link.link.id))
      .map(({ path, link }) =>
        findingIn(
          document,
          path,
          `link to ${link.id}, which has no page in any market, so that the link would be missing in ${shownIn.join(', ')}`,
        ),
      )
  })
}

/**
 * Documents in, pages out. Pure, since page creation and the checks use it, and so can a resident publisher.
 * Collects every finding; a plan with findings must not be built.
 */
export function planPages({ documents, jobs, codePages }: PlanInput): PagePlan {
  const byId = new Map(documents.map((document) => [document.id, document]))
  const ownPages = ownPagesOf(documents)
  const planned = documents.map((document) => ({
    document,
    ...pagesOfDocument(document, { codePages, ownPages }),
  }))
  const listing = documents.find(
    ({ type, lang }) => type === 'job_listing' && lang === jobLocale.contentLanguage,
  )
  const pages = [...planned.flatMap((one) => one.pages), ...jobPages(jobs, listing)]
  const replaced = new Map<string, string[]>()
  for (const { document, replacedBy } of planned) {
    for (const id of replacedBy) replaced.set(id, [...(replaced.get(id) ?? []), document.id])
  }
  // The links of a market document name what it overrides.
  const linking = documents
    .filter(({ type }) => type !== 'market')
    .map((document) => ({ document, links: documentLinks(document.data, 'data') }))
  const clusters = alternatesOf({ pages, documents: byId, codePages, replaced })
  const findings = [
    ...planned.flatMap((one) => one.findings),
    ...collisions(pages, codePages, byId),
    ...pagesBelowWildcards(pages, codePages, byId),
    ...clusters.findings,
    ...linking.flatMap(({ document, links }) => linkFindings(document, links, byId)),
  ]
  const alternatesAt = (path: string): PlannedPage['alternates'] => clusters.alternates.get(path) ?? {}
  return {
    pages: pages
      .map((page) => ({ ...page, alternates: alternatesAt(page.path) }))
      .sort((a, b) => (a.path < b.path ? -1 : 1)),
    codeAlternates: new Map(codePages.map(({ path }) => [path, alternatesAt(path)])),
    findings: [...findings, ...vanishingLinkFindings(linking, byId, pages, findings)],
  }
}

/** Locales without a page at their root; each is a finding. */
export function missingRoots(pages: readonly PlannedPage[], codePages: readonly CodePage[]): UrlCode[] {
  const paths = new Set([...pages, ...codePages].map(({ path }) => path))
  return locales.map(({ urlCode }) => urlCode).filter((urlCode) => !paths.has(`/${urlCode}`))
}
