import { readdirSync } from 'node:fs'
import path from 'node:path'
import { defaultLocale, localeFindings, locales, type UrlCode } from '../../locales.config'
import type { ContentFinding } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import type { Job } from '../cms/job'
import { readMarkets, type Market } from '../cms/markets'
import { marketTokenFindings } from '../contentRules/marketTokens'
import type { Environment } from '../environment'
import { pathLookup } from '../pagePlan/pathLookup'
import type { PlannedPage } from '../pagePlan/plannedPage'
import { codeRouteAlternates, missingRoots, planPages, type PagePlan } from '../pagePlan/planPages'
import type { Redirect } from '../routing/redirects'
import { buildFormsData } from '../site/buildFormsData'
import { buildSiteData } from '../site/buildSiteData'
import type { FormsData } from '../site/formsData'
import type { SiteData } from '../site/siteData'
import { openContentSource, type ContentSource, type FileFinding } from './contentClient'
import { pullJobs } from './jobBoard'
import { pullDocuments } from './pullDocuments'
import { readRedirects } from './readRedirects'

/** Everything a build needs of the content, checked. */
export type Content = {
  ref: string
  documents: CmsDocument[]
  jobs: Job[]
  pages: PlannedPage[]
  codeAlternates: Map<string, PlannedPage['alternates']>
  markets: Map<UrlCode, Market>
  redirects: Redirect[]
  siteData: SiteData[]
  /** What the forms of each locale need. */
  forms: Map<UrlCode, FormsData>
}

/** Thrown with every finding of the content at once. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
}

/** Paths of the pages of code in a locale: `src/pages/us/about.tsx` → `/us/about`. */
export function codeRoutesOf(root: string): string[] {
  const pages = path.join(root, 'src/pages')
  return readdirSync(pages, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: locale }) =>
      readdirSync(path.join(pages, locale))
        .filter((file) => /^[^.]+\.tsx$/.test(file))
        .map((file) => file.replace(/\.tsx$/, ''))
        .map((page) => (page === 'index' ? `/${locale}` : `/${locale}/${page}`)),
    )
}

/** One message for all findings, the place of each in front. */
export function contentErrorMessage(
  source: string,
  files: readonly FileFinding[],
  findings: readonly ContentFinding[],
): string {
  const lines = [
    ...files.map(({ file, message }) => `  ${file}\n    ${message}`),
    ...findings.map(
      ({ documentId, type, lang, field, message }) =>
        `  ${documentId} (type ${type}, language ${lang}) ${field}\n    ${message}`,
    ),
  ]
  return `The content of ${source} has ${lines.length} problem${lines.length === 1 ? '' : 's'}; nothing was built:\n${lines.join('\n')}`
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
 * Pulls and checks the whole content at a ref. Throws a ContentError that names every finding with document id,
 * type, language and field.
 */
export async function readContent(
  root: string,
  environment: Environment,
  source: ContentSource,
  ref: string,
): Promise<Content> {
  const tableFindings = localeFindings(locales)
  if (tableFindings.length > 0) throw new ContentError(`locales.config.ts:\n  ${tableFindings.join('\n  ')}`)
  const documents = await pullDocuments(source.client, ref)
  const jobs = await pullJobs(root, environment)
  const codeRoutes = codeRoutesOf(root)
  const input = { documents, jobs, codeRoutes }
  const plan: PagePlan = planPages(input)
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
  if (findings.length + source.fileFindings.length > 0) {
    throw new ContentError(contentErrorMessage(source.name, source.fileFindings, findings))
  }
  const pathOf = pathLookup(plan.pages)
  const siteData = locales.flatMap((locale) => {
    const market = markets.get(locale.urlCode)
    return market ? [buildSiteData({ documents, locale, market, redirects, pathOf })] : []
  })
  const forms = new Map(
    locales.flatMap((locale): [UrlCode, FormsData][] => {
      const market = markets.get(locale.urlCode)
      return market ? [[locale.urlCode, buildFormsData({ documents, locale, market })]] : []
    }),
  )
  return {
    ref,
    documents,
    jobs,
    pages: plan.pages,
    codeAlternates: codeRouteAlternates(input, plan),
    markets,
    redirects,
    siteData,
    forms,
  }
}
