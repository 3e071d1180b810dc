import {
  defaultLocale,
  locales,
  localesOfContentLanguage,
  type Locale,
  type UrlCode,
} from '../../../locales.config'
import { closedJobPath } from '../../core/routing/notFoundPages'
import { messageOf } from '../../core/values/error'
import { borrowersOf, isBorrower } from '../cms/borrowedPages'
import { findingIn, type ContentFinding } from '../cms/contentFinding'
import { describe, linksOf, type CmsDocument, type PageDescriptor } from '../cms/document'
import { missingObject } from '../cms/gatedContent'
import type { Job } from '../cms/job'
import {
  addressUid,
  hasPage,
  isBlogType,
  isReferralPage,
  isSecondaryType,
  localeOfDocument,
  resolveLink,
  unknownDocumentMarker,
} from '../cms/linkResolver'
import { memoize } from '../cms/memoize'
import { addressFindings, collisions, pagesBelowWildcards, type AddressSources } from './addressFindings'
import { alternatesOf } from './alternates'
import type { CodePage } from './codePage'
import { linkFindings, vanishingLinkFindings } from './linkFindings'
import type { PlannedPage } from './plannedPage'
import { dataTypes, isShared, templates, unlistedTypes, wildcardLocales } from './templates'

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

/** The documents of one market, by the language of the document that they replace and path: it is not shown there. */
type OwnPages = ReadonlyMap<string, string>

const placeOf = (lang: string, path: string): string => `${lang} ${path}`

const borrowersLanguages = new Set(locales.filter(isBorrower).map(({ contentLanguage }) => contentLanguage))

/** The language of the documents that a document may replace at its address; undefined for one that replaces none. */
function replacedLanguage({ lang }: CmsDocument, { data }: PageDescriptor): string | undefined {
  if (data?.localeCode) return lang
  return borrowersLanguages.has(lang) ? defaultLocale().contentLanguage : undefined
}

const ownPlaces = memoize((document: CmsDocument): [string, string][] => {
  const descriptor = describe(document)
  const lang = replacedLanguage(document, descriptor)
  if (lang === undefined || isSecondaryType(document.type) || !hasPage(document.type)) return []
  if (missingObject(document)) return []
  try {
    return [[placeOf(lang, resolveLink(descriptor)), document.id]]
  } catch {
    // The plan of the document itself reports it.
    return []
  }
})

function ownPagesOf(documents: readonly CmsDocument[]): OwnPages {
  return new Map(documents.flatMap((document) => ownPlaces(document)))
}

/** The markets that may show a document: its own, those that share its language, and those that borrow its page. */
function marketsOf(document: CmsDocument, descriptor: PageDescriptor): Locale[] {
  const home = localeOfDocument(descriptor)
  if (descriptor.data?.localeCode) return [home]
  const only = wildcardLocales[document.type]
  const sharing = localesOfContentLanguage(document.lang).filter(
    (locale) => locale === home || isShared(document.type, document.uid),
  )
  const markets = [...sharing, ...borrowersOf(document)]
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

/** The pages that a document has where no other replaces it, without alternates; or why it has none. */
const ownPlan = memoize(
  (
    document: CmsDocument,
  ): { pages: PlannedPage[]; markets: Locale[] } | { refused: { field: string; message: string } } => {
    const template = templates[document.type]
    if (!template || !hasPage(document.type)) {
      const message = `no template for the type "${document.type}" (${unknownDocumentMarker})`
      return { refused: { field: 'type', message } }
    }
    const descriptor = describe(document)
    try {
      if (resolveLink(descriptor) === unknownDocumentMarker) {
        const message = `the page has no uid, so it has no address (${unknownDocumentMarker})`
        return { refused: { field: 'uid', message } }
      }
      // Its address is checked all the same: the page comes when what it gives is there.
      if (missingObject(document)) return { markets: [], pages: [] }
      const markets = marketsOf(document, descriptor)
      return { markets, pages: markets.map((locale) => pageOf(document, descriptor, locale, template)) }
    } catch (error) {
      const field = isSecondaryType(document.type) || descriptor.data?.localeCode ? 'data.localeCode' : 'lang'
      return { refused: { field, message: messageOf(error) } }
    }
  },
)

/** The pages of one document, the shared documents it replaces, and findings that say why it has no page. */
function pagesOfDocument(
  document: CmsDocument,
  { ownPages, ...sources }: AddressSources & { ownPages: OwnPages },
): { pages: PlannedPage[]; replacedBy: string[]; findings: ContentFinding[] } {
  if (dataTypes.includes(document.type) || isBlogType(document.type))
    return { pages: [], replacedBy: [], findings: [] }
  const plan = ownPlan(document)
  if ('refused' in plan) {
    const { field, message } = plan.refused
    return { pages: [], replacedBy: [], findings: [findingIn(document, field, message)] }
  }
  const { pages, markets } = plan
  const descriptor = describe(document)
  const ownPageAt = ({ path }: PlannedPage): string | undefined =>
    descriptor.data?.localeCode ? undefined : ownPages.get(placeOf(document.lang, path))
  return {
    pages: pages.filter((page) => ownPageAt(page) === undefined),
    replacedBy: pages.flatMap((page) => ownPageAt(page) ?? []),
    findings: addressFindings(document, descriptor, markets, sources),
  }
}

const finished = new WeakMap<PlannedPage, PlannedPage>()

/** A page with its alternates; the same object as before when both are as before. */
function withAlternates(page: PlannedPage, alternates: PlannedPage['alternates']): PlannedPage {
  const before = finished.get(page)
  if (before?.alternates === alternates) return before
  const now = { ...page, alternates }
  finished.set(page, now)
  return now
}

/** A job's page shows the list of jobs, and its way back leads there. */
function listingFindings(jobs: readonly Job[], listing: CmsDocument | undefined): ContentFinding[] {
  if (jobs.length === 0 || listing) return []
  const message = `there are ${jobs.length} jobs and no list of jobs: publish a document of this type in this language`
  return [{ documentId: '(none)', type: 'job_listing', lang: jobLocale.contentLanguage, field: '', message }]
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

/** The page for addresses of jobs that are not open any more, with the list of those that are. */
function closedJobPage(listing: CmsDocument | undefined): PlannedPage[] {
  if (!listing) return []
  return [
    {
      key: `job.closed@${jobLocale.urlCode}`,
      path: closedJobPath,
      template: 'JobClosed',
      locale: jobLocale.urlCode,
      documentType: 'closed_job',
      documentId: 'job.closed',
      uid: null,
      ids: [listing.id],
      alternates: {},
      indexable: false,
      isReferral: false,
    },
  ]
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
    ...pagesOfDocument(document, { codePages, documents: byId, ownPages }),
  }))
  const listing = documents.find(
    ({ type, lang }) => type === 'job_listing' && lang === jobLocale.contentLanguage,
  )
  const pages = [
    ...planned.flatMap((one) => one.pages),
    ...jobPages(jobs, listing),
    ...closedJobPage(listing),
  ]
  const replaced = new Map<string, string[]>()
  for (const { document, replacedBy } of planned) {
    for (const id of replacedBy) replaced.set(id, [...(replaced.get(id) ?? []), document.id])
  }
  // The links of a market document name what it overrides.
  const linking = documents
    .filter(({ type }) => type !== 'market')
    .map((document) => ({ document, links: linksOf(document) }))
  const clusters = alternatesOf({ pages, documents: byId, codePages, replaced })
  const findings = [
    ...planned.flatMap((one) => one.findings),
    ...listingFindings(jobs, listing),
    ...collisions(pages, codePages, byId),
    ...pagesBelowWildcards(pages, codePages, byId),
    ...clusters.findings,
    ...linking.flatMap(({ document, links }) => linkFindings(document, links, byId)),
  ]
  const alternatesAt = (path: string): PlannedPage['alternates'] => clusters.alternates.get(path) ?? {}
  return {
    pages: pages
      .map((page) => withAlternates(page, alternatesAt(page.path)))
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
