import { localeFindings, locales, type UrlCode } from '../../locales.config'
import type { ContentFinding } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import type { Job } from '../cms/job'
import { readMarkets, type Market } from '../cms/markets'
import { readProductScreens, type ProductScreens } from '../cms/productScreens'
import { marketTokenFindings } from '../contentRules/marketTokens'
import { overrideFindings } from '../contentRules/overrides'
import type { DemoContent } from '../demo/content'
import { readDemos } from '../demo/readDemos'
import type { Environment } from '../environment'
import type { CodePage } from '../pagePlan/codePage'
import { pathLookup } from '../pagePlan/pathLookup'
import type { PlannedPage } from '../pagePlan/plannedPage'
import { missingRoots, planPages } from '../pagePlan/planPages'
import type { Redirect } from '../routing/redirects'
import { buildFormsData } from '../site/buildFormsData'
import { buildSiteData } from '../site/buildSiteData'
import type { FormsData } from '../site/formsData'
import type { SiteData } from '../site/siteData'
import { codeDocuments } from '../us/documents'
import { codePagesOf } from './codePages'
import { openContentSource, type ContentSource } from './contentClient'
import { ContentError, contentErrorMessage } from './contentError'
import { pullJobs } from './jobBoard'
import { pullDocuments } from './pullDocuments'
import { readRedirects } from './readRedirects'

/** What is published now: the content source, the ref of its documents, and the vacancies. */
export type PublishedContent = { source: ContentSource; ref: string; jobs: Job[] }

/** The content of a repository as it was pulled, with what keeps a site from being built of it. */
export type PulledContent = {
  ref: string
  documents: CmsDocument[]
  /** The content of the pages of code. */
  codeDocuments: readonly CmsDocument[]
  jobs: Job[]
  pages: PlannedPage[]
  codeAlternates: Map<string, PlannedPage['alternates']>
  /** The names of the pages of code that declare one, by path. */
  codeNames: Map<string, string>
  markets: Map<UrlCode, Market>
  productScreens: Map<UrlCode, ProductScreens>
  redirects: Redirect[]
  /** Names every finding; absent when a site can be built. */
  error?: ContentError
}

/** Everything a build needs of the content, checked. */
export type Content = Omit<PulledContent, 'error'> & {
  siteData: SiteData[]
  formsData: Map<UrlCode, FormsData>
  /** The interactive demo of the locales whose language has one. */
  demoContents: Map<UrlCode, DemoContent>
}

function rootFindings(pages: readonly PlannedPage[], codePages: readonly CodePage[]): ContentFinding[] {
  return missingRoots(pages, codePages).map((urlCode) => ({
    documentId: '(none)',
    type: 'homepage',
    lang: locales.find((locale) => locale.urlCode === urlCode)?.contentLanguage ?? '',
    field: '',
    message: `the locale "${urlCode}" has no page at /${urlCode}`,
  }))
}

/**
 * Asks for what is published now. The vacancies are pulled each time: a job board names no version by which a closed
 * job could be noticed, and its list is one small request. Throws with the address when one of the two cannot be read.
 */
export async function openContent(root: string, environment: Environment): Promise<PublishedContent> {
  const source = openContentSource(root, environment)
  const [{ ref }, jobs] = await Promise.all([source.client.getMasterRef(), pullJobs(root, environment)])
  return { source, ref, jobs }
}

/**
 * Pulls the documents at a ref, plans the pages and checks everything. Throws when something cannot be read, and a
 * ContentError when the locale table is wrong; findings about content are in the result.
 */
export async function pullContent(
  root: string,
  { source, ref, jobs }: PublishedContent,
): Promise<PulledContent> {
  const tableFindings = localeFindings(locales)
  if (tableFindings.length > 0) throw new ContentError(`locales.config.ts:\n  ${tableFindings.join('\n  ')}`)
  const documents = await pullDocuments(source.client, ref)
  const codePages = codePagesOf(root)
  const { pages, codeAlternates, findings: planFindings } = planPages({ documents, jobs, codePages })
  const { markets, findings: marketFindings } = readMarkets(documents, locales)
  const { productScreens, findings: screenFindings } = readProductScreens(documents)
  const { redirects, findings: redirectFindings } = readRedirects(documents)
  const findings = [
    ...planFindings,
    ...marketFindings,
    ...screenFindings,
    ...overrideFindings(documents, pages),
    ...redirectFindings,
    ...rootFindings(pages, codePages),
    ...marketTokenFindings([...documents, ...codeDocuments], markets),
  ]
  const { name, fileFindings } = source
  return {
    ref,
    documents,
    codeDocuments,
    jobs,
    pages,
    codeAlternates,
    codeNames: new Map(
      codePages.flatMap(({ path, name }): [string, string][] => (name ? [[path, name]] : [])),
    ),
    markets,
    productScreens,
    redirects,
    ...(findings.length + fileFindings.length > 0
      ? { error: new ContentError(contentErrorMessage(name, fileFindings, findings)) }
      : {}),
  }
}

/**
 * Pulls and checks the whole content that is published. Throws a ContentError that names every finding with document
 * id, type, language and field.
 */
export async function readContent(root: string, published: PublishedContent): Promise<Content> {
  const { error, ...content } = await pullContent(root, published)
  if (error) throw error
  const { documents, pages, markets, productScreens, redirects } = content
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
    demoContents: readDemos({ documents, markets, productScreens }),
  }
}
