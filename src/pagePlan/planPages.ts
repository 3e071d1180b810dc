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
  hasPage,
  isBlogType,
  isReferralPage,
  isSecondaryType,
  localeOfDocument,
  resolveLink,
  unknownDocumentMarker,
} from '../cms/linkResolver'
import { alternatesOf } from './alternates'
import type { PlannedPage } from './plannedPage'
import { dataTypes, isShared, templates, unlistedTypes, wildcardLocales } from './templates'

/** Sources of the plan. `codeRoutes` are the paths of `src/pages` that belong to a locale (`/us/about`). */
export type PlanInput = {
  documents: readonly CmsDocument[]
  jobs: readonly Job[]
  codeRoutes: readonly string[]
}

export type PagePlan = { pages: PlannedPage[]; findings: ContentFinding[] }

const jobLocale = defaultLocale()

/**
 * The markets that show a document: its own, and those that share its language and have no replacement for
 * it.
 */
function marketsShowing(
  document: CmsDocument,
  descriptor: PageDescriptor,
  overridden: ReadonlySet<string>,
): Locale[] {
  const home = localeOfDocument(descriptor)
  if (descriptor.data?.localeCode) return [home]
  const only = wildcardLocales[document.type]
  const markets = localesOfContentLanguage(document.lang).filter(
    (locale) =>
      locale === home ||
      (isShared(document.type, document.uid) &&
        !overridden.has(`${locale.code}|${document.type}|${document.uid ?? ''}`)),
  )
  return only ? markets.filter(({ urlCode }) => only.includes(urlCode)) : markets
}

function isListed(document: CmsDocument, locale: Locale): boolean {
  return (
    !unlistedTypes.includes(document.type) && !document.uid?.startsWith('thankyou') && !locale.isPreLaunch
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
    indexable: isListed(document, locale),
    isReferral: isReferralPage(document),
  }
}

/** Pages of one document, or findings that say why it has none. */
function pagesOfDocument(
  document: CmsDocument,
  overridden: ReadonlySet<string>,
  findings: ContentFinding[],
): PlannedPage[] {
  if (dataTypes.includes(document.type) || isBlogType(document.type)) return []
  const template = templates[document.type]
  if (!template || !hasPage(document.type)) {
    findings.push(
      findingIn(document, 'type', `no template for the type "${document.type}" (${unknownDocumentMarker})`),
    )
    return []
  }
  const descriptor = describe(document)
  try {
    if (resolveLink(descriptor) === unknownDocumentMarker) {
      findings.push(
        findingIn(document, 'uid', `the page has no uid, so it has no address (${unknownDocumentMarker})`),
      )
      return []
    }
    return marketsShowing(document, descriptor, overridden).map((locale) =>
      pageOf(document, descriptor, locale, template),
    )
  } catch (error) {
    const field = isSecondaryType(document.type) || descriptor.data?.localeCode ? 'data.localeCode' : 'lang'
    findings.push(findingIn(document, field, error instanceof Error ? error.message : String(error)))
    return []
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
  codeRoutes: readonly string[],
  documents: ReadonlyMap<string, CmsDocument>,
): ContentFinding[] {
  const byPath = new Map<string, PlannedPage[]>()
  for (const page of pages) byPath.set(page.path, [...(byPath.get(page.path) ?? []), page])
  const found: ContentFinding[] = []
  for (const [path, owners] of byPath) {
    const sources = owners.map(({ documentId }) => documentId)
    if (codeRoutes.includes(path)) sources.push(`src/pages${path}`)
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
  codeRoutes: readonly string[],
  documents: ReadonlyMap<string, CmsDocument>,
): ContentFinding[] {
  const paths = [...pages.map(({ path }) => path), ...codeRoutes]
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

function linkFindings(document: CmsDocument, documents: ReadonlyMap<string, CmsDocument>): ContentFinding[] {
  return documentLinks(document.data, 'data').flatMap(({ path, link }) => {
    if (link.isBroken)
      return [findingIn(document, path, `broken link: ${link.id} was deleted or is not published`)]
    const target = documents.get(link.id)
    if (!target) return [findingIn(document, path, `unknown document ${link.id} is linked`)]
    if (!hasPage(target.type) && !isBlogType(target.type))
      return [findingIn(document, path, `link to ${link.id} of type "${target.type}", which has no page`)]
    return []
  })
}

/**
 * Documents in, pages out. Pure, since page creation and the checks use it, and so can a resident publisher.
 * Collects every finding; a plan with findings must not be built.
 */
export function planPages({ documents, jobs, codeRoutes }: PlanInput): PagePlan {
  const findings: ContentFinding[] = []
  const byId = new Map(documents.map((document) => [document.id, document]))
  const overridden = new Set(
    documents.flatMap((document) => {
      const code = describe(document).data?.localeCode
      return code ? [`${code}|${document.type}|${document.uid ?? ''}`] : []
    }),
  )
  const listing = documents.find(
    ({ type, lang }) => type === 'job_listing' && lang === jobLocale.contentLanguage,
  )
  const pages = [
    ...documents.flatMap((document) => pagesOfDocument(document, overridden, findings)),
    ...jobPages(jobs, listing),
  ]
  findings.push(...collisions(pages, codeRoutes, byId))
  findings.push(...pagesBelowWildcards(pages, codeRoutes, byId))
  findings.push(
    ...documents.filter(({ type }) => type !== 'market').flatMap((document) => linkFindings(document, byId)),
  )
  const alternates = alternatesOf(pages, byId, codeRoutes)
  const finished = pages.map((page) => ({ ...page, alternates: alternates.get(page.path) ?? {} }))
  return { pages: finished.sort((a, b) => (a.path < b.path ? -1 : 1)), findings }
}

/** The alternates of the pages of code, by path; from the same clusters as those of the documents. */
export function codeRouteAlternates(
  input: PlanInput,
  plan: PagePlan,
): Map<string, PlannedPage['alternates']> {
  const byId = new Map(input.documents.map((document) => [document.id, document]))
  return alternatesOf(plan.pages, byId, input.codeRoutes)
}

/** Locales without a page at their root; each is a finding. */
export function missingRoots(pages: readonly PlannedPage[], codeRoutes: readonly string[]): UrlCode[] {
  const paths = new Set([...pages.map(({ path }) => path), ...codeRoutes])
  return locales.map(({ urlCode }) => urlCode).filter((urlCode) => !paths.has(`/${urlCode}`))
}
