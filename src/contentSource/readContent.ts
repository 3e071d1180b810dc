import { defaultLocale, localeFindings, locales, type UrlCode } from '../../locales.config'
import type { ContentFinding } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import type { Job } from '../cms/job'
import { readMarkets, type Market } from '../cms/markets'
import { marketTokenFindings } from '../contentRules/marketTokens'
import type { Environment } from '../environment'
import { pathLookup } from '../pagePlan/pathLookup'
import type { PlannedPage } from '../pagePlan/plannedPage'
import { codeRouteAlternates, missingRoots, planPages } from '../pagePlan/planPages'
import type { Redirect } from '../routing/redirects'
import { buildFormsData } from '../site/buildFormsData'
import { buildSiteData } from '../site/buildSiteData'
import type { FormsData } from '../site/formsData'
import type { SiteData } from '../site/siteData'
import { codeRoutesOf } from './codeRoutes'
import { openContentSource, type ContentSource } from './contentClient'
import { ContentError, contentErrorMessage } from './contentError'
import { pullJobs } from './jobBoard'
import { pullDocuments } from './pullDocuments'
import { readRedirects } from './readRedirects'

/** The content of a repository as it was pulled, with what keeps a site from being built of it. */
export type PulledContent = {
  ref: string
  documents: CmsDocument[]
  jobs: Job[]
  pages: PlannedPage[]
  codeAlternates: Map<string, PlannedPage['alternates']>
  markets: Map<UrlCode, Market>
  redirects: Redirect[]
  /** Names every finding; absent when a site can be built. */
  error?: ContentError
}

/** Everything a build needs of the content, checked. */
export type Content = Omit<PulledContent, 'error'> & {
  siteData: SiteData[]
  formsData: Map<UrlCode, FormsData>
}

function rootFindings(pages: readonly PlannedPage[], codeRoutes: readonly string[]): ContentFinding[] {
  return missingRoots(pages, codeRoutes).map((urlCode) => ({
    documentId: '(none)',
    type: 'homepage',
    lang: locales.find((locale) => locale.urlCode === urlCode)?.contentLanguage ?? '',
    field: '',
    message: `the locale "${urlCode}" has no page at /${urlCode}`,
  }))
}

/**
 * The content source and the ref of what is published now. Throws with the address when the repository cannot
 * be read.
 */
export async function openContent(
  root: string,
  environment: Environment,
): Promise<{ source: ContentSource; ref: string }> {
  const source = openContentSource(root, environment)
  return { source, ref: (await source.client.getMasterRef()).ref }
}

/**
 * Pulls the whole content at a ref, plans its pages and checks it. Throws when something cannot be read, and a
 * ContentError when the locale table is wrong; findings about content are in the result.
 */
export async function pullContent(
  root: string,
  environment: Environment,
  source: ContentSource,
  ref: string,
): Promise<PulledContent> {
  const tableFindings = localeFindings(locales)
  if (tableFindings.length > 0) throw new ContentError(`locales.config.ts:\n  ${tableFindings.join('\n  ')}`)
  const documents = await pullDocuments(source.client, ref)
  const jobs = await pullJobs(root, environment)
  const codeRoutes = codeRoutesOf(root)
  const input = { documents, jobs, codeRoutes }
  const plan = planPages(input)
  const { markets, findings: marketFindings } = readMarkets(documents, locales)
  const { redirects, findings: redirectFindings } = readRedirects(documents)
  const defaultMarket = markets.get(defaultLocale().urlCode)
  const findings = [
    ...plan.findings,
    ...marketFindings,
    ...redirectFindings,
    ...rootFindings(plan.pages, codeRoutes),
    ...(defaultMarket ? marketTokenFindings(documents, defaultMarket.values) : []),
  ]
  const { name, fileFindings } = source
  return {
    ref,
    documents,
    jobs,
    pages: plan.pages,
    codeAlternates: codeRouteAlternates(input, plan),
    markets,
    redirects,
    ...(findings.length + fileFindings.length > 0
      ? { error: new ContentError(contentErrorMessage(name, fileFindings, findings)) }
      : {}),
  }
}

/**
 * Pulls and checks the whole content at a ref. Throws a ContentError that names every finding with document id,
 * type, language and field.
 */
export async function readContent(
  root: string,
  environment: Environment,
  source: ContentSource,
  ref: string,
): Promise<Content> {
  const { error, ...content } = await pullContent(root, environment, source, ref)
  if (error) throw error
  const { documents, pages, markets, redirects } = content
  const pathOf = pathLookup(pages)
  const localesWithMarket = locales.flatMap((locale) => {
    const market = markets.get(locale.urlCode)
    return market ? [{ locale, market }] : []
  })
  return {
    ...content,
    siteData: localesWithMarket.map((of) => buildSiteData({ documents, redirects, pathOf, ...of })),
    formsData: new Map(
      localesWithMarket.map((of) => [of.locale.urlCode, buildFormsData({ documents, ...of })]),
    ),
  }
}
