import { readdirSync } from 'node:fs'
import path from 'node:path'
import { defaultLocale, localeProblems, locales, type UrlCode } from '../../locales.config'
import type { CmsDocument, ContentProblem } from '../../src/cms/document'
import type { FormsData } from '../../src/cms/formsData'
import { formsDataOf } from '../../src/cms/formsDataOf'
import { codeRouteAlternates, missingRoots, planPages, type PagePlan } from '../../src/cms/pagePlan'
import type { Job } from '../../src/cms/pagePlan/jobs'
import type { PlannedPage } from '../../src/cms/pagePlan/plannedPage'
import type { SiteData } from '../../src/cms/siteData'
import {
  marketsOf,
  pathLookup,
  redirectsOf,
  siteDataOf,
  tokenProblems,
  type Market,
} from '../../src/cms/siteDataOf'
import type { Environment } from '../../src/environment'
import type { Redirect } from '../../src/routing/redirects'
import { openContentSource, type ContentSource, type FileProblem } from './contentClient'
import { pullJobs } from './jobs'
import { pullDocuments } from './pull'

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

/** Thrown with every problem of the content at once. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
}

/** Paths of the pages of code that stand in a locale: `src/pages/us/about.tsx` → `/us/about`. */
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

/** One message for all problems, the place of each in front. */
export function contentErrorMessage(
  source: string,
  files: readonly FileProblem[],
  problems: readonly ContentProblem[],
): string {
  const lines = [
    ...files.map(({ file, message }) => `  ${file}\n    ${message}`),
    ...problems.map(
      ({ documentId, type, lang, field, message }) =>
        `  ${documentId} (type ${type}, language ${lang}) ${field}\n    ${message}`,
    ),
  ]
  return `The content of ${source} has ${lines.length} problem${lines.length === 1 ? '' : 's'}; nothing was built:\n${lines.join('\n')}`
}

function rootProblems(pages: readonly PlannedPage[], codeRoutes: readonly string[]): ContentProblem[] {
  return missingRoots(pages, codeRoutes).map((urlCode) => ({
    documentId: '(none)',
    type: 'homepage',
    lang: locales.find((locale) => locale.urlCode === urlCode)?.contentLanguage ?? '',
    field: '',
    message: `the locale "${urlCode}" has no page at /${urlCode}`,
  }))
}

/** The content source and the ref of what is published now. Throws with the address when it cannot be read. */
export async function openContent(
  root: string,
  environment: Environment,
): Promise<{ source: ContentSource; ref: string }> {
  const source = openContentSource(root, environment)
  return { source, ref: (await source.client.getMasterRef()).ref }
}

/**
 * Pulls and checks the whole content at a ref. Throws a ContentError that names every problem with document id,
 * type, language and field.
 */
export async function readContent(
  root: string,
  environment: Environment,
  source: ContentSource,
  ref: string,
): Promise<Content> {
  const tableProblems = localeProblems(locales)
  if (tableProblems.length > 0) throw new ContentError(`locales.config.ts:\n  ${tableProblems.join('\n  ')}`)
  const documents = await pullDocuments(source.client, ref)
  const jobs = await pullJobs(root, environment)
  const codeRoutes = codeRoutesOf(root)
  const input = { documents, jobs, codeRoutes }
  const plan: PagePlan = planPages(input)
  const { markets, problems: marketProblems } = marketsOf(documents, locales)
  const { redirects, problems: redirectProblems } = redirectsOf(documents)
  const defaultMarket = markets.get(defaultLocale().urlCode)
  const problems = [
    ...plan.problems,
    ...marketProblems,
    ...redirectProblems,
    ...rootProblems(plan.pages, codeRoutes),
    ...(defaultMarket ? tokenProblems(documents, defaultMarket.values) : []),
  ]
  if (problems.length + source.fileProblems.length > 0) {
    throw new ContentError(contentErrorMessage(source.name, source.fileProblems, problems))
  }
  const pathOf = pathLookup(plan.pages)
  const siteData = locales.flatMap((locale) => {
    const market = markets.get(locale.urlCode)
    return market ? [siteDataOf({ documents, locale, market, redirects, pathOf })] : []
  })
  const forms = new Map(
    locales.flatMap((locale): [UrlCode, FormsData][] => {
      const market = markets.get(locale.urlCode)
      return market ? [[locale.urlCode, formsDataOf({ documents, locale, market })]] : []
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
